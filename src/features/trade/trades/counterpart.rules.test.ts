import { describe, expect, it } from 'vitest';
import { dealState, validateNaming } from './counterpart.rules.ts';

/** 21:00 in Korea. */
const NOW = new Date('2026-11-23T12:00:00.000Z');
const HOUR = 3_600_000;
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR);
const inHours = (hours: number) => ago(-hours);

describe('dealState', () => {
  const unnamed = { completedAt: ago(7 * 24), naming: null, hasCounterpart: false };

  it('lets the owner name for 7 days', () => {
    expect(dealState(unnamed, NOW)).toEqual({ state: 'unnamed', until: NOW });
    expect(dealState(unnamed, inHours(0.001))).toEqual({ state: 'closed', until: null });
  });

  it('waits 14 days for the answer', () => {
    const named = { ...unnamed, hasCounterpart: true, naming: { namedAt: ago(14 * 24), isTrue: null } };
    expect(dealState(named, NOW)).toEqual({ state: 'waiting', until: NOW });
    expect(dealState(named, inHours(0.001))).toEqual({ state: 'unanswered', until: null });
  });

  it.each([
    [true, 'confirmed'],
    [false, 'denied'],
  ] as const)('ends with the answer %s', (isTrue, state) => {
    const naming = { namedAt: ago(1000), isTrue };
    expect(dealState({ ...unnamed, naming, hasCounterpart: isTrue }, NOW)).toEqual({ state, until: null });
  });

  it('waits for nobody who was named before naming was a request', () => {
    expect(dealState({ ...unnamed, hasCounterpart: true }, NOW)).toEqual({ state: 'unanswered', until: null });
  });
});

describe('validateNaming', () => {
  const rule = { now: NOW, perHour: 5 };
  const of = (ofPair: [hours: number, isTrue: boolean | null][], lastHour: number[] = []) =>
    validateNaming(
      {
        ofPair: ofPair.map(([hours, isTrue]) => ({ namedAt: ago(hours), isTrue })),
        lastHour: lastHour.map((hours) => ({ namedAt: ago(hours) })),
      },
      rule,
    );

  it('allows what nothing stands against', () => {
    expect(of([])).toBeUndefined();
    expect(of([[22, true]], [0.5, 0.5, 0.5, 0.5])).toBeUndefined();
  });

  it('refuses a second open request of the pair until the first has ended', () => {
    expect(of([[24 * 13, null]])).toEqual({ reason: 'OPEN_REQUEST', retryAt: inHours(24) });
    expect(of([[24 * 14 + 1, null]])).toBeUndefined();
  });

  it('refuses a second one of the Korean day until midnight', () => {
    expect(of([[20.9, false]])).toEqual({ reason: 'SAME_DAY', retryAt: inHours(3) });
    expect(of([[21.1, false]])).toBeUndefined();
  });

  it('refuses the sixth of an hour until the first of the last five is an hour old', () => {
    expect(of([], [0.9, 0.8, 0.3, 0.2, 0.1, 0.95])).toEqual({ reason: 'TOO_MANY', retryAt: inHours(0.1) });
  });
});
