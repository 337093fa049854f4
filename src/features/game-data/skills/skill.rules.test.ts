import { describe, expect, it } from 'vitest';
import { skillsParams } from './skill.params.ts';
import { skillsOfJob } from './skill.rules.ts';

describe('the job of a query', () => {
  it.each([
    ['job=0', 0],
    ['job=4', 4],
    ['job=5', undefined],
    ['job=-1', undefined],
    ['job=전사', undefined],
    ['job=', undefined],
    ['', undefined],
  ])('%s → %s', (query, job) => {
    expect(skillsParams.read(new URLSearchParams(query)).job).toBe(job);
  });
});

describe('skillsOfJob', () => {
  const rows = [
    { id: 1, job: 1, level: 15 },
    { id: 2, job: 0, level: 5 },
    { id: 3, job: 1, level: 5 },
    { id: 4, job: 1, level: 5 },
  ];

  it('sorts by level and preserves the order of equal levels', () => {
    expect(skillsOfJob(rows, undefined).map((row) => row.id)).toEqual([2, 3, 4, 1]);
  });

  it('separates the skills of all jobs from those of one', () => {
    expect(skillsOfJob(rows, 1).map((row) => row.id)).toEqual([3, 4, 1]);
    expect(skillsOfJob(rows, 0).map((row) => row.id)).toEqual([2]);
  });
});
