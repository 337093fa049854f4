import { z } from 'zod';
import type { RatingTag } from './player-rating.limits.ts';

export const RATING_ERRORS = ['CONFLICT.NEW_ACCOUNT', 'CONFLICT.TOO_LATE', 'CONFLICT.TOO_SOON'] as const;

export const givenRatingSchema = z.strictObject({
  receiverId: z.int().positive(),
  tags: z.array(z.int()),
  givenAt: z.iso.datetime(),
});
export type GivenRating = z.infer<typeof givenRatingSchema>;

/** Compliments are final and have no text; each tag may be given once. */
export function newRatingSchema<const Tags extends readonly RatingTag[]>(tags: Tags) {
  return z.strictObject({
    tags: z
      .array(z.literal(tags))
      .min(1)
      .max(tags.length)
      .refine((given) => new Set(given).size === given.length, '같은 것을 두 번 고를 수 없습니다.'),
  });
}

/** Number of players who gave the tag within the last 365 days; each counts once per tag. */
export const ratingCountSchema = z.strictObject({ tag: z.int(), givers: z.int().min(0) });
export type RatingCount = z.infer<typeof ratingCountSchema>;
