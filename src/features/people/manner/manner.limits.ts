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

/** 1 약속을 지켜요, 2 답이 빨라요, 3 설명과 같아요. */
export const TRADE_TAGS = [1, 2, 3] as const;
export const PARTY_TAGS = [1, 2] as const;
export type MannerTag = (typeof TRADE_TAGS)[number];
