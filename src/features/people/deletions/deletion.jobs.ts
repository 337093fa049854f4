import { z } from 'zod';

export const RECORD_DELETION = {
  name: 'deletion.record',
  payload: z.strictObject({
    /** Hex. */
    hash: z.string().regex(/^[0-9a-f]{64}$/),
    at: z.iso.datetime(),
  }),
};
export type DeletionRecord = z.infer<typeof RECORD_DELETION.payload>;
