import { describe, expect, it } from 'vitest';
import { readSkillJob, skillsOfJob } from './skill.rules.ts';

describe('readSkillJob', () => {
  it.each([
    ['0', 0],
    ['4', 4],
    ['5', null],
    ['-1', null],
    ['전사', null],
    ['', null],
    [null, null],
  ])('%s → %s', (text, job) => {
    expect(readSkillJob(text)).toBe(job);
  });
});

describe('skillsOfJob', () => {
  const rows = [
    { id: 1, job: 1, level: 15 },
    { id: 2, job: 0, level: 5 },
    { id: 3, job: 1, level: 5 },
    { id: 4, job: 1, level: 5 },
  ];

  it('orders by level and keeps equal levels as they were', () => {
    expect(skillsOfJob(rows, null).map((row) => row.id)).toEqual([2, 3, 4, 1]);
  });

  it('keeps the skills of all jobs apart from those of one', () => {
    expect(skillsOfJob(rows, 1).map((row) => row.id)).toEqual([3, 4, 1]);
    expect(skillsOfJob(rows, 0).map((row) => row.id)).toEqual([2]);
  });
});
