import { z } from 'zod';
import { factSchema } from '../fact.contract.ts';
import { disagreementSchema, fieldNoteSchema } from './field-note.contract.ts';

const count = z.int().nullable();

/** An item of the game; `null` always means "not known". Field names are those of product.md §3. */
export const itemSchema = factSchema.extend({
  /** Number in the reproduction server's table, not an official code. */
  code: z.int(),
  name: z.string(),
  /** 0 to 11, see `ITEM_TYPES`. */
  type: z.int().min(0).max(11),
  subType: z.string().nullable(),
  iconId: z.string().nullable(),
  iconUrl: z.string().nullable(),
  avatarId: z.string().nullable(),
  dye: count,
  maxquan: count,
  maxdura: count,
  /** Base price in 전; not the price that an NPC pays. */
  price: count,
  reqmight: count,
  reqwill: count,
  reqgrace: count,
  /** 1 남, 2 여. */
  reqgender: count,
  reqlevel: count,
  reqjob: count,
  reqgrade: count,
  /** On death in the original game: 0 stays, 1 is dropped, 2 vanishes. */
  ondead: count,
  /** 1 tradable, 0 not. */
  trade: count,
  repair: count,
  repairprice: count,
  storageprice: count,
  namingprice: count,
  desc: z.string().nullable(),
  smin: count,
  smax: count,
  lmin: count,
  lmax: count,
  /** Armour class; lower is better. */
  ac: count,
  MHP: count,
  MHPP: count,
  MMP: count,
  MMPP: count,
  hit: count,
  dam: count,
  M: count,
  W: count,
  G: count,
  hr: count,
  md: count,
  swingsound: count,
  hiddenStatus: z.string().nullable(),
  isActive: z.boolean(),
  npcBuyPrice: count,
  npcSellPrice: count,
  usedForAdvancement: z.string().nullable(),
  /** `source` and `confidence` of the item apply to all other fields. */
  fieldNotes: z.array(fieldNoteSchema),
  disagreements: z.array(disagreementSchema),
});
export type Item = z.infer<typeof itemSchema>;
