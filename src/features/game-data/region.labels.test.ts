import { describe, expect, it } from 'vitest';
import { levelRange } from './region.labels.ts';

describe('levels', () => {
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
});
