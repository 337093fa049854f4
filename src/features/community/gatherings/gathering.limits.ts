import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/durations.ts';

// Limits of gatherings (contract §15).

export const MIN_TITLE_LENGTH = 2;
export const MAX_TITLE_LENGTH = 40;
export const MAX_PLACE_LENGTH = 60;
export const MAX_NOTE_LENGTH = 500;
export const MIN_MINUTES = 10;
export const MAX_MINUTES = 720;
export const USUAL_MINUTES = 120;
export const MIN_CAPACITY = 2;
export const MAX_CAPACITY = 50;
export const REMIND_CHOICES = [10, 30, 60, 180] as const;
export const USUAL_REMIND_MINUTES = 30;
export const GATHERINGS_A_DAY = 20;
/** Minimum time between the creation or move of a gathering and its start. */
export const MIN_AHEAD_MS = 10 * MINUTE_MS;
export const MAX_AHEAD_MS = 60 * DAY_MS;
/** Time between two gatherings of a weekly series. */
export const WEEK_MS = 168 * HOUR_MS;
/** Number of gatherings in a row without anybody, after which a weekly series stops. */
export const MAX_EMPTY = 4;
/** Minimum lead time of a reminder for a gathering created or moved after its time of reminder. */
export const MIN_REMIND_AHEAD_MS = 5 * MINUTE_MS;
/** Maximum delay of a reminder after the start. */
export const MAX_REMIND_LATE_MS = 10 * MINUTE_MS;
/** Maximum span from `from` to `to` of a list. */
export const MAX_LISTED_MS = 62 * DAY_MS;
/** Age from which a list without `from` begins, so that every running gathering is in it. */
export const LISTED_BEFORE_MS = MAX_MINUTES * MINUTE_MS;
/** Maximum number of answers of each gathering in a list. */
export const LISTED_ANSWERS = 20;
