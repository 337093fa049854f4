import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextAdvancement, shareOfLeast, thresholdOf } from './advancement.rules.ts';

const jobs = fc.integer({ min: 1, max: 4 });
const stat = fc.option(fc.integer({ min: 0, max: 100_000_000 }));

describe('thresholdOf', () => {
  it.each([
    { job: 1, grade: 1, least: { hp: 70_000, mp: 0 }, full: { hp: 140_000, mp: 0 } },
    { job: 2, grade: 2, least: { hp: 220_000, mp: 0 }, full: { hp: 300_000, mp: 0 } },
    { job: 3, grade: 3, least: { hp: 300_000, mp: 500_000 }, full: { hp: 600_000, mp: 700_000 } },
    { job: 4, grade: 4, least: { hp: 600_000, mp: 750_000 }, full: { hp: 1_000_000, mp: 1_000_000 } },
  ])('of job $job for grade $grade', ({ job, grade, least, full }) => {
    expect(thresholdOf(job, grade)).toEqual({ least, full });
  });

  it.each([
    [0, 1],
    [1, 0],
    [1, 5],
    [5, 1],
    [1, 1.5],
  ])('knows nothing of job %d and grade %d', (job, grade) => {
    expect(thresholdOf(job, grade)).toBeUndefined();
  });

  it('asks more for each next grade, and never more at least than in full', () => {
    for (let job = 1; job <= 4; job += 1) {
      for (let grade = 1; grade <= 4; grade += 1) {
        const threshold = thresholdOf(job, grade);
        expect(threshold?.least.hp).toBeLessThanOrEqual(threshold?.full.hp ?? 0);
        expect(threshold?.least.mp).toBeLessThanOrEqual(threshold?.full.mp ?? 0);
        expect(threshold?.least.hp).toBeGreaterThan(thresholdOf(job, grade - 1)?.least.hp ?? 0);
      }
    }
  });
});

describe('nextAdvancement', () => {
  it('leaves out MP for those who advance by HP alone', () => {
    const next = nextAdvancement({ job: 1, grade: 1, maxHp: 151_800, maxMp: 9000 });
    expect(next).toEqual({ grade: 2, distances: [{ vital: 'hp', now: 151_800, least: 200_000, full: 300_000 }] });
  });

  it('asks casters for both', () => {
    const next = nextAdvancement({ job: 4, grade: 0, maxHp: null, maxMp: 30_000 });
    expect(next?.distances.map(({ vital, now }) => [vital, now])).toEqual([
      ['hp', null],
      ['mp', 30_000],
    ]);
  });

  it('ends at the last grade', () => {
    expect(nextAdvancement({ job: 3, grade: 4, maxHp: 1, maxMp: 1 })).toBeUndefined();
  });
});

describe('shareOfLeast', () => {
  it('is decided by what lacks most', () => {
    const next = nextAdvancement({ job: 3, grade: 0, maxHp: 30_000, maxMp: 5000 });
    expect(next && shareOfLeast(next)).toBe(0.25);
  });

  it('stays between nothing and all', () => {
    fc.assert(
      fc.property(jobs, fc.integer({ min: 0, max: 3 }), stat, stat, (job, grade, maxHp, maxMp) => {
        const next = nextAdvancement({ job, grade, maxHp, maxMp });
        const share = next ? shareOfLeast(next) : Number.NaN;
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
        const isReached = next?.distances.every(({ now, least }) => (now ?? 0) >= least);
        expect(share === 1).toBe(isReached);
      }),
    );
  });
});
