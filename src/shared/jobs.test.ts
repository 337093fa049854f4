import { describe, expect, it } from 'vitest';
import { gradeName, jobName } from './jobs.ts';

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

  it('labels skills of all jobs as 공통', () => {
    expect(jobName(0)).toBe('공통');
    expect(jobName(-1)).toBe('알 수 없음');
  });
});
