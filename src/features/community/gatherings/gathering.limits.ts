import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/durations.ts';

// contract §15

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
/** How far ahead one begins that is made or moved. */
export const MIN_AHEAD_MS = 10 * MINUTE_MS;
export const MAX_AHEAD_MS = 60 * DAY_MS;
/** From one of a weekly series to the next. */
export const WEEK_MS = 168 * HOUR_MS;
/** In a row, after which a weekly series stops. */
export const MAX_EMPTY = 4;
/** Of one that is made or moved after the moment of its reminder: nearer than this there is none. */
export const MIN_REMIND_AHEAD_MS = 5 * MINUTE_MS;
/** Of one that has begun: later than this there is none. */
export const MAX_REMIND_LATE_MS = 10 * MINUTE_MS;
/** From `from` to `to` of a list. */
export const MAX_LISTED_MS = 62 * DAY_MS;
/** Of a list without `from`: so long ago, so that whatever runs is in it. */
export const LISTED_BEFORE_MS = MAX_MINUTES * MINUTE_MS;
/** The first ones of each gathering in a list. */
export const LISTED_ANSWERS = 20;
