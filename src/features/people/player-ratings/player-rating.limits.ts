import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/durations.ts';

// Source of these limits: contract §17.

/** Minimum time between two compliments from one player to another. */
export const AGAIN_AFTER_MS = 168 * HOUR_MS;
/** Minimum age of the giver's account. */
export const ACCOUNT_AGE_MS = 7 * DAY_MS;
/** Time after the confirmation of a trade, or the end of a party, within which a compliment may be given. */
export const GIVE_WITHIN_MS = 14 * DAY_MS;
/** Minimum time together in a party. */
export const TOGETHER_MS = 20 * MINUTE_MS;
export const SHOWN_MS = 365 * DAY_MS;

/** 1 약속을 지켜요, 2 답이 빨라요, 3 설명과 같아요. */
export const TRADE_TAGS = [1, 2, 3] as const;
export const PARTY_TAGS = [1, 2] as const;
export type RatingTag = (typeof TRADE_TAGS)[number];
