import { z } from 'zod';
import { plainText } from '#shared/plain-text.ts';

export const REASON_LENGTH = { min: 2, max: 200 } as const;

const MAX_ID = 2_147_483_647;

/** One that runs, as operators see it. */
export const suspensionSchema = z.object({
  profileId: z.int().positive(),
  /** Null with `name`: the account was deleted; the suspension waits for the same person to come back. */
  userId: z.guid().nullable(),
  name: z.string().nullable(),
  until: z.iso.datetime(),
  reason: z.string(),
  suspendedAt: z.iso.datetime(),
  isDeleted: z.boolean(),
});
export type Suspension = z.infer<typeof suspensionSchema>;

/** `POST /api/operator/suspensions` */
export const newSuspensionSchema = z.strictObject({
  profileId: z.int().min(1).max(MAX_ID),
  /** In the future, at most ten years away. */
  until: z.iso.datetime({ offset: true }),
  reason: plainText(REASON_LENGTH),
});
export type NewSuspension = z.infer<typeof newSuspensionSchema>;
