import { DAY_MS } from '#shared/durations.ts';

// Limits of settlements (contract §13).

/** Maximum proceeds of an entry, so that the sum of 100 entries is a safe integer (contract §13). */
export const MAX_ENTRY_AMOUNT = 50_000_000_000_000;
export const UNITS = [1, 100, 1000, 10_000] as const;
export const MIN_TITLE_LENGTH = 2;
export const MAX_TITLE_LENGTH = 40;
export const MAX_ENTRIES = 100;
export const MAX_ENTRY_NAME_LENGTH = 30;
export const MAX_ENTRY_QUANTITY = 9999;
export const MAX_SHARES = 50;
export const MIN_NAME_LENGTH = 2;
export const MAX_NAME_LENGTH = 12;
export const MAX_WEIGHT = 1000;
/** Time after a party's end within which its members may begin a settlement. */
export const BEGUN_WITHIN_MS = 30 * DAY_MS;
/** Maximum number of settlements in a list, the newest ones. */
export const LISTED = 100;
