import { z } from 'zod';

/** 1 약속을 지켜요, 2 답이 빨라요, 3 설명과 같아요. */
export const MANNER_TAG = { punctual: 1, prompt: 2, asDescribed: 3 } as const;
export const TRADE_TAGS = [1, 2, 3] as const;
export const PARTY_TAGS = [1, 2] as const;
export type MannerTag = (typeof TRADE_TAGS)[number];

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
