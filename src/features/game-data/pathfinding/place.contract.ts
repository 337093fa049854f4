import { z } from 'zod';

const PLACE_KINDS = ['map', 'npc', 'dungeon', 'item'] as const;

export const mapNameSchema = z.object({ code: z.string(), name: z.string() });
export type MapName = z.infer<typeof mapNameSchema>;

/** Why an item is to be had at a place. */
export const findSpotSchema = z.object({
  how: z.enum(['sells', 'drops']),
  /** The people who sell it, the monsters that drop it; empty: not known. */
  who: z.array(z.string()),
  dungeon: z.object({ id: z.int().positive(), name: z.string(), region: z.int() }).nullable(),
});
export type FindSpot = z.infer<typeof findSpotSchema>;

/** Where a way begins or ends. */
export const placeSchema = z.object({
  kind: z.enum(PLACE_KINDS),
  /** As it is asked for: `22`, `npc:19003`, `dungeon:5`, `item:12`, `sells:12`, `drops:12`. */
  requested: z.string(),
  /** Name of the map, the person, the dungeon or the item. */
  name: z.string(),
  map: mapNameSchema,
  /** Its tile on the map; null: not known. */
  x: z.int().nullable(),
  y: z.int().nullable(),
  /** For an item: who has it there. */
  spot: findSpotSchema.nullable(),
});
export type Place = z.infer<typeof placeSchema>;
