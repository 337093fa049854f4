import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/durations.ts';

// Limits of parties (contract §12).

export const MIN_TITLE_LENGTH = 2;
export const MAX_TITLE_LENGTH = 40;
export const MAX_MESSAGE_LENGTH = 100;
export const MIN_SEATS = 2;
export const MAX_SEATS = 12;
export const MAX_REGION = 5;
export const MIN_MINUTES = 10;
export const MAX_MINUTES = 360;
export const USUAL_MINUTES = 60;
export const SOONEST_END_MS = MIN_MINUTES * MINUTE_MS;
export const LATEST_END_MS = MAX_MINUTES * MINUTE_MS;
/** Maximum duration from the creation, however often the party is extended. */
export const LONGEST_MS = 12 * HOUR_MS;
export const MAX_REQUESTS = 5;
export const MAX_REQUESTS_OF_PARTY = 20;
export const REQUEST_AGAIN_AFTER_MS = 10 * MINUTE_MS;
/** After this number of refusals, a player may not ask the same leader again. */
export const MAX_REFUSALS = 2;
/** Minimum time between two listings of a party whose seat became free. */
export const LISTED_AGAIN_AFTER_MS = 10 * MINUTE_MS;
export const READ_BY_ALL_MS = DAY_MS;
export const READ_BY_MEMBERS_MS = 30 * DAY_MS;
export const SEATS_STORED_MS = 90 * DAY_MS;
export const PAST_LIMIT = 20;
/** Number of past days in which a player's record counts parties. */
export const RECORD_DAYS = 90;
