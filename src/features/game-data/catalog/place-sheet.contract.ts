import { z } from 'zod';
import { confidenceSchema } from '../fact.contract.ts';

// Sheets of the services that people on maps offer to players. Items and maps that the facts lack are given by name.

const provenance = { source: z.array(z.string().min(1)).min(1), confidence: confidenceSchema };
const text = z.string().min(1);
const note = text.nullable().default(null);
const optionalAmount = z.int().min(1).max(9_000_000_000_000).nullable().default(null);
const stack = z.strictObject({ item: text, quantity: z.int().min(1).max(2_000_000_000) });
const tile = z.int().min(0).max(2000).nullable().default(null);

const namedPlaceSchema = z.strictObject({
  map: z
    .string()
    .regex(/^(?:0|[1-9][0-9]{0,8})$/)
    .nullable()
    .default(null),
  mapName: text,
  x: tile,
  y: tile,
});
export type NamedPlace = z.infer<typeof namedPlaceSchema>;

/** An exchange of items for other items, for money or for experience. */
export const exchangeSchema = z
  .strictObject({
    npc: text,
    at: z.array(namedPlaceSchema).default([]),
    give: z.array(stack).min(1),
    get: z.array(stack).default([]),
    money: optionalAmount,
    exp: optionalAmount,
    successRate: z.number().min(0).max(100).nullable().default(null),
    minLevel: z.int().min(1).max(99).nullable().default(null),
    /** How often the exchange is possible: `하루 한 번`. */
    repeat: note,
    note,
    ...provenance,
  })
  .refine(({ get, money, exp }) => get.length > 0 || money !== null || exp !== null, {
    path: ['get'],
    message: '받는 것이 없습니다',
  });
export type Exchange = z.infer<typeof exchangeSchema>;

/** Items that summon a boss or open a room. */
export const summonSchema = z.strictObject({
  kind: z.enum(['summon', 'entry']),
  monster: text,
  npc: text,
  at: z.array(namedPlaceSchema).min(1),
  cost: z.array(stack).min(1),
  /** False: the player keeps the items. */
  isTaken: z.boolean(),
  place: namedPlaceSchema,
  note,
  ...provenance,
});
export type Summon = z.infer<typeof summonSchema>;

/** A task of an advancement to a grade. */
export const promotionSchema = z.strictObject({
  grade: z.int().min(1).max(4),
  order: z.int().min(1).max(20),
  title: text,
  people: z
    .array(
      /** Empty: all jobs; several: the source does not tell which of them. */
      z.strictObject({ ...namedPlaceSchema.shape, npc: text, jobs: z.array(z.int().min(1).max(4)).default([]) }),
    )
    .min(1),
  needs: z.array(stack).default([]),
  gives: z.array(stack).default([]),
  steps: z.array(text).min(1).max(20),
  note,
  ...provenance,
});
export type Promotion = z.infer<typeof promotionSchema>;
