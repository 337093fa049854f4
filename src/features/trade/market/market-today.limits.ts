/** Counting the listings of a side stops at this number. */
export const MAX_OPEN_COUNTED = 100_000;
