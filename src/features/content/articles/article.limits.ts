/** contract §18 */
export const TITLE_LENGTH = { min: 2, max: 80 } as const;
export const OUTLINK_MAX_LENGTH = 500;
/** Rows of a list. */
export const LISTED_ARTICLES = { usual: 20, most: 50 } as const;
export const SEARCH_LENGTH = { min: 2, max: 50 } as const;
/** Of a body with a document: the document's limit and what stands beside it. */
export const ARTICLE_BODY_BYTES = 264 * 1024;
/** Of the other fields in a draft. */
export const DRAFT_FIELDS_MAX_BYTES = 8 * 1024;
export const PRESENCE_SECONDS = 90;
export const RELATED_GUIDES = 3;
/** Days from now that 다가오는 일정 holds. */
export const UPCOMING_DAYS = 14;
export const FEED_ENTRIES = 50;
