import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readItemQuery } from '../items/item.rules.ts';
import { otherLimitsText, unknownLimitsText } from '../items/item-limits.labels.ts';
import { computeFit, type LimitQuery } from './item-limits.rules.ts';

const NOTHING: LimitQuery = { levelFrom: null, levelTo: null, job: null, gender: null, grade: null };
const queryOf = (limits: Partial<LimitQuery>): LimitQuery => ({ ...NOTHING, ...limits });

describe('whether an item fits', () => {
  it.each([
    [{ job: 3, level: 75 }, { job: 3, levelTo: 80 }, 'fits'],
    [{ job: 3, level: 80 }, { job: 3, levelTo: 80 }, 'fits'],
    [{ job: 3, level: 81 }, { job: 3, levelTo: 80 }, 'excluded'],
    [{ job: 1, level: 75 }, { job: 3, levelTo: 80 }, 'excluded'],
    [{ job: 1 }, { job: 3, levelTo: 80 }, 'excluded'],
    [{ job: 3 }, { job: 3, levelTo: 80 }, 'unknown'],
    [{ level: 5 }, { job: 3, levelTo: 80 }, 'unknown'],
    [{ level: 5 }, { levelTo: 80 }, 'fits'],
    [{ job: 0, level: 5 }, { job: 3, levelTo: 80 }, 'fits'],
    [{ gender: 2 }, { gender: 1 }, 'excluded'],
    [{}, { gender: 1 }, 'unknown'],
    [{ grade: 3 }, { grade: 2 }, 'excluded'],
    [{ grade: 2 }, { grade: 2 }, 'fits'],
    [{}, { grade: 0 }, 'fits'],
    [{}, {}, 'fits'],
  ] as const)('%j, asked for %j: %s', (cells, limits, fit) => {
    expect(computeFit({ cells }, queryOf(limits))).toBe(fit);
  });

  it('is not known where sources differ about a condition', () => {
    expect(computeFit({ cells: { job: 3 }, doubts: { job: {} } }, queryOf({ job: 3 }))).toBe('unknown');
    expect(computeFit({ cells: { job: 1 }, doubts: { job: {} } }, queryOf({ job: 3 }))).toBe('unknown');
    expect(computeFit({ cells: { job: 1, level: 90 }, doubts: { job: {} } }, queryOf({ job: 3, levelTo: 80 }))).toBe(
      'excluded',
    );
  });

  it('never is so against a known condition, nor without knowing job, level and gender where they are asked for', () => {
    const maybe = (max: number) => fc.option(fc.nat(max), { nil: undefined });
    const cells = fc.record({ job: maybe(4), level: maybe(99), gender: maybe(2), grade: maybe(4) });
    const limits = fc.record({
      job: fc.option(fc.integer({ min: 1, max: 4 })),
      levelTo: fc.option(fc.nat(99)),
      gender: fc.option(fc.integer({ min: 1, max: 2 })),
      grade: fc.option(fc.nat(4)),
    });
    const doubted = fc.subarray(['job', 'level', 'gender', 'grade'] as const);
    fc.assert(
      fc.property(cells, limits, doubted, (known, wanted, doubtful) => {
        const doubts = Object.fromEntries(doubtful.map((column) => [column, {}]));
        const sure = (column: keyof typeof known) => (doubtful.includes(column) ? undefined : known[column]);
        const fit = computeFit({ cells: known, doubts }, queryOf(wanted));
        const [job, level, gender, grade] = [sure('job'), sure('level'), sure('gender'), sure('grade')];
        const isExcluded =
          (wanted.job !== null && job !== undefined && job !== 0 && job !== wanted.job) ||
          (wanted.levelTo !== null && level !== undefined && level > wanted.levelTo) ||
          (wanted.gender !== null && gender !== undefined && gender !== wanted.gender) ||
          (wanted.grade !== null && grade !== undefined && grade > wanted.grade);
        expect(fit === 'excluded').toBe(isExcluded);
        if (fit !== 'fits') return;
        if (wanted.job !== null) expect(job).toBeDefined();
        if (wanted.levelTo !== null) expect(level).toBeDefined();
        if (wanted.gender !== null) expect(gender).toBeDefined();
      }),
    );
  });
});

describe('what the list says of conditions', () => {
  const query = (values: Parameters<typeof readItemQuery>[0]) =>
    readItemQuery(values, ['level', 'job', 'grade', 'gender']);

  it('names those that are asked for and not known', () => {
    expect(unknownLimitsText(query({ job: 3, to: 80, grade: 1 }), 52, false)).toBe(
      '직업이나 레벨을 모르는 52가지는 뺐습니다.',
    );
    expect(unknownLimitsText(query({ job: 3 }), 1, true)).toBe('직업을 모르는 1가지는 아래에 따로 있습니다.');
    expect(unknownLimitsText(query({ job: 3, from: 1, gender: 1 }), 1200, false)).toBe(
      '직업이나 레벨이나 성별을 모르는 1,200가지는 뺐습니다.',
    );
  });

  it('counts what else may be in the way of a character', () => {
    const rows = [{ cells: { might: 50, level: 3 } }, { cells: { gender: 1 } }, { cells: {} }];
    expect(otherLimitsText(query({ job: 3, to: 80, grade: 0 }), rows)).toBe(
      '이 가운데 2가지는 힘·성별 조건도 있습니다. 승급 조건은 적힌 것만 봅니다.',
    );
    expect(otherLimitsText(query({ job: 3, gender: 1 }), [{ cells: {} }])).toBeNull();
    expect(otherLimitsText(query({ to: 80 }), rows)).toBeNull();
    expect(otherLimitsText(query({ grade: 4 }), rows)).toBe('승급 조건은 적힌 것만 봅니다.');
  });
});
