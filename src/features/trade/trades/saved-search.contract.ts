import { z } from 'zod';
import { plainText } from '#shared/plain-text.ts';
import { MAX_SEARCH_LENGTH, MAX_SEARCH_NAME_LENGTH } from './trade-limits.ts';

/** Filters of the market that a player keeps. */
export const savedSearchSchema = z.strictObject({
  id: z.int().positive(),
  createdAt: z.iso.datetime(),
  name: z.string(),
  /** The query of `/trade`, without `?`. */
  query: z.string(),
});
export type SavedSearch = z.infer<typeof savedSearchSchema>;

/** `POST /api/trades/searches`. A query that is kept already gets the new name. */
export const newSavedSearchSchema = z.strictObject({
  name: plainText({ min: 1, max: MAX_SEARCH_NAME_LENGTH }),
  query: z.string().max(MAX_SEARCH_LENGTH),
});
export type NewSavedSearch = z.infer<typeof newSavedSearchSchema>;
