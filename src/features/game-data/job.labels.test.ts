import { describe, expect, it } from 'vitest';
import { gradeName, huntingLevels, jobName, levelRange } from './job.labels.ts';

describe('job labels', () => {
  it.each([
    [1, 4, '검성'],
    [2, 4, '태성'],
    [3, 0, '주술사'],
    [4, 4, '진선'],
    [1, 5, '알 수 없음'],
    [0, 0, '알 수 없음'],
    [9, 1, '알 수 없음'],
  ])('job %i grade %i is %s', (job, grade, name) => {
    expect(gradeName(job, grade)).toBe(name);
  });

  it('knows the skills of all jobs as 공통', () => {
    expect(jobName(0)).toBe('공통');
    expect(jobName(-1)).toBe('알 수 없음');
  });

  it.each([
    [10, 20, '10–20'],
    [80, null, '80부터'],
    [99, null, '99'],
    [null, 40, '40까지'],
    [7, 7, '7'],
    [null, null, null],
  ])('levels %s to %s read %s', (min, max, text) => {
    expect(levelRange(min, max)).toBe(text);
  });

  it('takes a door for level 1 as no word about the level', () => {
    expect(huntingLevels({ reqLvMin: 1, reqLvMax: null })).toBeNull();
    expect(huntingLevels({ reqLvMin: 1, reqLvMax: 10 })).toBe('1–10');
    expect(huntingLevels({ reqLvMin: 50, reqLvMax: null })).toBe('50부터');
  });
});
