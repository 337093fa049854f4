import { z } from 'zod';
import { factSchema } from '../fact.contract.ts';

/** A short name that players use (`공증`) and the name it stands for; one short name may stand for several. */
export const abbreviationSchema = factSchema.extend({ short: z.string(), name: z.string() });
export type Abbreviation = z.infer<typeof abbreviationSchema>;
