/** Days for which notifications are kept that were read or delivered to a browser or the webhook. */
export const DONE_RETENTION_DAYS = 30;
/** Maximum number of days for which any notification is kept. */
export const RETENTION_DAYS = 90;
export const MAX_PUSH_SUBSCRIPTIONS = 10;
export const MAX_UNREAD_COUNTED = 100;
export const MAX_MARKED = 100;
