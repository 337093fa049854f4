import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Vitals } from '#shared/advancement.ts';
import { projectRows } from '#tests/support/project-facts.ts';
import { vitalPrices } from '../vitals/vital.facts.ts';
import type { VitalPrices } from '../vitals/vital-price.rules.ts';
import { gradeSteps, likelyGrade, ownSteps, vitalsCost } from './vital-table.rules.ts';

const prices = vitalPrices(await projectRows());
const pricesOf = (job: number): VitalPrices => prices[job] ?? { hp: [], mp: [] };
const stepsOf = (job: number) => gradeSteps(job, pricesOf(job));
const EOK = 100_000_000;

describe('the path through the grades', () => {
  // product.md §9, all sixteen rows; the experience was summed by hand from the tiers.
  it.each([
    [1, 1, 70_000, 0, 140_000, 0, 140, 140],
    [1, 2, 200_000, 0, 300_000, 0, 260, 200],
    [1, 3, 600_000, 0, 1_200_000, 0, 800, 3200],
    [1, 4, 1_400_000, 0, 1_600_000, 0, 7200, 6000],
    [2, 1, 65_000, 0, 140_000, 0, 130, 150],
    [2, 2, 220_000, 0, 300_000, 0, 310, 160],
    [2, 3, 600_000, 0, 1_200_000, 0, 760, 3200],
    [2, 4, 1_400_000, 0, 1_600_000, 0, 7200, 6000],
    [3, 1, 30_000, 20_000, 60_000, 40_000, 60 + 80, 60 + 80],
    [3, 2, 150_000, 100_000, 200_000, 150_000, 240 + 320, 100 + 200],
    [3, 3, 300_000, 500_000, 600_000, 700_000, 300 + 1600, 200 + 400 + 1000 + 400 + 800],
    [3, 4, 650_000, 900_000, 1_000_000, 1_000_000, 2600 + 7200, 19_000 + 8000],
    [4, 1, 25_000, 25_000, 60_000, 40_000, 50 + 100, 70 + 60],
    [4, 2, 80_000, 70_000, 200_000, 150_000, 110 + 180, 240 + 320],
    [4, 3, 250_000, 250_000, 600_000, 700_000, 340 + 720, 300 + 400 + 1000 + 1400 + 800],
    [4, 4, 600_000, 750_000, 1_000_000, 1_000_000, 1700 + 3200, 20_000 + 13_000],
  ])('job %i, grade %i', (job, grade, hp, mp, fullHp, fullMp, fromLast, toFull) => {
    const step = stepsOf(job).find((one) => one.grade === grade);
    expect(step).toMatchObject({ least: { hp, mp }, full: { hp: fullHp, mp: fullMp } });
    expect([(step?.expFromLast ?? 0) / EOK, (step?.expToFull ?? 0) / EOK]).toEqual([fromLast, toFull]);
  });

  it('never grows with more HP or MP, and is finite for any values', () => {
    const vital = fc.integer({ min: 0, max: 4_000_000 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), vital, vital, vital, (job, hp, mp, more) => {
        const steps = stepsOf(job);
        const far = ownSteps(steps, pricesOf(job), { hp, mp });
        const nearer = ownSteps(steps, pricesOf(job), { hp: hp + more, mp });
        for (const [index, { expToLeast, expToFull }] of far.entries()) {
          expect(Number.isSafeInteger(expToFull) && expToLeast >= 0 && expToLeast <= expToFull).toBe(true);
          // The last step may exceed the target by one step at the highest price.
          expect(nearer[index]?.expToLeast ?? 0).toBeLessThanOrEqual(expToLeast + 2_000_000_000);
        }
      }),
    );
  });

  it('is 0 for the current values', () => {
    for (const job of [1, 2, 3, 4]) {
      for (const { grade, least, full } of stepsOf(job)) {
        expect(ownSteps(stepsOf(job), pricesOf(job), least)[grade - 1]?.expToLeast).toBe(0);
        expect(vitalsCost(pricesOf(job), full, least)).toBe(0);
      }
    }
  });
});

describe('likelyGrade', () => {
  it.each<[number, Vitals, number]>([
    [1, { hp: 0, mp: 0 }, 0],
    [1, { hp: 70_000, mp: 9000 }, 0],
    [1, { hp: 140_001, mp: 0 }, 1],
    [1, { hp: 642_500, mp: 0 }, 2],
    [1, { hp: 1_600_000, mp: 0 }, 3],
    [1, { hp: 1_600_001, mp: 0 }, 4],
    [3, { hp: 50_000, mp: 60_000 }, 1],
    [4, { hp: 4_000_000, mp: 4_000_000 }, 4],
  ])('job %i with %j is of grade %i', (job, vitals, grade) => {
    expect(likelyGrade(job, vitals)).toBe(grade);
  });
});
