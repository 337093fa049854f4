import { expect, it } from 'vitest';
import { partyState } from './party-state.labels.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const LATER = '2026-11-20T13:00:00.000Z';
const BEFORE = '2026-11-20T11:00:00.000Z';

it.each([
  [{ closedAt: null, closedBy: null, expiredAt: LATER }, '열림'],
  [{ closedAt: null, closedBy: null, expiredAt: BEFORE }, '시간이 지남'],
  [{ closedAt: BEFORE, closedBy: 'operator', expiredAt: LATER }, '운영자가 닫음'],
  [{ closedAt: BEFORE, closedBy: 'nobody', expiredAt: LATER }, '끝남'],
])('a party with %j is said to be %s', (party, text) => {
  expect(partyState(party, NOW)).toBe(text);
});
