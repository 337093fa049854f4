/** Minimum number of players for a quote; below it the figure is called 매물가 and nothing is compared with it. */
export const MIN_QUOTE_PLAYERS = 3;
/** Minimum number of players for reliable low, high and last prices; below it they are marked as uncertain. */
export const MIN_RANGE_PLAYERS = 5;
