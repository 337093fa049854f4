import { describe, expect, it } from 'vitest';
import { fixedClock, systemClock } from './clock.ts';

describe('systemClock', () => {
  it('follows the system time', () => {
    const before = Date.now();
    const now = systemClock.now().getTime();
    expect(now).toBeGreaterThanOrEqual(before);
    expect(now).toBeLessThanOrEqual(Date.now());
  });
});

describe('fixedClock', () => {
  it('stands still, moves on demand, and is not moved through a Date that it returned', () => {
    const clock = fixedClock('2026-01-01T00:00:00Z');
    clock.now().setFullYear(1999);
    expect(clock.now().toISOString()).toBe('2026-01-01T00:00:00.000Z');
    clock.advance(1500);
    expect(clock.now().toISOString()).toBe('2026-01-01T00:00:01.500Z');
    clock.set('2026-02-03T04:05:06Z');
    expect(clock.now().toISOString()).toBe('2026-02-03T04:05:06.000Z');
  });

  it('refuses what is not an instant', () => {
    expect(() => fixedClock('내일')).toThrow(RangeError);
  });
});
