import { z } from 'zod';
import { confidenceSchema } from '../fact.contract.ts';

/** Small sheets of facts that are read whole: keys, words for NPCs, advancement, formulas. */
const provenance = { source: z.array(z.string().min(1)).min(1), confidence: confidenceSchema };
const text = z.string().min(1);
const amount = z.int().min(0);
const job = z.int().min(1).max(4);
const stack = z.strictObject({ item: text, quantity: z.int().positive() });

export const shortcutSchema = z.strictObject({ key: text, action: text, ...provenance });
export type Shortcut = z.infer<typeof shortcutSchema>;

export const npcCommandSchema = z.strictObject({
  purpose: text,
  examples: z.array(text).min(1),
  /** How the sentence is put together. */
  note: text.nullable().default(null),
  ...provenance,
});
export type NpcCommand = z.infer<typeof npcCommandSchema>;

/** What it takes to reach a grade of a job; grade 0 takes nothing. */
export const jobGradeSchema = z.strictObject({
  job,
  jobName: text,
  role: z.enum(['격수', '비격수']),
  grade: z.int().min(0).max(4),
  name: text,
  /** The least bare HP and MP that the advancement asks for. */
  hp: amount.nullable().default(null),
  mp: amount.nullable().default(null),
  /** The most that can be bought before it. */
  maxHp: amount.nullable().default(null),
  maxMp: amount.nullable().default(null),
  materials: z.array(stack).default([]),
  skills: z.array(text).default([]),
  /** Armour given for it: men's, women's. */
  armor: z.array(text).length(2).nullable().default(null),
  ...provenance,
});
export type JobGrade = z.infer<typeof jobGradeSchema>;

const note = text.nullable().default(null);

/** Experience in total needed to be at level index + 1. */
const expTableSchema = z.strictObject({
  name: z.literal('exp-table'),
  job,
  totals: z.array(amount).length(99),
  /** Levels whose value was an evident slip of the source and is put right here. */
  corrected: z.array(z.int().min(1).max(99)),
  note,
  ...provenance,
});

const expLimitsSchema = z.strictObject({
  name: z.literal('exp-limits'),
  storedMax: amount,
  killCapRate: z.number().min(0).max(1),
  killCapPlus: amount,
  killCapBelowLevel: z.int().min(1).max(99),
  note,
  ...provenance,
});

/** From a bare value of `from` on, one step gives `gain` for `exp` experience. */
const statPriceSchema = z.strictObject({
  name: z.literal('stat-price'),
  stat: z.enum(['hp', 'mp']),
  group: z.enum(['격수', '비격수']),
  jobs: z.array(job),
  minLevel: z.int().min(1).max(99),
  tiers: z.array(z.strictObject({ from: amount, exp: z.int().positive(), gain: z.int().positive() })).min(1),
  note,
  ...provenance,
});

const statPointSchema = z.strictObject({
  name: z.literal('stat-point'),
  minLevel: z.int().min(1).max(99),
  exp: z.int().positive(),
  cap: z.int().positive(),
  note,
  ...provenance,
});

const kingQuestRuleSchema = z.strictObject({
  name: z.literal('king-quest-rule'),
  minLevel: z.int().min(1).max(99),
  /** Times the monster's experience. */
  rewardTimes: z.int().positive(),
  summary: text,
  penalty: text,
  note,
  ...provenance,
});

const kingQuestSchema = z.strictObject({
  name: z.literal('king-quest'),
  slug: z.enum(['buyeo', 'goguryeo', 'jangan']),
  king: text,
  place: text,
  minLevel: z.int().min(1).max(99),
  bands: z.array(
    z.strictObject({
      /** A band of grades, where it is not one of levels. */
      label: text.nullable().default(null),
      levelMin: z.int().min(1).max(99).nullable().default(null),
      levelMax: z.int().min(1).max(99).nullable().default(null),
      monsters: z.array(
        z.strictObject({
          name: text,
          exp: amount,
          reward: amount,
          /** What the old script gives, where it differs from ten times the experience. */
          scriptReward: amount.nullable().default(null),
        }),
      ),
    }),
  ),
  note,
  ...provenance,
});

export const formulaSchema = z.discriminatedUnion('name', [
  expTableSchema,
  expLimitsSchema,
  statPriceSchema,
  statPointSchema,
  kingQuestRuleSchema,
  kingQuestSchema,
]);
export type Formula = z.infer<typeof formulaSchema>;
