import { describe, expect, it } from 'vitest';
import { formatDirection } from './direction.rules.ts';

describe('the direction of a tile', () => {
  const size = { x: 90, y: 90 };

  it.each([
    [0, 0, '서북쪽'],
    [45, 0, '북쪽'],
    [90, 45, '동쪽'],
    [45, 45, '가운데'],
    [70, 70, '동남쪽'],
  ])('%d, %d is %s', (x, y, words) => {
    expect(formatDirection({ x, y }, size, false)).toBe(words);
  });

  it('is a gate on the walls of a town', () => {
    expect(formatDirection({ x: 45, y: 90 }, size, true)).toBe('남문');
    expect(formatDirection({ x: 0, y: 45 }, size, true)).toBe('서문');
    expect(formatDirection({ x: 45, y: 45 }, size, true)).toBe('가운데');
  });

  it('is empty when the size is not known', () => {
    expect(formatDirection({ x: 1, y: 1 }, null, false)).toBe('');
  });
});
