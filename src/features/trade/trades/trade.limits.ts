/** What one character can hold, in 전 (contract §5). */
export const MAX_PRICE = 4_294_967_295;
export const MAX_QUANTITY = 9_999;
export const MAX_COMMENT_LENGTH = 200;
/** Waiting trades of one player. */
export const MAX_WAITING = 50;
/** Days after which a waiting trade that nobody touched is marked, and then cancelled. */
export const OLD_AFTER_DAYS = 14;
export const CANCELLED_AFTER_DAYS = 30;
export const PULL_UP_EVERY_MS = 60 * 60 * 1000;

/** Trades of one side of an order book are counted up to here. */
export const BOOK_COUNTED = 1000;
/** Rows that a list with filters no index knows looks at before it answers with what it has and where to go on. */
export const MAX_SCANNED = 10_000;
/** Comments are searched in this many of the newest trades. */
export const COMMENTS_SEARCHED = 5000;
/** Items whose names a search in the market may mean. */
export const ITEMS_SEARCHED = 50;
export const MAX_SEARCHES = 20;
export const MAX_QUERY_LENGTH = 50;
export const MAX_SEARCH_NAME_LENGTH = 30;
/** Letters of a saved search's query. */
export const MAX_SEARCH_LENGTH = 500;
