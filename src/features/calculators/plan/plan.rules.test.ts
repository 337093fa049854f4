import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { thresholdOf } from '#shared/advancement.ts';
import { projectRows } from '#tests/support/project-facts.ts';
import { levelTotals } from '../levels/level.facts.ts';
import { vitalPrices } from '../vitals/vital.facts.ts';
import { MAX_VITAL } from '../vitals/vital-price.rules.ts';
import { computePlan, gradeByVitals, type PlanStanding } from './plan.rules.ts';

const rows = await projectRows();
const facts = { totals: levelTotals(rows), prices: vitalPrices(rows) };

const anyVital = fc.integer({ min: 0, max: MAX_VITAL });
const anyStanding: fc.Arbitrary<PlanStanding> = fc.record({
  job: fc.integer({ min: 1, max: 4 }),
  level: fc.integer({ min: 1, max: 99 }),
  grade: fc.integer({ min: 0, max: 4 }),
  hp: anyVital,
  mp: anyVital,
  goal: fc.constantFrom('least' as const, 'full' as const),
});

describe('the plan to the next advancement', () => {
  it.each([
    // 20만 − 7만 is 2,600 steps of 50, each 1,000만.
    { job: 1, level: 99, grade: 1, hp: 70_000, mp: 0, goal: 'least', exp: 26_000_000_000, parts: ['level', 'hp'] },
    // 22만 − 14만 is 1,600 steps.
    { job: 2, level: 99, grade: 1, hp: 140_000, mp: 0, goal: 'least', exp: 16_000_000_000, parts: ['level', 'hp'] },
    // To 80만 at 1,000만, to 100만 at 2,000만, to 120만 at 5,000만: 4,000 steps each.
    { job: 1, level: 99, grade: 2, hp: 600_000, mp: 0, goal: 'full', exp: 320_000_000_000, parts: ['level', 'hp'] },
    // Levels 2,600,000,000 and 1,400 steps of HP.
    { job: 1, level: 1, grade: 0, hp: 0, mp: 0, goal: 'least', exp: 16_600_000_000, parts: ['level', 'hp'] },
    // 2만5천 HP are 500 steps of 50, as much MP 1,000 steps of 25.
    { job: 4, level: 99, grade: 0, hp: 0, mp: 0, goal: 'least', exp: 15_000_000_000, parts: ['level', 'hp', 'mp'] },
  ] as const)('$job $level $grade $hp $mp $goal is $exp', ({ exp, parts, ...standing }) => {
    const plan = computePlan(standing, facts);
    expect(plan.exp).toBe(exp);
    expect(plan.parts.map(({ name }) => name)).toEqual(parts);
    expect(plan.nextGrade).toBe(standing.grade + 1);
  });

  it('ends after the last grade', () => {
    const last = { job: 3, level: 99, grade: 4, hp: 1, mp: 1, goal: 'full' } as const;
    expect(computePlan(last, facts)).toEqual({ nextGrade: null, parts: [], exp: 0 });
  });

  it('is the sum of its parts, in finite whole numbers, with shares from 0 to 1', () => {
    fc.assert(
      fc.property(anyStanding, (standing) => {
        const { parts, exp } = computePlan(standing, facts);
        expect(parts.reduce((sum, part) => sum + part.exp, 0)).toBe(exp);
        for (const part of parts) {
          expect(Number.isSafeInteger(part.exp) && part.exp >= 0 && Number.isSafeInteger(part.steps)).toBe(true);
          expect(part.share >= 0 && part.share <= 1).toBe(true);
          expect(part.share === 1).toBe(part.exp === 0);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('never grows with a higher value, and never shrinks from 칼승 to 풀승', () => {
    const anyMore = fc.integer({ min: 0, max: 400_000 });
    fc.assert(
      fc.property(anyStanding, anyMore, anyMore, fc.integer({ min: 0, max: 98 }), (standing, hp, mp, levels) => {
        const more = {
          ...standing,
          hp: standing.hp + hp,
          mp: standing.mp + mp,
          level: Math.min(99, standing.level + levels),
        };
        expect(computePlan(more, facts).exp).toBeLessThanOrEqual(computePlan(standing, facts).exp);
        const [least, full] = (['least', 'full'] as const).map((goal) => computePlan({ ...standing, goal }, facts).exp);
        expect(least).toBeLessThanOrEqual(full ?? 0);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the grade that HP and MP speak for', () => {
  it.each([
    [1, 99, 69_999, 0, 0],
    [1, 99, 70_000, 0, 1],
    [1, 98, 9_999_999, 0, 0],
    [3, 99, 650_000, 500_000, 3],
    [4, 99, 25_000, 24_999, 0],
    [4, 99, MAX_VITAL, MAX_VITAL, 4],
  ])('job %i, level %i, HP %i, MP %i: %i', (job, level, hp, mp, grade) => {
    expect(gradeByVitals(job, level, { hp, mp })).toBe(grade);
  });

  it('is reached, and the next one is not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), anyVital, anyVital, (job, hp, mp) => {
        const grade = gradeByVitals(job, 99, { hp, mp });
        const has = (at: number) => {
          const least = thresholdOf(job, at)?.least;
          return least !== undefined && hp >= least.hp && mp >= least.mp;
        };
        expect([grade === 0 || has(grade), has(grade + 1)]).toEqual([true, false]);
      }),
    );
  });
});
