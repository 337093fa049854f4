import { describe, expect, it } from 'vitest';
import { renameVerdict } from './rename.rules.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const ago = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const DAY = 24;

const old = { createdAt: ago(100 * DAY), isRequested: false, hasRenamed: false, lastCountedAt: null };

describe('renameVerdict', () => {
  it('counts the first change of an old profile', () => {
    expect(renameVerdict(old, NOW)).toEqual({ isCounted: true });
  });

  it('refuses another one for 30 days, to the millisecond', () => {
    const history = { ...old, hasRenamed: true, lastCountedAt: ago(30 * DAY - 1) };
    expect(renameVerdict(history, NOW)).toEqual({ nextAt: new Date(NOW.getTime() + 3_600_000) });
    expect(renameVerdict({ ...history, lastCountedAt: ago(30 * DAY) }, NOW)).toEqual({ isCounted: true });
  });

  it('does not count one change in the first 24 hours, and only one', () => {
    const fresh = { ...old, createdAt: ago(23) };
    expect(renameVerdict(fresh, NOW)).toEqual({ isCounted: false });
    expect(renameVerdict({ ...fresh, hasRenamed: true }, NOW)).toEqual({ isCounted: true });
    expect(renameVerdict({ ...fresh, createdAt: ago(24) }, NOW)).toEqual({ isCounted: true });
  });

  it('does not count a change that an operator asks for', () => {
    const history = { ...old, hasRenamed: true, lastCountedAt: ago(1), isRequested: true };
    expect(renameVerdict(history, NOW)).toEqual({ isCounted: false });
  });
});
