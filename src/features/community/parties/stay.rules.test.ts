import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#shared/durations.ts';
import { countParties, type Stay, togetherMs, wereTogether } from './stay.rules.ts';

const start = Date.parse('2026-11-25T03:00:00Z');
const at = (minute: number) => new Date(start + minute * MINUTE_MS);
const stay = (from: number, to: number | null): Stay => ({ joined_at: at(from), left_at: to === null ? null : at(to) });

describe('time together', () => {
  it.each([
    ['until the end, when nobody left', [stay(0, null)], [stay(10, null)], 50],
    ['until one left', [stay(0, 30)], [stay(10, null)], 20],
    ['not after the end, when an account was deleted later', [stay(0, 90)], [stay(10, 80)], 50],
    ['none, one after the other', [stay(0, 10)], [stay(10, 60)], 0],
    ['of all stays', [stay(0, 10), stay(20, 30)], [stay(0, null)], 20],
  ])('counts %s', (_, ones, others, minutes) => {
    expect(togetherMs(ones, others, at(60))).toBe(minutes * MINUTE_MS);
    expect(togetherMs(others, ones, at(60))).toBe(minutes * MINUTE_MS);
    expect(wereTogether(ones, others, at(60))).toBe(minutes >= 20);
  });
});

it('of a Korean day three parties count, the first ones', () => {
  const midnight = Date.parse('2026-11-24T15:00:00Z');
  const parties = [3, 1, 2, 0, -1].map((hours) => ({
    joinedAt: new Date(midnight + hours * 60 * MINUTE_MS),
    isLed: hours >= 2,
  }));
  expect(countParties(parties)).toEqual({ led: 1, joined: 3 });
  expect(countParties([])).toEqual({ led: 0, joined: 0 });
});
