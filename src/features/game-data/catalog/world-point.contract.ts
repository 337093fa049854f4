import { z } from 'zod';
import { factSchema } from '../fact.contract.ts';

/** A place on one of the painted world maps, and the tile where the traveller arrives. */
export const worldPointSchema = factSchema.extend({
  /** Which painted map (대륙, 환상의 섬, 고구려, 부여). */
  world: z.string(),
  /** Points of one group see each other. */
  group: z.int(),
  name: z.string(),
  screenX: z.int(),
  screenY: z.int(),
  /** Null: the map is not among the known ones. */
  mapCode: z.string().nullable(),
  mapName: z.string(),
  x: z.int(),
  y: z.int(),
});
export type WorldPoint = z.infer<typeof worldPointSchema>;
