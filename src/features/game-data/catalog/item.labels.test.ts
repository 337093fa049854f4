import { describe, expect, it } from 'vitest';
import { numberRange, requiredGradeName, signedNumber } from './item.labels.ts';

describe('item labels', () => {
  it('writes a true minus sign and commas', () => {
    expect(signedNumber(-49)).toBe('−49');
    expect(signedNumber(-1200)).toBe('−1,200');
    expect(signedNumber(500_000)).toBe('500,000');
  });

  it('writes a range with an en dash, and equal ends as one number', () => {
    expect(numberRange(60, 95)).toBe('60–95');
    expect(numberRange(1000, 1100)).toBe('1,000–1,100');
    expect(numberRange(7, 7)).toBe('7');
  });

  it("shows the job's title, or the advancement without a job", () => {
    expect(requiredGradeName(1, 3)).toBe('검황');
    expect(requiredGradeName(null, 4)).toBe('4차 승급');
  });
});
