import { z } from 'zod';
import { confidenceSchema, factSchema } from '../fact.contract.ts';

export const regionNoteSchema = z.object({
  text: z.string(),
  source: z.array(z.string()),
  confidence: confidenceSchema,
});

export const regionSchema = z.object({
  id: z.int().min(1).max(13),
  name: z.string(),
  /** Whether the live game already contains it. */
  opened: z.boolean(),
  notes: z.array(regionNoteSchema),
  source: z.array(z.string()),
  confidence: confidenceSchema,
});
export type Region = z.infer<typeof regionSchema>;

export const entranceSchema = z.object({
  fromMapCode: z.string().nullable(),
  fromMapName: z.string(),
  x: z.int().nullable(),
  y: z.int().nullable(),
  minLevel: z.int().nullable(),
});

export const dungeonSchema = factSchema.extend({
  region: z.int().min(1).max(13),
  name: z.string(),
  reqLvMin: z.int().nullable(),
  reqLvMax: z.int().nullable(),
  levelNote: z.string().nullable(),
  entryMinLevel: z.int().nullable(),
  location: z.string(),
  description: z.string().nullable(),
  imgUrl: z.string().nullable(),
  sortOrder: z.int(),
  mapId: z.int().positive().nullable(),
  floors: z.int().nullable(),
  mapCodes: z.array(z.string()),
  entrances: z.array(entranceSchema),
  opened: z.boolean(),
  /** The dungeon of which it is a part; null: it is whole. The names of parts are the site's own, not the game's. */
  partOf: z.int().positive().nullable(),
  /**
   * Ids of those monsters of the whole that live in the part. Empty for a whole, because its monsters name it
   * themselves.
   */
  monsterIds: z.array(z.int().positive()),
});
export type Dungeon = z.infer<typeof dungeonSchema>;
