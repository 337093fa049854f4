import { DAY_MS, HOUR_MS } from '#shared/durations.ts';

/** Time to name the counterpart, from the completion. */
export const NAME_WITHIN_MS = 7 * DAY_MS;
/** Time for the counterpart to answer, from the naming. */
export const ANSWER_WITHIN_MS = 14 * DAY_MS;
export const NAMINGS_PER_HOUR = 5;
export const NAMINGS_WINDOW_MS = HOUR_MS;
export const MAX_COUNTERPART_LENGTH = 12;
