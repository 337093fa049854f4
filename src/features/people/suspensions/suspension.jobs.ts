import { z } from 'zod';

/** A suspension began, was changed or ended: what is shown of the player follows. */
export const SUSPENSION_CHANGED = {
  name: 'suspension.changed',
  payload: z.strictObject({ profileId: z.int().positive() }),
};
