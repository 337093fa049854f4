import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_COUNT } from '#shared/korean/read-count.ts';
import { projectCatalog } from '#tests/support/project-facts.ts';
import { totalAt } from '../levels/level-exp.rules.ts';
import { tierAt } from '../vitals/vital-price.rules.ts';
import { expFacts, huntPlaces, killCap } from './exp.facts.ts';
import { expParams } from './exp.params.ts';
import { answerExp, huntFor, huntLevel } from './exp.rules.ts';
import { readExpQuestion } from './exp-question.rules.ts';
import { usualMonster } from './hunt.rules.ts';
import { layOut, levelRamp, PHONE, vitalRamp } from './ramp-chart.rules.ts';

const catalog = await projectCatalog();
const facts = expFacts(catalog);
const places = huntPlaces(catalog);
const cap = killCap(catalog);

const answerTo = (query: URLSearchParams) => answerExp(readExpQuestion(expParams.texts(query), facts.totals), facts);
const queryState = (query: string) => answerTo(new URLSearchParams(query));
const jobs = fc.integer({ min: 1, max: 4 });
const levels = fc.integer({ min: 1, max: 99 });
const onSteps = fc.integer({ min: 0, max: 60_000 }).map((steps) => steps * 50);

const anyText = fc.oneof(
  fc.string(),
  fc.double().map(String),
  fc.integer().map(String),
  fc.bigInt().map(String),
  fc.constantFrom('160만', '1조 3115억', 'NaN', '-0', '1e400', '0x10', '９９', '', ' ', 'hp', 'mp', 'vital', 'level'),
);
const anyQuery = fc.dictionary(fc.constantFrom(...expParams.names), anyText).map((query) => new URLSearchParams(query));

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

describe('experience to a level', () => {
  it.each([
    [1, 2_600_000_000],
    [2, 2_000_000_000],
    [3, 2_970_000_000],
    [4, 2_300_000_000],
  ])('of job %i is in all %i', (job, exp) => {
    expect(queryState(`job=${job}`)).toMatchObject({ exp, hp: null, mp: null });
  });

  it('subtracts experience gained in the level, and carries a surplus to the next', () => {
    const [at50 = 0, at51 = 0] = facts.totals[1]?.slice(49, 51) ?? [];
    expect(queryState('job=1&level=50&exp=1000&toLevel=51').exp).toBe(at51 - at50 - 1000);
    const further = queryState(`job=1&level=50&exp=${at51 - at50 + 5}&toLevel=99`);
    expect(further.level?.from).toEqual({ level: 51, exp: 5 });
    expect(further.exp).toBe(2_600_000_000 - at51 - 5);
    expect(
      readExpQuestion(expParams.texts(new URLSearchParams('level=50&exp=1조')), facts.totals).levels.exp.note,
    ).toBe('이 레벨의 경험치를 넘어 99레벨과 같습니다.');
  });

  it('is the sum of its rows, and never falls with a higher level', () => {
    fc.assert(
      fc.property(jobs, levels, levels, fc.integer({ min: 0, max: 3_000_000_000 }), (job, level, to, exp) => {
        const { level: part } = queryState(`job=${job}&level=${level}&exp=${exp}&toLevel=${to}`);
        expect(part?.rows.reduce((sum, row) => sum + row.exp, 0)).toBe(part?.exp);
        const next = queryState(`job=${job}&level=${level}&exp=${exp}&toLevel=${Math.min(99, to + 1)}`);
        expect(next.exp).toBeGreaterThanOrEqual(part?.exp ?? 0);
        const later = queryState(`job=${job}&level=${Math.min(99, level + 1)}&exp=${exp}&toLevel=${to}`);
        expect(later.exp).toBeLessThanOrEqual(part?.exp ?? 0);
      }),
    );
  });
});

describe('experience to HP and MP', () => {
  it.each([
    ['job=1&hp=70000&toHp=200000&mp=0&toMp=0', 26_000_000_000],
    ['job=1&hp=200000&toHp=600000', 80_000_000_000],
    ['job=2&hp=60만&toHp=140만', 720_000_000_000],
    ['job=1&hp=1400000&toHp=1600000', 600_000_000_000],
    ['job=1&hp=642500&toHp=1600000', 1_311_500_000_000],
    // 120,000 × 200,000 MP: 4,800 steps; 50,000 HP: 1,000 steps; all at ten million.
    ['job=3&hp=100000&toHp=150000&mp=80000&toMp=200000', 10_000_000_000 + 48_000_000_000],
    // Both questions at the same time.
    ['job=2&level=98&toLevel=99&hp=65000&toHp=65100', 300_000_000 + 20_000_000],
  ])('%s is %i', (query, exp) => {
    expect(queryState(query).exp).toBe(exp);
  });

  it('defaults to the next 칼승', () => {
    expect(queryState('job=1&hp=642500')).toMatchObject({ hp: { target: 1_400_000 }, mp: null, level: null });
    expect(queryState('job=1&hp=1500000')).toMatchObject({ hp: { target: 1_600_000 } });
    expect(queryState('job=3&by=vital')).toMatchObject({ hp: { target: 150_000 }, mp: { target: 100_000 } });
  });

  it('is 0 for a lower target, with a note', () => {
    expect(queryState('job=1&hp=100000&toHp=5').exp).toBe(0);
    const { vitals: read } = readExpQuestion(expParams.texts(new URLSearchParams('hp=100000&toHp=5')), facts.totals);
    expect(read.hp.target.note).toBe('지금보다 낮아 올릴 것이 없습니다.');
  });

  it('never falls with a higher target, and never rises with more HP', () => {
    fc.assert(
      fc.property(jobs, onSteps, onSteps, onSteps, (job, a, b, c) => {
        const [low = 0, middle = 0, high = 0] = [a, b, c].toSorted((x, y) => x - y);
        const cost = (from: number, to: number) => queryState(`job=${job}&hp=${from}&toHp=${to}`).exp;
        expect(cost(low, middle)).toBeLessThanOrEqual(cost(low, high));
        // Above 3,000,000 a step is smaller than 50, so the last step may exceed the target.
        const step = high > 1_250_000 ? (tierAt(facts.prices[job]?.hp ?? [], high)?.exp ?? 0) : 0;
        expect(cost(middle, high)).toBeLessThanOrEqual(cost(low, high) + step);
      }),
    );
  });
});

describe('the answer to any address', () => {
  it('consists of exact whole numbers and can be drawn', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const answer = answerTo(query);
        const question = readExpQuestion(expParams.texts(query), facts.totals);
        expect(numbersIn([answer, question]).every((one) => Number.isSafeInteger(one) && one >= 0)).toBe(true);
        const ramps = [answer.hp && vitalRamp(answer.hp), answer.mp && vitalRamp(answer.mp)];
        for (const ramp of [...ramps, answer.level && levelRamp(answer.level)]) {
          if (!ramp) continue;
          const layout = layOut(ramp, PHONE);
          expect(numbersIn(layout).every(Number.isFinite)).toBe(true);
          expect(layout.line).not.toMatch(/NaN|Infinity|undefined/);
        }
        const totals = facts.totals[question.job] ?? [];
        const level = huntLevel(totals, answer.level, 99);
        const hunt = huntFor(answer, usualMonster(places, level) ?? expect.fail(), totals, cap);
        expect(numbersIn(hunt).every(Number.isSafeInteger)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('is exact at the limits', () => {
    for (const job of [1, 2, 3, 4]) {
      const { exp } = queryState(`job=${job}&level=1&toLevel=99&hp=0&toHp=${MAX_COUNT}&mp=0&toMp=${MAX_COUNT}`);
      expect(Number.isSafeInteger(exp) && exp > MAX_COUNT).toBe(true);
    }
  });
});

describe('the chart of levels', () => {
  const layoutOf = (query: string) => {
    const ramp = levelRamp(queryState(query).level ?? expect.fail());
    return layOut(ramp ?? expect.fail(), PHONE);
  };

  it('has lines a hundred times apart where the whole is a thousand times the first level', () => {
    const { isLog, grid, dots } = layoutOf('job=1&level=1&toLevel=99');
    expect([isLog, grid.map(({ label }) => label)]).toEqual([true, ['100', '1만', '100만', '1억']]);
    const heights = [...grid].map(({ y }) => y);
    expect(heights).toEqual(heights.toSorted((one, other) => other - one));
    expect(new Set(dots.map(({ y }) => y)).size).toBe(dots.length);
  });

  it('has even lines from 0 where the levels cost alike', () => {
    const { isLog, grid } = layoutOf('job=1&level=90&toLevel=99');
    expect([isLog, grid[0]?.label]).toEqual([false, '0']);
  });
});

describe('the hunt', () => {
  const totals = facts.totals[1] ?? [];

  it("counts each kill at its level's gain", () => {
    fc.assert(
      fc.property(
        levels,
        fc.integer({ min: 1, max: 9 }),
        fc.constantFrom(5, 900, 25_000, 450_000),
        (level, more, each) => {
          const goal = totalAt(totals, Math.min(99, level + more));
          let at = totalAt(totals, level);
          let kills = 0;
          let reached = level;
          while (at < goal && kills < 50_000) {
            while (reached < 99 && totalAt(totals, reached + 1) <= at) reached += 1;
            at += Math.min(each, Math.floor(totalAt(totals, reached) * 0.033) + 1);
            kills += 1;
          }
          if (at < goal) return;
          const answer = queryState(`job=1&level=${level}&toLevel=${Math.min(99, level + more)}`);
          expect(huntFor(answer, [1, '토끼', each], totals, cap).count).toBe(kills);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('has no cap at the last level', () => {
    const hunt = huntFor(queryState('job=1&hp=642500&toHp=1600000'), [1, '처녀귀신', 450_000], totals, cap);
    expect(hunt).toMatchObject({ count: 2_914_445, isCapped: false });
  });

  it('offers the haunted house at the last level', () => {
    expect(usualMonster(places, 99)?.[1]).toBe('처녀귀신');
    expect(usualMonster(places, 1)).toBeDefined();
  });
});
