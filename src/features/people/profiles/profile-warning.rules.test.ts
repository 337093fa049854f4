import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { thresholdOf } from '#shared/advancement.ts';
import { warningText } from './profile-warning.labels.ts';
import { type CharacterValues, profileWarnings } from './profile-warning.rules.ts';

const plain: CharacterValues = {
  level: 99,
  job: 1,
  grade: 0,
  maxHp: null,
  maxMp: null,
  targetHp: null,
  targetMp: null,
};

function hints(values: Partial<CharacterValues>): string[] {
  return profileWarnings({ ...plain, ...values }).map(({ field, code }) => `${field} ${code}`);
}

describe('profileWarnings', () => {
  it.each<[string, Partial<CharacterValues>, string[]]>([
    ['a beginner', { level: 1 }, []],
    ['a warrior at his first advancement', { grade: 1, maxHp: 70_000, maxMp: 3_000 }, []],
    ['a wizard with both in full', { job: 3, grade: 1, maxHp: 200_000, maxMp: 150_000 }, []],
    ['one of the last grade, however strong', { grade: 4, maxHp: 90_000_000 }, []],
    ['a target that is reached', { maxHp: 50_000, targetHp: 50_000 }, []],
    ['a target without a present value', { targetHp: 1, targetMp: 1 }, []],
    ['a grade below the last level', { grade: 1, level: 98 }, ['level grade-needs-level']],
    ['HP under the grade', { grade: 1, maxHp: 69_999 }, ['maxHp below-grade']],
    ['MP under the grade', { job: 4, grade: 2, maxMp: 69_999 }, ['maxMp below-grade']],
    ['one digit too many of HP', { maxHp: 1_400_000 }, ['maxHp above-full']],
    ['one digit too many of MP', { job: 3, maxMp: 400_000 }, ['maxMp above-full']],
    ['a little above full', { maxHp: 141_000 }, []],
    ['a rogue with the two swapped', { job: 2, maxHp: 900, maxMp: 60_000 }, ['maxMp mp-above-hp']],
    ['a rogue whose HP is not known', { job: 2, maxMp: 60_000 }, []],
    ['a healer with more MP than HP', { job: 4, maxHp: 20_000, maxMp: 24_000 }, []],
    ['strength that no lower level has', { level: 50, maxHp: 70_000 }, ['maxHp stat-needs-level']],
    [
      'targets below what is there',
      { maxHp: 9, targetHp: 8, maxMp: 7, targetMp: 6 },
      ['targetHp target-below-present', 'targetMp target-below-present'],
    ],
  ])('%s', (_what, values, expected) => {
    expect(hints(values)).toEqual(expected);
  });

  it('names the thresholds of the grade', () => {
    const [warning] = profileWarnings({ ...plain, job: 3, grade: 3, maxMp: 1 });
    expect(warning).toEqual({ field: 'maxMp', code: 'below-grade', params: { job: 3, grade: 3, least: 500_000 } });
  });

  const stat = fc.option(fc.integer({ min: 0, max: 100_000_000 }));
  const anyone = fc.record({
    level: fc.integer({ min: 1, max: 99 }),
    job: fc.integer({ min: 1, max: 4 }),
    grade: fc.integer({ min: 0, max: 4 }),
    maxHp: stat,
    maxMp: stat,
    targetHp: stat,
    targetMp: stat,
  });

  it('warns at most once about each field, each with a text', () => {
    fc.assert(
      fc.property(anyone, (values) => {
        const warnings = profileWarnings(values);
        expect(new Set(warnings.map(({ field }) => field)).size).toBe(warnings.length);
        for (const warning of warnings) expect(warningText(warning)).toMatch(/^[가-힣0-9 ,.]+\.$/);
      }),
    );
  });

  it('accepts everyone who advanced by the rules', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }), (job, grade) => {
        const { least } = thresholdOf(job, grade) ?? expect.fail();
        expect(hints({ job, grade, maxHp: least.hp, maxMp: least.mp })).toEqual([]);
      }),
    );
  });
});

describe('warningText', () => {
  it.each<[Partial<CharacterValues>, string]>([
    [{ grade: 1, level: 98 }, '검객은 레벨 99부터입니다. 레벨이나 승급을 확인해 주세요.'],
    [{ grade: 2, level: 98 }, '검제는 레벨 99부터입니다. 레벨이나 승급을 확인해 주세요.'],
    [{ grade: 1, maxHp: 1 }, '검객 칼승 체력 70,000보다 낮습니다.'],
    [{ maxHp: 1_400_000 }, '검객 풀승 체력 140,000보다 훨씬 높습니다. 자릿수를 확인해 주세요.'],
    [{ level: 50, maxHp: 70_000 }, '레벨 99가 되기 전의 체력치고는 높습니다. 맨몸 수치인지 확인해 주세요.'],
    [{ maxHp: 1, maxMp: 2 }, '전사인데 마력이 체력보다 높습니다. 둘을 바꿔 적지 않았는지 확인해 주세요.'],
    [{ maxHp: 12_345, targetHp: 1 }, '목표 체력이 지금의 12,345보다 낮습니다.'],
  ])('%o', (values, text) => {
    expect(profileWarnings({ ...plain, ...values }).map(warningText)).toEqual([text]);
  });
});
