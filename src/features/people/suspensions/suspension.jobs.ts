import { z } from 'zod';

/** Runs after a suspension began, changed or ended, and updates everything that shows the player. */
export const SUSPENSION_CHANGED = {
  name: 'suspension.changed',
  payload: z.strictObject({ profileId: z.int().positive() }),
};
