/** Windows whose quotes always stand ready: what the site shows everywhere. */
export const READY_DAYS: readonly number[] = [1, 7, 30];
/** Windows whose quotes are kept once somebody asked, until a trade changes them. */
export const REQUESTED_DAYS: readonly number[] = [90, 365];
/** Trades that the ready windows and those before them are made of. */
export const MAX_READY_DAYS = 30;
/** `game_server` of a row about all servers together. */
export const ALL_SERVERS = 0;
