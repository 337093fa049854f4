import { expect, it } from 'vitest';
import { ringFor } from './keyword-ring.rules.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const soon = new Date('2026-11-20T12:10:00.000Z');
const before = new Date('2026-11-20T11:59:00.000Z');

it.each([
  ['at once where it never rang', null, 0, 1, { ringsNow: true, after: { quietUntil: soon, waiting: 0 } }],
  [
    'once for several, and waits with the rest',
    null,
    0,
    3,
    { ringsNow: true, after: { quietUntil: soon, waiting: 2 } },
  ],
  ['not while it is quiet', soon, 1, 2, { ringsNow: false, after: { quietUntil: soon, waiting: 3 } }],
  ['again when nothing waited', before, 0, 1, { ringsNow: true, after: { quietUntil: soon, waiting: 0 } }],
  ['not before what waits was told', before, 2, 1, { ringsNow: false, after: { quietUntil: before, waiting: 3 } }],
])('a keyword rings %s', (_, quietUntil, waiting, hits, expected) => {
  expect(ringFor({ quietUntil, waiting }, hits, now)).toEqual(expected);
});
