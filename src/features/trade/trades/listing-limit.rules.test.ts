import { describe, expect, it } from 'vitest';
import { type EarlierListing, nextListing } from './listing-limit.rules.ts';

const NOW = new Date('2026-11-23T12:00:00.000Z');
const MINUTE = 60_000;
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * MINUTE);
const [CANCELLED, COMPLETED] = [3, 2];

/** So many, a minute apart, newest first. */
function listed(count: number, status: number, newestMinutes = 1): EarlierListing[] {
  return Array.from({ length: count }, (_, index) => ({ createdAt: ago(newestMinutes + index), status }));
}
const plain = { hasDurability: false, now: NOW, scale: 1 };
const worn = { ...plain, hasDurability: true };

describe('nextListing', () => {
  it('allows six an hour, whatever became of them', () => {
    for (const status of [CANCELLED, COMPLETED]) {
      expect(nextListing({ ...plain, earlier: listed(5, status) })).toBeUndefined();
      expect(nextListing({ ...plain, earlier: listed(6, status) })).toEqual(ago(6 - 60));
    }
  });

  it('counts the last hour only', () => {
    expect(nextListing({ ...plain, earlier: listed(6, CANCELLED, 55) })).toBeUndefined();
  });

  it('allows twenty of an item that wears out, each after a completion', () => {
    expect(nextListing({ ...worn, earlier: listed(19, COMPLETED) })).toBeUndefined();
    expect(nextListing({ ...worn, earlier: listed(20, COMPLETED) })).toEqual(ago(20 - 60));
  });

  it('allows six of them without a completion', () => {
    expect(nextListing({ ...worn, earlier: listed(6, CANCELLED) })).toEqual(ago(6 - 60));
    expect(nextListing({ ...worn, earlier: listed(5, CANCELLED) })).toBeUndefined();
  });

  it('does not count what followed a completion to the six', () => {
    const sold = listed(10, COMPLETED, 10);
    const waiting = { createdAt: ago(2), status: 1 };
    expect(nextListing({ ...worn, earlier: [waiting, ...sold] })).toBeUndefined();
    const changed = listed(6, CANCELLED, 3);
    expect(nextListing({ ...worn, earlier: [waiting, ...changed, ...sold] })).toEqual(ago(7 - 60));
  });

  it('is scaled', () => {
    expect(nextListing({ ...plain, scale: 2, earlier: listed(11, CANCELLED) })).toBeUndefined();
    expect(nextListing({ ...plain, scale: 2, earlier: listed(12, CANCELLED) })).toBeDefined();
  });
});
