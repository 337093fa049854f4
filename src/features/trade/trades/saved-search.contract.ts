import { z } from 'zod';
import { plainText } from '#shared/plain-text.ts';
import { LONGEST_SEARCH, LONGEST_SEARCH_NAME } from './trade-limits.ts';

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
  name: plainText({ min: 1, max: LONGEST_SEARCH_NAME }),
  query: z.string().max(LONGEST_SEARCH),
});
export type NewSavedSearch = z.infer<typeof newSavedSearchSchema>;
