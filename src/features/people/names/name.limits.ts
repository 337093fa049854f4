import { DAY_MS } from '#shared/durations.ts';

/** contract §4 */
export const RENAME_EVERY_MS = 30 * DAY_MS;
/** Of a new profile: one change in it is not counted. */
export const FIRST_RENAME_MS = DAY_MS;
/** A given-up name is refused to others. */
export const NAME_REST_MS = 30 * DAY_MS;
