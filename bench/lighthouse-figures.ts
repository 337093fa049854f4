import { z } from 'zod';
import { median } from './harness.ts';

const NEAR_SHARE = 0.05;
export const FULL_SCORE = 100;

const measuredSchema = z.object({
  performance: z.number(),
  accessibility: z.number(),
  'best-practices': z.number(),
  seo: z.number(),
  fcpMs: z.number(),
  lcpMs: z.number(),
  blockingMs: z.number(),
  shift: z.number(),
  requestsBeforeLoad: z.number(),
  bytesBeforeLoad: z.number(),
  bytesUntouched: z.number(),
});
export type Measured = z.output<typeof measuredSchema>;
const NAMES = measuredSchema.keyof().options;

/** A line of `measure.mjs`. */
export const figuresSchema = measuredSchema.extend({
  url: z.string(),
  bytesByKind: z.record(z.string(), z.number()),
  /** Audits that cost points. */
  faults: z.array(z.string()),
});
export type Figures = z.output<typeof figuresSchema>;

export type Limits = Partial<Record<keyof Measured, { atLeast: number } | { atMost: number }>>;

/** The median of each figure; what is not measured is the first run's. */
export function middleOf(runs: readonly Figures[]): Figures {
  const [first] = runs;
  if (!first) throw new Error('Lighthouse measured nothing.');
  return { ...first, ...Object.fromEntries(NAMES.map((name) => [name, median(runs.map((one) => one[name]))])) };
}

/** Whether a figure is within five percent of its limit. No run could be better than a full score, and nothing is near 0. */
export function isNear(figures: Measured, limits: Limits): boolean {
  return NAMES.some((name) => {
    const found = limits[name];
    if (!found) return false;
    const limit = 'atMost' in found ? found.atMost : found.atLeast;
    const isFull = 'atLeast' in found && figures[name] === FULL_SCORE;
    return !isFull && Math.abs(figures[name] - limit) < limit * NEAR_SHARE;
  });
}
