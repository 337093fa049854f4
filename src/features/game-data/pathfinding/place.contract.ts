import { z } from 'zod';

const PLACE_KINDS = ['map', 'npc', 'dungeon', 'item'] as const;

export const mapNameSchema = z.object({ code: z.string(), name: z.string() });
export type MapName = z.infer<typeof mapNameSchema>;

export const findSpotSchema = z.object({
  how: z.enum(['sells', 'drops']),
  /** Names of its sellers, or of the monsters that drop it; empty: not known. */
  who: z.array(z.string()),
  dungeon: z.object({ id: z.int().positive(), name: z.string(), region: z.int() }).nullable(),
});
export type FindSpot = z.infer<typeof findSpotSchema>;

export const placeSchema = z.object({
  kind: z.enum(PLACE_KINDS),
  /** The place as requested: `22`, `npc:19003`, `dungeon:5`, `item:12`, `sells:12`, `drops:12`. */
  requested: z.string(),
  name: z.string(),
  map: mapNameSchema,
  /** Tile on the map; null: not known. */
  x: z.int().nullable(),
  y: z.int().nullable(),
  spot: findSpotSchema.nullable(),
});
export type Place = z.infer<typeof placeSchema>;
