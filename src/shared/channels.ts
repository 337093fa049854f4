/** The largest number of a channel in the game; they begin at 1, and 0 stands for an unknown one. */
export const MAX_CHANNEL = 9_999;
