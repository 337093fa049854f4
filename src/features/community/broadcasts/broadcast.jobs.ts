import { z } from 'zod';

/** Keywords are looked for in what was just stored. */
export const BROADCASTS_STORED = {
  name: 'broadcast.stored',
  payload: z.strictObject({ ids: z.array(z.int()) }),
};

/** A word rule changed: the newest of the last day are judged again, from the newest on. */
export const JUDGE_BROADCASTS = {
  name: 'broadcast.judge',
  payload: z.strictObject({ beforeId: z.int().optional(), left: z.int().optional() }),
};
