import { describe, expect, it } from 'vitest';
import { materialAmount, skillGradeName, skillJobName } from './skill.labels.ts';

describe('the words of a skill', () => {
  it.each([
    [{ name: '도토리', quantity: 100 }, '100개'],
    [{ name: '금전', quantity: 2000 }, '2천'],
    [{ name: '금괴', quantity: 1 }, '1개'],
  ])('counts %o as %s', (material, words) => {
    expect(materialAmount(material)).toBe(words);
  });

  it('names its jobs and the required title', () => {
    expect(skillJobName({ reqJobs: [0] })).toBe('공통');
    expect(skillGradeName({ reqJobs: [1], reqGrade: 3 })).toBe('검황');
    expect(skillGradeName({ reqJobs: [1], reqGrade: 0 })).toBeNull();
  });
});
