import { z } from 'zod';
import { factSchema } from '../fact.contract.ts';

export const MAP_KINDS = ['town', 'field', 'dungeon', 'building'] as const;

/** `id` is that of addresses: `npc:ID`. */
export const npcSchema = z.object({ id: z.int().positive(), name: z.string(), x: z.int(), y: z.int() });
export type Npc = z.infer<typeof npcSchema>;

export const mapSchema = factSchema.extend({
  /** Decimal string: the reproduction server's number. */
  code: z.string(),
  name: z.string(),
  kind: z.enum(MAP_KINDS),
  imgUrl: z.string().nullable(),
  /** Tiles; null: not known. */
  originalSizeX: z.int().nullable(),
  originalSizeY: z.int().nullable(),
  /** Minimum size in tiles that contains all known ports and people. */
  extentX: z.int().nullable(),
  extentY: z.int().nullable(),
  npcs: z.array(npcSchema),
  /** The reason why players go there; null: nothing particular. */
  description: z.string().nullable(),
});
export type GameMap = z.infer<typeof mapSchema>;

/** Adjacent tiles that lead to the same map are one port, at their middle tile. */
export const portSchema = factSchema.extend({
  x: z.int(),
  y: z.int(),
  sourceMapCode: z.string(),
  destinationMapCode: z.string(),
  destX: z.int(),
  destY: z.int(),
  minLevel: z.int().nullable(),
});
export type Port = z.infer<typeof portSchema>;

export const itemSellMapSchema = factSchema.extend({
  itemId: z.int().positive(),
  mapId: z.int().positive(),
  isActive: z.boolean(),
  npcName: z.string().nullable(),
  price: z.int().nullable(),
});
export type ItemSellMap = z.infer<typeof itemSellMapSchema>;

/** A place on a map of the whole world from which players can travel. */
export const worldPointSchema = factSchema.extend({
  world: z.string(),
  /** Players can travel between points of the same group. */
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
