/** What one character can hold, in 전 (contract §5). */
export const MOST_PRICE = 4_294_967_295;
export const MOST_QUANTITY = 9_999;
export const LONGEST_COMMENT = 200;
/** Waiting trades of one player. */
export const MOST_WAITING = 50;
/** Days after which a waiting trade that nobody touched is marked, and then cancelled. */
export const OLD_AFTER_DAYS = 14;
export const CANCELLED_AFTER_DAYS = 30;
export const PULL_UP_EVERY_MS = 60 * 60 * 1000;
