import { z } from 'zod';
import { ERROR_STATUS } from '#shared/errors.ts';

/** Body of every error response (contract §1). */
export const errorSchema = z.object({
  statusCode: z.int(),
  statusMessage: z.string(),
  message: z.string(),
  code: z.enum(Object.keys(ERROR_STATUS)),
  data: z.looseObject({ issues: z.array(z.object({ path: z.string(), message: z.string() })).optional() }).optional(),
});
