/**
 * Reports a wrong value: a link to the form of inquiries, which `startCorrections` of the inquiries turns into a dialog in its place.
 * @param about what is shown, in a player's words; left out: whatever the page is called
 */
export function CorrectionLink({ about = '' }: { about?: string | undefined }) {
  return (
    <a className="quiet-link" href={`/notice/ask?type=3&about=${encodeURIComponent(about)}`} data-correct={about}>
      틀린 값 알리기
    </a>
  );
}
