import { z } from 'zod';

// Both payloads contain the time for which they were enqueued. A job whose gathering was moved does nothing, because
// another one was enqueued in its place.

export const GATHERING_REMINDER = {
  name: 'gathering.reminder',
  payload: z.strictObject({ gatheringId: z.int(), at: z.iso.datetime(), remindMinutes: z.int() }),
};

/** Follows the end of a weekly gathering. */
export const GATHERING_ENDED = {
  name: 'gathering.ended',
  payload: z.strictObject({ gatheringId: z.int(), endsAt: z.iso.datetime() }),
};
