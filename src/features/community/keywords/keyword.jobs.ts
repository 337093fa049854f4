import { z } from 'zod';

/** Notifies a player of the hits since the last notification. */
export const KEYWORD_QUIET_ENDED = { name: 'keyword.quiet-ended', payload: z.strictObject({ keywordId: z.int() }) };
