import { MINUTE_MS } from '#shared/durations.ts';

// contract §16

export const MIN_KEYWORD_LENGTH = 2;
export const MAX_KEYWORD_LENGTH = 20;
export const MAX_KEYWORDS = 20;
/** After it rang; what is heard meanwhile rings once at the end. */
export const QUIET_MS = 10 * MINUTE_MS;
/** Shouts that a preview looks at. */
export const PREVIEWED = 10_000;
