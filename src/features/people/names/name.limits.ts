import { DAY_MS } from '#shared/durations.ts';

/** Minimum time between two counted renames (contract §4). */
export const RENAME_EVERY_MS = 30 * DAY_MS;
/** Within this time after the profile's creation, the first rename does not count. */
export const FIRST_RENAME_MS = DAY_MS;
/** Time for which a name that was given up stays reserved for its former holder. */
export const NAME_REST_MS = 30 * DAY_MS;
