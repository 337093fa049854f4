import { z } from 'zod';

/** What a deletion, and a call with nothing else to say, answers. */
export const successSchema = z.object({ success: z.literal(true) });
export const SUCCESS = { success: true } as const;
