import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/durations.ts';

// Limits of a guild's webhook (contract §15).

export const MESSAGES_A_MINUTE = 10;
export const RATE_WINDOW_MS = MINUTE_MS;
/** Time within which a message without a time of its own is sent. */
export const SENT_WITHIN_MS = 12 * HOUR_MS;
export const MESSAGES_STORED_MS = 7 * DAY_MS;
/** A closed or hidden guild may return; its messages are tried again after this time until then. */
export const OPEN_AGAIN_MS = 5 * MINUTE_MS;
