import { z } from 'zod';

// Both say for which time they were enqueued: one whose time is another by now does nothing, because another waits in its stead.

export const GATHERING_REMINDER = {
  name: 'gathering.reminder',
  payload: z.strictObject({ gatheringId: z.int(), at: z.iso.datetime(), remindMinutes: z.int() }),
};

/** Of a weekly one. */
export const GATHERING_ENDED = {
  name: 'gathering.ended',
  payload: z.strictObject({ gatheringId: z.int(), endsAt: z.iso.datetime() }),
};
