/** Limits of documents (contract §18). */
export const DOCUMENT_LIMITS = {
  depth: 12,
  nodes: 5000,
  /** Total number of letters in all texts. */
  text: 60_000,
  tableRows: 100,
  tableColumns: 12,
  span: 20,
  /** Size of the JSON in bytes. */
  bytes: 256 * 1024,
} as const;

export const ALT_MAX_LENGTH = 200;
export const CAPTION_MAX_LENGTH = 200;
export const SPOILER_SUMMARY_MAX_LENGTH = 80;
export const LINK_MAX_LENGTH = 2000;
export const ANCHOR_MAX_LENGTH = 40;
export const FIGURE_MAX_COUNT = 9999;
export const FIGURE_MAX_SKILLS = 5;
