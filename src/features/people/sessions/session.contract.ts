import { z } from 'zod';

/** A device that is signed in. */
export const sessionSchema = z.strictObject({
  id: z.guid(),
  /** Browser and system, never more: `Chrome · Windows`. */
  device: z.string(),
  createdAt: z.iso.datetime(),
  /** When it last renewed its access: at most one access token's life ago while it is in use. */
  lastUsedAt: z.iso.datetime(),
  /** The one that asks. */
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;

export const sessionsSchema = z.array(sessionSchema);

export const sessionParams = z.object({ id: z.string().max(64) });

export const sessionEndedSchema = z.object({ success: z.literal(true) });
