import { describe, expect, it } from 'vitest';
import { LostAnchorError } from './anchor.ts';
import { findingOf } from './verdict.ts';

const A = 'src/a.test.ts';
const B = 'src/b.test.ts';

describe('findingOf', () => {
  it('fails when a fault survives that a test once killed, and preserves the killer', () => {
    const finding = findingOf({ killedBy: A }, { killedBy: null });
    expect(finding).toEqual({ isExpected: false, text: expect.stringContaining(A) });
  });

  it('fails when the lines of a fault are lost', () => {
    expect(findingOf({ killedBy: A }, new LostAnchorError(0)).isExpected).toBe(false);
    expect(findingOf({ killedBy: null }, new LostAnchorError(2)).isExpected).toBe(false);
  });

  it('fails when the time was up', () => {
    expect(findingOf({}, 'undecided').isExpected).toBe(false);
  });

  it.each([
    [undefined, A],
    [null, A],
    [A, B],
    [undefined, null],
    [null, null],
  ])('stores, where it was %s, %s', (before, killedBy) => {
    expect(findingOf({ killedBy: before }, { killedBy })).toMatchObject({ isExpected: true, killedBy });
  });
});
