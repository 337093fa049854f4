import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#shared/durations.ts';
import { newRatingSchema } from './player-rating.contract.ts';
import { PARTY_TAGS, TRADE_TAGS } from './player-rating.limits.ts';
import { validateRating } from './player-rating.rules.ts';

const now = new Date('2026-11-25T12:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);
const usual = { now, giverSince: ago(30 * DAY_MS), lastGivenAt: null, endedAt: ago(HOUR_MS) };

it.each([
  ['nothing stands against it', {}, undefined],
  ['the party still runs', { endedAt: null }, undefined],
  ['the account is a second under 7 days', { giverSince: ago(7 * DAY_MS - 1000) }, 'NEW_ACCOUNT'],
  ['the account is 7 days old', { giverSince: ago(7 * DAY_MS) }, undefined],
  ['the last one is 168 hours ago', { lastGivenAt: ago(168 * HOUR_MS) }, undefined],
  ['the last one is less than 168 hours ago', { lastGivenAt: ago(168 * HOUR_MS - 1000) }, 'TOO_SOON'],
  ['14 days have passed', { endedAt: ago(14 * DAY_MS) }, undefined],
  ['more than 14 days have passed', { endedAt: ago(14 * DAY_MS + 1000) }, 'TOO_LATE'],
])('a rating when %s', (_, parts, issue) => {
  expect(validateRating({ ...usual, ...parts })).toBe(issue);
});

describe('the tags', () => {
  const accepts = (tags: readonly (1 | 2 | 3)[], given: unknown) =>
    newRatingSchema(tags).safeParse({ tags: given }).success;

  it('are one to three different ones, and of a hunt none about goods', () => {
    expect([[1], [3, 1], [1, 2, 3]].map((given) => accepts(TRADE_TAGS, given))).toEqual([true, true, true]);
    expect([[], [1, 1], [4], ['1'], 1].map((given) => accepts(TRADE_TAGS, given))).toEqual(Array(5).fill(false));
    expect([[2, 1], [3]].map((given) => accepts(PARTY_TAGS, given))).toEqual([true, false]);
  });
});
