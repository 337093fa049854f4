import { z } from 'zod';
import { disagreementSchema, fieldNoteSchema } from '#features/game-data/catalog/field-note.contract.ts';
import { claimsThatFit, eachFieldOnce, notesOfKnownValues } from './field-notes.ts';
import {
  amount,
  count,
  fact,
  flag,
  inOrder,
  MAX_NUMBER,
  number,
  optionalLevel,
  optionalText,
  text,
} from './row-fields.ts';

export const itemRowSchema = z
  .strictObject({
    ...fact,
    code: z.int().min(0).max(MAX_NUMBER),
    name: text,
    type: z.int().min(0).max(11),
    subType: optionalText,
    iconId: optionalText,
    iconUrl: optionalText,
    avatarId: optionalText,
    dye: number,
    maxquan: count,
    maxdura: count,
    price: amount,
    reqmight: count,
    reqwill: count,
    reqgrace: count,
    reqgender: z.int().min(1).max(2).nullable().default(null),
    reqlevel: optionalLevel,
    reqjob: z.int().min(0).max(4).nullable().default(null),
    reqgrade: z.int().min(0).max(4).nullable().default(null),
    ondead: z.int().min(0).max(2).nullable().default(null),
    trade: z.int().min(0).max(1).nullable().default(null),
    repair: count,
    repairprice: amount,
    storageprice: amount,
    namingprice: amount,
    desc: optionalText,
    smin: count,
    smax: count,
    lmin: count,
    lmax: count,
    ac: number,
    MHP: number,
    MHPP: number,
    MMP: number,
    MMPP: number,
    hit: number,
    dam: number,
    M: number,
    W: number,
    G: number,
    hr: number,
    md: number,
    swingsound: count,
    hiddenStatus: optionalText,
    isActive: flag,
    npcBuyPrice: amount,
    npcSellPrice: amount,
    usedForAdvancement: optionalText,
    fieldNotes: z.array(fieldNoteSchema).default([]),
    disagreements: z.array(disagreementSchema).default([]),
  })
  .superRefine(inOrder('smin', 'smax'))
  .superRefine(inOrder('lmin', 'lmax'))
  .superRefine(eachFieldOnce)
  .superRefine(notesOfKnownValues)
  .superRefine(claimsThatFit);
