/** Opens the question about ads again; without scripts it leads to what is kept of visitors. */
export function AdChoiceLink() {
  return (
    <a href="/notice/policy" data-ad-choice="">
      광고 설정
    </a>
  );
}
