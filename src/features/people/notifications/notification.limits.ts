/** Days that a notification stays that was read, or reached a browser or the webhook. */
export const DONE_RETENTION_DAYS = 30;
/** Days that any stays. */
export const RETENTION_DAYS = 90;
export const MAX_PUSH_SUBSCRIPTIONS = 10;
export const MAX_UNREAD_COUNTED = 100;
export const MAX_MARKED = 100;
