import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { idParams } from '#shared/params.ts';
import { plainText, textUpTo, visibleText } from '#shared/plain-text.ts';
import { successSchema } from '#shared/success.ts';
import { MAX_SEARCH_LENGTH, MAX_SEARCH_NAME_LENGTH } from './trade.limits.ts';

export const savedSearchSchema = z.strictObject({
  id: z.int().positive(),
  createdAt: z.iso.datetime(),
  name: z.string(),
  /** Query of the address `/trade`, without `?`. */
  query: z.string(),
});
export type SavedSearch = z.infer<typeof savedSearchSchema>;

export const newSavedSearchSchema = z.strictObject({
  name: plainText({ min: 1, max: MAX_SEARCH_NAME_LENGTH }),
  query: visibleText(textUpTo(MAX_SEARCH_LENGTH)),
});
export type NewSavedSearch = z.infer<typeof newSavedSearchSchema>;

const tags = ['trades'];

export const listSearches = endpoint({
  method: 'GET',
  path: '/api/trades/searches',
  who: 'player',
  tags,
  summary: '저장한 검색 조건',
  response: { 200: z.array(savedSearchSchema) },
});

export const saveSearch = endpoint({
  method: 'POST',
  path: '/api/trades/searches',
  who: 'player',
  tags,
  summary: '검색 조건 저장하기',
  body: newSavedSearchSchema,
  response: { 201: savedSearchSchema },
  errors: ['CONFLICT'],
});

export const deleteSearch = endpoint({
  method: 'DELETE',
  path: '/api/trades/searches/:id',
  who: 'player',
  evenSuspended: true,
  tags,
  summary: '저장한 검색 조건 지우기',
  params: idParams,
  response: { 200: successSchema },
});
