/** One entry of a list to choose from. */
export interface Choice {
  value: string;
  label: string;
  /** Quiet, at the right: a count, a kind. */
  hint?: string;
}
