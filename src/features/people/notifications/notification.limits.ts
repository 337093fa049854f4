/** Notifications are thrown away after so many days. */
export const RETENTION_DAYS = 90;
/** Browsers of one player that are told; the oldest gives way. */
export const MAX_PUSH_SUBSCRIPTIONS = 10;
/** More are counted as this many. */
export const MAX_UNREAD_COUNTED = 100;
/** Ids of one call that marks them read. */
export const MAX_MARKED = 100;
