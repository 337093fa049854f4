/** Listings of a side are counted up to this. */
export const MAX_OPEN_COUNTED = 100_000;
