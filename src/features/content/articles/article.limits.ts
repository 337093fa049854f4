/** Limits of articles (contract §18). */
export const TITLE_LENGTH = { min: 2, max: 80 } as const;
export const OUTLINK_MAX_LENGTH = 500;
/** Default and maximum number of rows of a list. */
export const LISTED_ARTICLES = { usual: 20, most: 50 } as const;
export const SEARCH_LENGTH = { min: 2, max: 50 } as const;
/** Maximum bytes of a body with a document: the document's limit plus the other fields. */
export const ARTICLE_BODY_BYTES = 264 * 1024;
/** Maximum bytes of the other fields in a draft. */
export const DRAFT_FIELDS_MAX_BYTES = 8 * 1024;
export const PRESENCE_SECONDS = 90;
export const RELATED_GUIDES = 3;
/** Number of days from now in 다가오는 일정. */
export const UPCOMING_DAYS = 14;
export const FEED_ENTRIES = 50;
