/**
 * Links to the form of inquiries, which `startCorrections` of the inquiries opens as a dialog.
 * @param about the reported fact in a player's words; default: the title of the page
 */
export function CorrectionLink({ about = '' }: { about?: string | undefined }) {
  return (
    <a
      className="quiet-link underline"
      href={`/notice/ask?type=3&about=${encodeURIComponent(about)}`}
      data-correct={about}
    >
      틀린 정보 제보
    </a>
  );
}
