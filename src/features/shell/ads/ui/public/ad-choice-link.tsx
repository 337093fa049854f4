/** Opens the question about ads again; without scripts it leads to the policy's section on stored data. */
export function AdChoiceLink() {
  return (
    <a href="/notice/policy" data-ad-choice="">
      광고 설정
    </a>
  );
}
