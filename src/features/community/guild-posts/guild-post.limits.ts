import { HOUR_MS } from '#shared/durations.ts';

// Limits of guild posts (contract §14).

export const MAX_POST_LENGTH = 2000;
export const MAX_COMMENT_LENGTH = 500;
export const MAX_COMMENTS = 200;
export const POSTS_AN_HOUR = 60;
export const POSTS_WINDOW_MS = HOUR_MS;
/** Maximum number of comments of each post in a list, the last ones. */
export const LISTED_COMMENTS = 20;
export const MAX_LISTED = 50;
