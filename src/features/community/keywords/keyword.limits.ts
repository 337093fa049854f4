import { MINUTE_MS } from '#shared/durations.ts';

// Limits of keywords (contract §16).

export const MIN_KEYWORD_LENGTH = 2;
export const MAX_KEYWORD_LENGTH = 20;
export const MAX_KEYWORDS = 20;
/** Quiet time after a notification. Hits within it are notified once at its end. */
export const QUIET_MS = 10 * MINUTE_MS;
/** Number of shouts that a preview searches. */
export const PREVIEWED = 10_000;
