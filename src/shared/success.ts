import { z } from 'zod';

/** The answer of a deletion (product.md §7). */
export const successSchema = z.object({ success: z.literal(true) });
