/** Of one player. */
export const MAX_WATCHES = 50;
/** A quote that has crossed must go back by this part of the price before it can cross again: it may tremble around it. */
export const QUOTE_BACK_BY = 0.03;
/** Days that the preview looks back on. */
export const PREVIEW_WEEK_DAYS = 7;
export const PREVIEW_MONTH_DAYS = 30;
/** How often one player's trades ring for one watch in an hour: whoever makes the same listing again and again is not heard. */
export const MAX_RINGS_BY_ONE_PLAYER = 3;
