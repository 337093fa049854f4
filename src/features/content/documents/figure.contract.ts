import { z } from 'zod';
import { MAX_ID } from '#shared/ids.ts';
import { FIGURE_MAX_COUNT, FIGURE_MAX_SKILLS } from './document.limits.ts';

const job = z.int().min(1).max(4);
const stat = z.enum(['hp', 'mp']);
const level = z.int().min(1).max(99);
const id = z.int().min(1).max(MAX_ID);
const vital = z.int().min(0).max(4_000_000);

/** Arguments of each figure. A figure is computed from the facts by the rule of its name (contract §18). */
export const figureArgs = {
  threshold: z.strictObject({ job, grade: z.int().min(1).max(4), stat: z.enum(['hp', 'mp', 'fullHp', 'fullMp']) }),
  vitalCost: z.strictObject({ job, stat, from: vital, to: vital }),
  expTotal: z.strictObject({ job, level }),
  kingReward: z.strictObject({ slug: z.enum(['buyeo', 'goguryeo', 'jangan']), level }),
  monsterExp: z.strictObject({ id }),
  kills: z.strictObject({ monsterId: id, job, stat, from: vital, to: vital }),
  skillCost: z.strictObject({ ids: z.array(id).min(1).max(FIGURE_MAX_SKILLS) }),
  itemQuote: z.strictObject({ id, count: z.int().min(1).max(FIGURE_MAX_COUNT) }),
} as const;

export type FigureName = keyof typeof figureArgs;

function toFigureSchema<const Name extends FigureName>(name: Name) {
  return z.strictObject({ name: z.literal(name), args: figureArgs[name] });
}

export const figureSchema = z.discriminatedUnion('name', [
  toFigureSchema('threshold'),
  toFigureSchema('vitalCost'),
  toFigureSchema('expTotal'),
  toFigureSchema('kingReward'),
  toFigureSchema('monsterExp'),
  toFigureSchema('kills'),
  toFigureSchema('skillCost'),
  toFigureSchema('itemQuote'),
]);
export type Figure = z.infer<typeof figureSchema>;
