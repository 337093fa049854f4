import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/durations.ts';

// contract §15

export const MESSAGES_A_MINUTE = 10;
export const RATE_WINDOW_MS = MINUTE_MS;
/** Of a message without a moment of its own. */
export const SENT_WITHIN_MS = 12 * HOUR_MS;
export const MESSAGES_STORED_MS = 7 * DAY_MS;
/** A guild that is closed or hidden may come back: until then its messages wait. */
export const OPEN_AGAIN_MS = 5 * MINUTE_MS;
