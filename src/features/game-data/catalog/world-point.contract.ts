import { z } from 'zod';
import { factSchema } from '../fact.contract.ts';

export const worldPointSchema = factSchema.extend({
  world: z.string(),
  /** One can travel between points of the same group. */
  group: z.int(),
  name: z.string(),
  screenX: z.int(),
  screenY: z.int(),
  /** Null: the map is not in the data. */
  mapCode: z.string().nullable(),
  mapName: z.string(),
  x: z.int(),
  y: z.int(),
});
export type WorldPoint = z.infer<typeof worldPointSchema>;
