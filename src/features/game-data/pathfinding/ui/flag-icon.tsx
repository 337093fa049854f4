/** Where a way ends; in the hand of the line icons. */
export function FlagIcon() {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M5 21V4m0 0h13l-3 4.500 3 4.500H5" />
    </svg>
  );
}
