/** Windows, in days, that are precomputed: those that the site shows everywhere. */
export const READY_DAYS: readonly number[] = [1, 7, 30];
/** Windows, in days, that are stored on request until a trade changes them. */
export const REQUESTED_DAYS: readonly number[] = [90, 365];
export const MAX_READY_DAYS = 30;
/** `game_server` of rows over all servers. */
export const ALL_SERVERS = 0;
