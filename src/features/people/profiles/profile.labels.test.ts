import { describe, expect, it } from 'vitest';
import { advancementLine, formatJobTitle, gradeClass } from './profile.labels.ts';

describe('formatJobTitle', () => {
  it.each([
    [1, 0, '전사'],
    [1, 1, '전사 · 검객'],
    [4, 4, '도사 · 진선'],
    [3, 9, '주술사 · 알 수 없음'],
  ])('of job %d at grade %d is %s', (job, grade, title) => {
    expect(formatJobTitle({ job, grade })).toBe(title);
  });
});

describe('gradeClass', () => {
  it.each([
    [0, 'g0'],
    [4, 'g4'],
    [-1, 'g0'],
    [77, 'g4'],
  ])('of grade %d is %s', (grade, name) => {
    expect(gradeClass(grade)).toBe(name);
  });
});

describe('advancementLine', () => {
  const warrior = { job: 1, grade: 1, level: 99, maxHp: 151_800, maxMp: null };

  it.each([
    [{}, '다음 승급 검제까지 체력 4만 8,200'],
    [{ maxHp: 200_000 }, '검제 칼승을 채웠고 풀승까지 체력 10만'],
    [{ maxHp: 300_000 }, '검제 풀승을 채웠습니다'],
    [{ maxHp: null }, '체력을 적으면 검제까지 남은 양이 보입니다'],
    [{ grade: 4 }, '마지막 승급까지 마쳤습니다'],
    [{ grade: 0, level: 12, maxHp: 500 }, '다음 승급 검객까지 레벨 87 · 체력 6만 9,500'],
    [{ job: 3, maxMp: null, maxHp: null }, '체력과 마력을 적으면 현사까지 남은 양이 보입니다'],
    [{ job: 3, maxHp: 150_000, maxMp: 20_000 }, '다음 승급 현사까지 마력 8만'],
    [{ job: 4, maxHp: 70_000, maxMp: 60_000 }, '다음 승급 명인까지 체력 1만 · 마력 1만'],
  ])('with %j is %s', (part, line) => {
    expect(advancementLine({ ...warrior, ...part })).toBe(line);
  });
});
