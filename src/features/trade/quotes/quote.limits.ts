/** Below this the figure is called 매물가 and nothing is compared with it. */
export const MIN_QUOTE_PLAYERS = 3;
/** Below this low, high and last price say that they rest on little. */
export const MIN_RANGE_PLAYERS = 5;
