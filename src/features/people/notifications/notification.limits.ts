export const RETENTION_DAYS = 90;
export const MAX_PUSH_SUBSCRIPTIONS = 10;
export const MAX_UNREAD_COUNTED = 100;
export const MAX_MARKED = 100;
