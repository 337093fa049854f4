/** Maximum amount in 전 that one character can carry. */
export const MAX_PRICE = 4_294_967_295;
export const MAX_QUANTITY = 9_999;
export const MAX_COMMENT_LENGTH = 200;
export const MAX_WAITING = 50;
/** Maximum number of listings of one item by one player. */
export const LISTINGS_PER_HOUR = 6;
/** Maximum number for an item with durability, whose pieces are sold one by one. */
export const LISTINGS_AFTER_COMPLETION = 20;
export const LISTINGS_WINDOW_MS = 60 * 60 * 1000;
/** Number of days without a change after which a waiting trade is marked, then cancelled. */
export const OLD_AFTER_DAYS = 14;
export const CANCELLED_AFTER_DAYS = 30;
export const PULL_UP_EVERY_MS = 60 * 60 * 1000;

export const BOOK_COUNTED = 1000;
/** Maximum number of rows scanned for filters that no index covers before a page ends with a cursor. */
export const MAX_SCANNED = 10_000;
/** Number of the newest trades whose comments are searched. */
export const COMMENTS_SEARCHED = 5000;
export const ITEMS_SEARCHED = 50;
export const MAX_SEARCHES = 20;
export const MAX_QUERY_LENGTH = 50;
export const MAX_SEARCH_NAME_LENGTH = 30;
export const MAX_SEARCH_LENGTH = 500;
