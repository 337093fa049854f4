import { z } from 'zod';
import type { MannerTag } from './manner.limits.ts';

export const givenMannerSchema = z.strictObject({
  receiverId: z.int().positive(),
  tags: z.array(z.int()),
  givenAt: z.iso.datetime(),
});
export type GivenManner = z.infer<typeof givenMannerSchema>;

/** Each tag once: final, without a text. */
export function newMannerSchema<const Tags extends readonly MannerTag[]>(tags: Tags) {
  return z.strictObject({
    tags: z
      .array(z.literal(tags))
      .min(1)
      .max(tags.length)
      .refine((given) => new Set(given).size === given.length, '같은 것을 두 번 고를 수 없습니다.'),
  });
}

/** Givers in the last 365 days, each once a tag. */
export const mannerCountSchema = z.strictObject({ tag: z.int(), givers: z.int().min(0) });
export type MannerCount = z.infer<typeof mannerCountSchema>;
