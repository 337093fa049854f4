import { z } from 'zod';

/** What a keyword waited with since it rang. */
export const KEYWORD_QUIET_ENDED = { name: 'keyword.quiet-ended', payload: z.strictObject({ keywordId: z.int() }) };
