import { z } from 'zod';

/** Presence ends after so many seconds; open screens renew it more often. */
export const PRESENCE_SECONDS = 90;

export const viewerSchema = z.strictObject({
  userId: z.guid(),
  /** Null: the account has no profile or was deleted. */
  name: z.string().nullable(),
});
export type Viewer = z.infer<typeof viewerSchema>;
