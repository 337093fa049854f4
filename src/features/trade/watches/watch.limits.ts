export const MAX_WATCHES = 50;
/** Hysteresis: part of the price that a quote must return by before it can cross again. */
export const QUOTE_BACK_BY = 0.03;
export const PREVIEW_WEEK_DAYS = 7;
export const PREVIEW_MONTH_DAYS = 30;
/** Limit for each watch and hour, so that repeated listings of one player stop notifying. */
export const MAX_RINGS_BY_ONE_PLAYER = 3;

/** Maximum number of ids of one kind in one request. */
export const MAX_ALERTED = 50;
