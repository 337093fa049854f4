import { z } from 'zod';
import { confidenceSchema, factSchema } from '../fact.contract.ts';

/** `short` is the name that players use (`공증`); it may stand for several names. */
const abbreviationSchema = factSchema.extend({ short: z.string(), name: z.string() });
export type Abbreviation = z.infer<typeof abbreviationSchema>;

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
  note: text.nullable().default(null),
  ...provenance,
});
export type NpcCommand = z.infer<typeof npcCommandSchema>;

export const jobGradeSchema = z.strictObject({
  job,
  jobName: text,
  role: z.enum(['격수', '비격수']),
  grade: z.int().min(0).max(4),
  name: text,
  /** Minimum HP and MP without equipment. */
  hp: amount.nullable().default(null),
  mp: amount.nullable().default(null),
  maxHp: amount.nullable().default(null),
  maxMp: amount.nullable().default(null),
  materials: z.array(stack).default([]),
  skills: z.array(text).default([]),
  /** Names of the armour given as reward: men's, women's. */
  armor: z.array(text).length(2).nullable().default(null),
  ...provenance,
});
export type JobGrade = z.infer<typeof jobGradeSchema>;

const note = text.nullable().default(null);

/** `totals[n]`: total experience at level n + 1. */
const expTableSchema = z.strictObject({
  name: z.literal('exp-table'),
  job,
  totals: z.array(amount).length(99),
  /** Levels whose value was an obvious error of the source and is corrected here. */
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

/** While the stat without equipment is at least `from`, each step costs `exp` experience and adds `gain`. */
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
      label: text.nullable().default(null),
      levelMin: z.int().min(1).max(99).nullable().default(null),
      levelMax: z.int().min(1).max(99).nullable().default(null),
      monsters: z.array(
        z.strictObject({
          name: text,
          exp: amount,
          reward: amount,
          /** Reward in the old script, where it is not ten times the experience. */
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
