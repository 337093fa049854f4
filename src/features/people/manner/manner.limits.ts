import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/durations.ts';

// contract §17

/** Between two of one giver to one receiver. */
export const AGAIN_AFTER_MS = 168 * HOUR_MS;
/** Younger accounts give none. */
export const ACCOUNT_AGE_MS = 7 * DAY_MS;
/** After the confirmation of a trade, or the end of a party. */
export const GIVE_WITHIN_MS = 14 * DAY_MS;
/** In one party. */
export const TOGETHER_MS = 20 * MINUTE_MS;
export const SHOWN_MS = 365 * DAY_MS;
