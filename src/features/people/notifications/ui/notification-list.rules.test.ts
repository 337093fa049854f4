import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Notification } from '../notification.contract.ts';
import {
  NOTHING_READ,
  type Notifications,
  PAGE_ROWS,
  toPage,
  withChange,
  withPage,
  withRead,
  withWaiting,
} from './notification-list.rules.ts';

const READ_AT = '2026-11-20T12:00:00.000Z';

const notification = (id: number): Notification => ({
  id,
  createdAt: '2026-11-20T00:00:00.000Z',
  kind: 'watch.listing',
  title: String(id),
  body: '',
  path: '/',
  readAt: null,
});
const newestFirst = (rows: readonly Notification[]) => rows.toSorted((one, other) => other.id - one.id);
const toIds = (rows: readonly Notification[]) => rows.map(({ id }) => id);

function pageBehind(rows: readonly Notification[], cursor: string | null) {
  const behind = newestFirst(rows).filter(({ id }) => !cursor || id < Number(cursor));
  return toPage(behind.slice(0, PAGE_ROWS));
}

describe('the list of notifications', () => {
  const list = withPage(NOTHING_READ, toPage([notification(2), notification(1)]));

  it('queues a new one, once, until the reader requests it', () => {
    const upsert = { type: 'upsert' as const, row: notification(3) };
    const waiting = withChange(withChange(list, upsert), upsert);
    expect([toIds(waiting.rows), toIds(waiting.waiting)]).toEqual([[2, 1], [3]]);
    expect(toIds(withWaiting(waiting).rows)).toEqual([3, 2, 1]);
  });

  it('marks the given ones as read, and leaves the others and earlier times', () => {
    const some = withRead(list, { ids: [1] }, READ_AT);
    expect(some.rows.map(({ readAt }) => readAt)).toEqual([null, READ_AT]);
    const all = withRead(some, { all: true }, '2026-11-21T00:00:00.000Z');
    expect(all.rows.map(({ readAt }) => readAt)).toEqual(['2026-11-21T00:00:00.000Z', READ_AT]);
  });

  it('has a next page only behind a full one', () => {
    const rows = Array.from({ length: PAGE_ROWS }, (_, at) => notification(100 - at));
    expect(toPage(rows).next).toBe(String(101 - PAGE_ROWS));
    expect(toPage(rows.slice(1)).next).toBeNull();
  });

  it('equals a fresh fetch, whenever pages are loaded and new ones are received', () => {
    const act = fc.oneof(fc.integer({ min: 1, max: 20 }), fc.constantFrom('receive', 'readOn', 'show', 'mark'));
    fc.assert(
      fc.property(fc.nat(80), fc.array(act, { maxLength: 40 }), (before, acts) => {
        const reader = createReader(before);
        for (const one of acts) typeof one === 'number' ? reader.create(one) : reader[one]();
        expect(reader.rowsAtLast()).toEqual(reader.rowsAnew());
      }),
      { numRuns: 500 },
    );
  });
});

function createReader(before: number) {
  let rows: Notification[] = [];
  let unreceived: Notification[] = [];
  let now: Notifications = NOTHING_READ;
  const reader = {
    create(count: number) {
      const created = Array.from({ length: count }, (_, at) => notification(rows.length + at + 1));
      rows = [...rows, ...created];
      unreceived.push(...created);
    },
    receive() {
      const row = unreceived.shift();
      if (row) now = withChange(now, { type: 'upsert', row });
    },
    readOn() {
      if (now.next !== null) now = withPage(now, pageBehind(rows, now.next));
    },
    show() {
      if (now.next !== '') now = withWaiting(now);
    },
    mark() {
      while (unreceived.length > 0) reader.receive();
      rows = rows.map((row) => ({ ...row, readAt: row.readAt ?? READ_AT }));
      now = withRead(now, { all: true }, READ_AT);
    },
    rowsAtLast() {
      while (unreceived.length > 0) reader.receive();
      while (now.next !== null) reader.readOn();
      return withWaiting(now).rows;
    },
    rowsAnew: () => newestFirst(rows),
  };
  reader.create(before);
  unreceived = [];
  return reader;
}
