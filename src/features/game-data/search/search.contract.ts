import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { versionQuery } from '#shared/params.ts';
import { textLength } from '#shared/text-length.ts';

/** Separate from the contract, whose schemas must not be in the browser bundle. */
export const SEARCH_QUERY_MAX_LENGTH = 50;
export const SEARCH_LIMIT = 20;

/** Kinds of articles, which are found by title and heading. */
export const CONTENT_KINDS = ['guide', 'event', 'notice', 'patchNote', 'quest'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];
export const SEARCH_KINDS = ['item', 'skill', 'monster', 'dungeon', 'map', 'page', 'npc', ...CONTENT_KINDS] as const;
const searchKindSchema = z.enum(SEARCH_KINDS);
export type SearchKind = z.infer<typeof searchKindSchema>;

export const searchHitSchema = z.object({
  kind: searchKindSchema,
  id: z.int().positive(),
  name: z.string(),
  path: z.string(),
  /** Distinguishes facts of the same name (`무기 · 레벨 75`, `물망동 외 1곳`). */
  detail: z.string(),
  icon: z.int().optional(),
});
export type SearchHit = z.infer<typeof searchHitSchema>;

const searchQuerySchema = z.object({
  q: z
    .string()
    .transform((text) => text.normalize('NFC'))
    .refine((text) => textLength(text) <= SEARCH_QUERY_MAX_LENGTH, `검색어는 ${SEARCH_QUERY_MAX_LENGTH}자까지입니다.`)
    .prefault(''),
  limit: z
    .string()
    .regex(/^[1-9]\d?$/, `1부터 ${SEARCH_LIMIT}까지의 정수여야 합니다.`)
    .transform(Number)
    .refine((limit) => limit <= SEARCH_LIMIT, `1부터 ${SEARCH_LIMIT}까지의 정수여야 합니다.`)
    .meta({ type: 'integer', minimum: 1, maximum: SEARCH_LIMIT })
    .prefault(String(SEARCH_LIMIT)),
});

/**
 * The entries of one kind as the browser loads them: in columns, so that similar values are adjacent and compress well.
 * Paths are derived again; details and icons are indexes in lists of distinct values.
 */
const packedKindSchema = z.object({
  kind: searchKindSchema,
  names: z.string(),
  /** Differences: each id minus the one before it. */
  ids: z.array(z.int()),
  places: z.string().optional(),
  details: z.array(z.string()),
  detailOf: z.array(z.int()),
  weights: z.array(z.int()),
  icons: z.array(z.int()).optional(),
  aliases: z.record(z.string(), z.string()),
});
export type PackedKind = z.infer<typeof packedKindSchema>;

export interface SearchEntry extends SearchHit {
  /** Popularity, 0 to 99; decides only between equally good matches. */
  weight: number;
  aliases: string[];
}

const tags = ['search'];

export const search = endpoint({
  method: 'GET',
  path: '/api/search',
  who: 'anyone',
  tags,
  summary: '이름으로 찾기',
  description:
    '이름의 한 부분, 초성, 다 치지 않은 글자, 한글 자판으로 잘못 친 영문, 줄임말로 찾는다. 이름 곁의 말(시세, 위치)과 조사는 없어도 찾는다. 잘 맞는 것부터.',
  query: searchQuerySchema,
  response: { 200: z.array(searchHitSchema) },
  errors: ['RATE_LIMITED'],
});

export const getContentIndex = endpoint({
  method: 'GET',
  path: '/api/search/content.json',
  who: 'anyone',
  tags,
  summary: '브라우저에서 찾기 위한 글 제목 목록',
  query: versionQuery,
  response: { 200: z.array(packedKindSchema) },
});

export const getSearchIndex = endpoint({
  method: 'GET',
  path: '/api/search/index.json',
  who: 'anyone',
  tags,
  summary: '브라우저에서 찾기 위한 이름 목록',
  query: versionQuery,
  response: { 200: z.array(packedKindSchema) },
});
