/** What all pieces of one entry brought: the sum of 100 entries stays an exact number (contract §13). */
export const MAX_ENTRY_AMOUNT = 50_000_000_000_000;
export const UNITS = [1, 100, 1000, 10_000] as const;
