import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bearsMarks, isDone, reusedShares, usualHolder } from './settlement.rules.ts';

const sold = { entries: [{ amount: 100 }], holderIndex: 0 };
const share = (amount: number, paidAt: string | null = null) => ({ amount, paidAt, receivedAt: null });
const PAID = '2026-11-16T12:00:00.000Z';

describe('a settlement', () => {
  it('is done when all others with something to get are paid', () => {
    expect(isDone({ ...sold, shares: [share(50), share(50)] })).toBe(false);
    expect(isDone({ ...sold, shares: [share(50), share(50, PAID)] })).toBe(true);
    expect(isDone({ ...sold, shares: [share(100), share(0)] })).toBe(true);
  });

  it('is not done while one thing is unsold, though nobody has anything to get yet', () => {
    expect(isDone({ ...sold, entries: [{ amount: null }], shares: [share(0), share(0)] })).toBe(false);
  });

  it('has no marks for the holder and for a share of 0', () => {
    expect([bearsMarks({ amount: 5 }, 0, 0), bearsMarks({ amount: 5 }, 1, 0), bearsMarks({ amount: 0 }, 1, 0)]).toEqual(
      [false, true, false],
    );
  });

  it('has its creator for holder, and the first where he takes no part', () => {
    const shares = [4, 7].map((profileId) => ({ profileId, name: null }));
    expect([usualHolder(shares, 7), usualHolder(shares, 9)]).toEqual([1, 0]);
  });
});

const people = fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 6 });
const state = people.chain((ids) =>
  fc.record({
    shares: fc
      .tuple(
        ...ids.map((profileId) =>
          fc.record({ profileId: fc.constant(profileId), weight: fc.integer({ min: 1, max: 3 }) }),
        ),
      )
      .map((all) => all.map((one) => ({ ...one, name: null }))),
    entries: fc.array(fc.record({ amount: fc.integer({ min: 1, max: 1000 }) }), { minLength: 1, maxLength: 3 }),
    unit: fc.constantFrom(1, 100),
    remainder: fc.constantFrom(1 as const, 2 as const),
    holderIndex: fc.nat(ids.length - 1),
  }),
);

describe('a changed settlement', () => {
  it('goes on with a share only for the same person, and with each at most once', () => {
    fc.assert(
      fc.property(state, state, (one, after) => {
        const before = { ...one, shares: one.shares.map((each, index) => ({ ...each, id: index + 100 })) };
        const reused = reusedShares(before, after);
        expect(reused).toHaveLength(after.shares.length);
        for (const [index, found] of reused.entries()) {
          if (found) expect(found.profileId).toBe(after.shares[index]?.profileId);
        }
        const ids = reused.flatMap((found) => found?.id ?? []);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  it('keeps every share when nothing changes, and none whose amount is another', () => {
    const shares = [1, 2, 3].map((profileId) => ({ id: profileId, profileId, name: null, weight: 1 }));
    const before = { shares, entries: [{ amount: 300 }], unit: 1, remainder: 1 as const, holderIndex: 0 };
    expect(reusedShares(before, before)).toEqual(shares);
    expect(reusedShares(before, { ...before, entries: [{ amount: 600 }] })).toEqual([null, null, null]);
    const added = [...shares, { profileId: 4, name: null, weight: 0 }];
    expect(reusedShares(before, { ...before, shares: added })).toEqual([...shares, null]);
  });
});
