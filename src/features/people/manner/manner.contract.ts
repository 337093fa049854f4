import { z } from 'zod';
import type { MannerTag } from './manner.limits.ts';

export const givenMannerSchema = z.strictObject({
  receiverId: z.int().positive(),
  tags: z.array(z.int()),
  givenAt: z.iso.datetime(),
});
export type GivenManner = z.infer<typeof givenMannerSchema>;

/** Compliments are final and have no text; each tag may be given once. */
export function newMannerSchema<const Tags extends readonly MannerTag[]>(tags: Tags) {
  return z.strictObject({
    tags: z
      .array(z.literal(tags))
      .min(1)
      .max(tags.length)
      .refine((given) => new Set(given).size === given.length, '같은 것을 두 번 고를 수 없습니다.'),
  });
}

/** Number of players who gave the tag within the last 365 days; each counts once per tag. */
export const mannerCountSchema = z.strictObject({ tag: z.int(), givers: z.int().min(0) });
export type MannerCount = z.infer<typeof mannerCountSchema>;
