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

/** Trades of one side of an order book are counted up to here. */
export const BOOK_COUNTED = 1000;
/** Rows that a list with filters no index knows looks at before it answers with what it has and where to go on. */
export const MOST_SCANNED = 10_000;
/** Comments are searched in this many of the newest trades. */
export const COMMENTS_SEARCHED = 5000;
/** Items whose names a search in the market may mean. */
export const ITEMS_SEARCHED = 50;
export const MOST_SEARCHES = 20;
export const LONGEST_QUERY = 50;
export const LONGEST_SEARCH_NAME = 30;
/** Letters of a saved search's query. */
export const LONGEST_SEARCH = 500;
