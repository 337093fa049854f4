import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextAdvancement, thresholdOf } from './advancement.ts';

const TABLE = [
  [1, '70000/0/140000/0; 200000/0/300000/0; 600000/0/1200000/0; 1400000/0/1600000/0'],
  [2, '65000/0/140000/0; 220000/0/300000/0; 600000/0/1200000/0; 1400000/0/1600000/0'],
  [
    3,
    '30000/20000/60000/40000; 150000/100000/200000/150000; 300000/500000/600000/700000; 650000/900000/1000000/1000000',
  ],
  [4, '25000/25000/60000/40000; 80000/70000/200000/150000; 250000/250000/600000/700000; 600000/750000/1000000/1000000'],
] as const;

const job = fc.integer({ min: 1, max: 4 });
const grade = fc.integer({ min: 0, max: 3 });
const level = fc.integer({ min: 1, max: 99 });
const stat = fc.integer({ min: 0, max: 100_000_000 });
const maybeStat = fc.option(stat);

describe('thresholdOf', () => {
  it.each(TABLE)('has the values of the table for job %d', (of, rows) => {
    const message = [1, 2, 3, 4].map((to) => thresholdOf(of, to));
    expect(message.map((one) => [one?.least.hp, one?.least.mp, one?.full.hp, one?.full.mp].join('/')).join('; ')).toBe(
      rows,
    );
  });

  it.each([
    [0, 1],
    [5, 1],
    [1, 0],
    [1, 5],
    [1, 1.5],
    [-1, 1],
    [Number.NaN, 1],
  ])('has no entry for job %d and grade %d', (of, to) => {
    expect(thresholdOf(of, to)).toBeUndefined();
  });

  it('grows from grade to grade, and full is never below least', () => {
    for (const [of] of TABLE) {
      for (const to of [1, 2, 3, 4]) {
        const { least, full } = thresholdOf(of, to) ?? expect.fail();
        expect(full.hp).toBeGreaterThan(least.hp);
        expect(full.mp).toBeGreaterThanOrEqual(least.mp);
        expect(least.hp).toBeGreaterThan(thresholdOf(of, to - 1)?.least.hp ?? 0);
      }
    }
  });
});

describe('nextAdvancement', () => {
  it('returns what a warrior lacks, in HP only', () => {
    expect(nextAdvancement({ job: 1, grade: 1, level: 99, maxHp: 151_800, maxMp: 9_000 })).toEqual({
      grade: 2,
      toLevel: 0,
      distances: [{ vital: 'hp', now: 151_800, least: 200_000, full: 300_000, toLeast: 48_200, toFull: 148_200 }],
      share: 0.759,
      shareOfFull: 0.506,
      isReached: false,
    });
  });

  it('requires both of casters, and counts the one that lacks more', () => {
    const next = nextAdvancement({ job: 3, grade: 0, level: 99, maxHp: 60_000, maxMp: 5_000 });
    expect(next).toMatchObject({
      distances: [
        { vital: 'hp', toLeast: 0, toFull: 0 },
        { vital: 'mp', toLeast: 15_000, toFull: 35_000 },
      ],
      share: 0.25,
      shareOfFull: 0.125,
    });
  });

  it('does not guess values that were not given', () => {
    const next = nextAdvancement({ job: 4, grade: 2, level: 99, maxHp: null, maxMp: 300_000 });
    expect(next).toMatchObject({ share: 0, isReached: false });
    expect(next?.distances[0]).toMatchObject({ now: null, toLeast: null, toFull: null });
  });

  it('waits for the last level, whatever the strength', () => {
    const standing = { job: 2, grade: 0, maxHp: 70_000, maxMp: null };
    expect(nextAdvancement({ ...standing, level: 90 })).toMatchObject({ toLevel: 9, share: 1, isReached: false });
    expect(nextAdvancement({ ...standing, level: 99 })).toMatchObject({ toLevel: 0, isReached: true });
    expect(nextAdvancement(standing)).toMatchObject({ toLevel: 0 });
  });

  it.each([
    [1, 4],
    [4, 4],
    [0, 0],
    [5, 0],
    [1, -1],
    [1, 9],
  ])('ends for job %d at grade %d', (of, at) => {
    expect(nextAdvancement({ job: of, grade: at, maxHp: 1, maxMp: 1 })).toBeNull();
  });

  it('limits its shares to 0 and 1, 풀승 below 칼승, and 1 for what is reached', () => {
    fc.assert(
      fc.property(job, grade, maybeStat, maybeStat, (of, at, maxHp, maxMp) => {
        const next = nextAdvancement({ job: of, grade: at, maxHp, maxMp }) ?? expect.fail();
        expect(next.share).toBeGreaterThanOrEqual(next.shareOfFull);
        expect(next.shareOfFull).toBeGreaterThanOrEqual(0);
        expect(next.share).toBeLessThanOrEqual(1);
        expect(next.share === 1).toBe(next.isReached);
      }),
    );
  });

  it('requires exactly what is missing', () => {
    fc.assert(
      fc.property(job, grade, level, stat, stat, (of, at, from, maxHp, maxMp) => {
        const standing = { job: of, grade: at, level: from, maxHp, maxMp };
        const next = nextAdvancement(standing) ?? expect.fail();
        const gain = (vital: 'hp' | 'mp') => next.distances.find((one) => one.vital === vital)?.toLeast ?? 0;
        const grown = { ...standing, level: from + next.toLevel, maxHp: maxHp + gain('hp'), maxMp: maxMp + gain('mp') };
        expect(nextAdvancement(grown)?.isReached).toBe(true);
        for (const vital of ['hp', 'mp'] as const) {
          const value = vital === 'hp' ? 'maxHp' : 'maxMp';
          if (gain(vital) === 0) continue;
          expect(nextAdvancement({ ...grown, [value]: grown[value] - 1 })?.isReached).toBe(false);
        }
      }),
    );
  });

  it('never comes nearer when a value decreases', () => {
    fc.assert(
      fc.property(job, grade, stat, stat, stat, (of, at, maxHp, maxMp, loss) => {
        const before = nextAdvancement({ job: of, grade: at, maxHp, maxMp })?.share ?? 0;
        const after = nextAdvancement({ job: of, grade: at, maxHp: Math.max(0, maxHp - loss), maxMp })?.share ?? 1;
        expect(after).toBeLessThanOrEqual(before);
      }),
    );
  });
});
