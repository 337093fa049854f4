import { z } from 'zod';
import { SEARCH_LIMIT, SEARCH_QUERY_MAX_LENGTH } from './search.limits.ts';

export const SEARCH_KINDS = ['item', 'skill', 'monster', 'dungeon', 'map'] as const;
const searchKindSchema = z.enum(SEARCH_KINDS);
export type SearchKind = z.infer<typeof searchKindSchema>;

/** One row of the answer, best first. */
export const searchHitSchema = z.object({
  kind: searchKindSchema,
  id: z.int().positive(),
  name: z.string(),
  path: z.string(),
  /** Tells namesakes apart (`무기 · 레벨 75`, `물망동 외 1곳`). */
  detail: z.string(),
  /** Item type, or the first job of a skill: what the icon is chosen by. */
  icon: z.int().optional(),
});
export type SearchHit = z.infer<typeof searchHitSchema>;

export const searchQuerySchema = z.object({
  q: z
    .string()
    .transform((text) => text.normalize('NFC'))
    .refine((text) => text.length <= SEARCH_QUERY_MAX_LENGTH, `검색어는 ${SEARCH_QUERY_MAX_LENGTH}자까지입니다.`)
    .prefault(''),
  limit: z
    .string()
    .regex(/^[1-9]\d?$/, `1부터 ${SEARCH_LIMIT}까지의 정수여야 합니다.`)
    .transform(Number)
    .refine((limit) => limit <= SEARCH_LIMIT, `1부터 ${SEARCH_LIMIT}까지의 정수여야 합니다.`)
    .meta({ type: 'integer', minimum: 1, maximum: SEARCH_LIMIT })
    .prefault(String(SEARCH_LIMIT)),
});

/** Something that can be found, with all that finding it takes. */
export interface SearchEntry extends SearchHit {
  /** Popularity, 0 to 99; decides only between equally good matches. */
  weight: number;
  /** Other names it answers to, best known first. */
  aliases: string[];
}
