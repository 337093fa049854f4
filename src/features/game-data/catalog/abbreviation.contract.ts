import { z } from 'zod';
import { factSchema } from '../fact.contract.ts';

/** `short` is the name that players use (`공증`); it may stand for several names. */
export const abbreviationSchema = factSchema.extend({ short: z.string(), name: z.string() });
export type Abbreviation = z.infer<typeof abbreviationSchema>;
