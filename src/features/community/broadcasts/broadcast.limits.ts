import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/durations.ts';

// Limits of shouts (contract §16).

export const MAX_NAME_LENGTH = 12;
export const MAX_MESSAGE_LENGTH = 200;
export const MAX_REF_LENGTH = 64;
export const MAX_MESSAGES = 500;
export const MAX_BODY_BYTES = 256 * 1024;
/** Maximum number of messages of one key in a window. */
export const MESSAGES_IN_A_WINDOW = 2000;
export const WINDOW_S = 10;
export const OLDEST_MS = DAY_MS;
export const MOST_AHEAD_MS = MINUTE_MS;
/** Equal shouts within one slot are stored once. */
export const SLOT_MS = 10_000;
/** Repetitions within this time of each other form one run. */
export const RUN_GAP_MS = 30 * MINUTE_MS;
export const MIN_READ_CONFIDENCE = 0.8;
export const MIN_WORDS_LENGTH = 2;
export const MAX_WORDS_LENGTH = 30;
/** Maximum number of rows searched for conditions outside an index. */
export const MAX_SCANNED = 10_000;
export const EVENT_ROWS = 20;
export const HEAT_HOURS = 24;
export const HEAT_CHANNELS = 30;
export const MIN_MUTE_HOURS = 1;
export const MAX_MUTE_HOURS = 720;
/** Maximum number of shouts of the last day to which a changed word rule is applied. */
export const JUDGED_AGAIN = 200_000;
export const JUDGED_AGAIN_MS = 24 * HOUR_MS;
