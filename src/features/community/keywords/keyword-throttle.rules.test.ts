import { expect, it } from 'vitest';
import { throttleNotification } from './keyword-throttle.rules.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const soon = new Date('2026-11-20T12:10:00.000Z');
const before = new Date('2026-11-20T11:59:00.000Z');

it.each([
  ['at once where it never notified', null, 0, 1, { isNotifiedNow: true, after: { quietUntil: soon, waiting: 0 } }],
  [
    'once for several, and waits with the rest',
    null,
    0,
    3,
    { isNotifiedNow: true, after: { quietUntil: soon, waiting: 2 } },
  ],
  ['not while it is quiet', soon, 1, 2, { isNotifiedNow: false, after: { quietUntil: soon, waiting: 3 } }],
  ['again when nothing waited', before, 0, 1, { isNotifiedNow: true, after: { quietUntil: soon, waiting: 0 } }],
  ['not before what waits was told', before, 2, 1, { isNotifiedNow: false, after: { quietUntil: before, waiting: 3 } }],
])('a keyword notifies %s', (_, quietUntil, waiting, hits, expected) => {
  expect(throttleNotification({ quietUntil, waiting }, hits, now)).toEqual(expected);
});
