import { z } from 'zod';

export const playerPartiesSchema = z.object({
  led: z.int().min(0),
  running: z.int().min(0),
  /** Newest first. */
  rows: z.array(
    z.object({
      id: z.int().positive(),
      title: z.string(),
      gameServer: z.int(),
      createdAt: z.iso.datetime(),
      expiredAt: z.iso.datetime(),
      closedAt: z.iso.datetime().nullable(),
      closedBy: z.string().nullable(),
    }),
  ),
});
export type PlayerParties = z.infer<typeof playerPartiesSchema>;
