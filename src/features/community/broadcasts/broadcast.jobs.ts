import { z } from 'zod';

/** Searches the shouts just stored for keywords. */
export const BROADCASTS_STORED = {
  name: 'broadcast.stored',
  payload: z.strictObject({ ids: z.array(z.int()) }),
};

/** Applies changed word rules to the shouts of the last day, newest first. */
export const JUDGE_BROADCASTS = {
  name: 'broadcast.judge',
  payload: z.strictObject({ beforeId: z.int().optional(), left: z.int().optional() }),
};
