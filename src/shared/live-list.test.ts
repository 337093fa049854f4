import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LiveList, liveLists, withGap } from './live-list.ts';

interface Row {
  id: number;
  rank: number;
  text: string;
}

const order = (one: Row, other: Row) => other.rank - one.rank || other.id - one.id;
const { first, withPage, withChange, withWaiting, withFresh } = liveLists(order);

const row = (id: number, parts: Partial<Row> = {}): Row => ({ id, rank: id, text: '', ...parts });
const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);
const list = first({ rows: [row(5), row(4), row(3)], next: '3' });
const upsert = (now: LiveList<Row>, changed: Row) => withChange(now, { type: 'upsert', row: changed });

describe('a live list', () => {
  it('shows a new row only when the reader requests it', () => {
    const waiting = upsert(upsert(list, row(6)), row(7));
    expect([idsOf(waiting.rows), idsOf(waiting.waiting)]).toEqual([
      [5, 4, 3],
      [7, 6],
    ]);
    expect(idsOf(withWaiting(waiting).rows)).toEqual([7, 6, 5, 4, 3]);
    expect(withWaiting(waiting).waiting).toEqual([]);
  });

  it('changes a row in its place', () => {
    const changed = upsert(list, row(4, { text: 'new' }));
    expect([idsOf(changed.rows), changed.rows[1]?.text, changed.waiting]).toEqual([[5, 4, 3], 'new', []]);
  });

  it('moves a row that rose only when the reader requests it', () => {
    const risen = upsert(list, row(3, { rank: 9 }));
    expect([idsOf(risen.rows), idsOf(risen.waiting)]).toEqual([[5, 4, 3], [3]]);
    expect(idsOf(withWaiting(risen).rows)).toEqual([3, 5, 4]);
  });

  it('ignores an older version of a row', () => {
    expect(upsert(list, row(4, { rank: 1, text: 'old' }))).toEqual(list);
  });

  it('drops a removed row, or marks it in its place and no longer lists it as waiting', () => {
    expect(idsOf(withChange(list, { type: 'remove', id: 4 }).rows)).toEqual([5, 3]);
    const waiting = upsert(upsert(list, row(4, { rank: 8 })), row(6));
    const marked = withChange(waiting, { type: 'remove', id: 4, mark: (gone) => ({ ...gone, text: 'gone' }) });
    expect([marked.rows.map(({ text }) => text), idsOf(marked.waiting)]).toEqual([['', 'gone', ''], [6]]);
  });

  it('changes every row that a patch concerns', () => {
    const waiting = upsert(list, row(6));
    const patched = withChange(waiting, {
      type: 'patch',
      patch: (one) => (one.id > 4 ? { ...one, text: 'high' } : one),
    });
    expect(patched.rows.map(({ text }) => text)).toEqual(['high', '', '']);
    expect(patched.waiting[0]?.text).toBe('high');
  });

  it('grows by pages, each row once', () => {
    const grown = withPage(list, { rows: [row(3), row(2)], next: null });
    expect([idsOf(grown.rows), grown.next]).toEqual([[5, 4, 3, 2], null]);
  });

  it('leaves a row after its end to the page that contains it', () => {
    const changed = upsert(list, row(2, { text: 'new' }));
    expect([idsOf(changed.rows), changed.waiting]).toEqual([[5, 4, 3], []]);
    expect(withPage(changed, { rows: [row(2, { text: 'old' })], next: null }).rows[3]?.text).toBe('new');
  });

  it('does not restore a removed row from an older page', () => {
    const removed = withChange(list, { type: 'remove', id: 2 });
    expect(idsOf(withPage(removed, { rows: [row(2), row(1)], next: null }).rows)).toEqual([5, 4, 3, 1]);
  });

  it('is renewed by a fresh first page, with new rows waiting', () => {
    const back = withFresh(list, { rows: [row(6), row(5, { text: 'new' }), row(4)], next: '4' });
    expect([idsOf(back.rows), back.rows[0]?.text, idsOf(back.waiting), back.next, back.isBehind]).toEqual([
      [5, 4, 3],
      'new',
      [6],
      '3',
      false,
    ]);
    expect(withFresh(list, { rows: [row(9)], next: null })).toMatchObject({ isBehind: true, waiting: [] });
  });

  it('clears what it knew before a gap', () => {
    const gap = withGap(withChange(list, { type: 'remove', id: 2 }));
    expect(gap.isBehind).toBe(true);
    expect(idsOf(withPage(gap, { rows: [row(2)], next: null }).rows)).toEqual([5, 4, 3, 2]);
  });
});

function historyOf(steps: readonly { kind: 'create' | 'rise' | 'change' | 'remove'; id: number }[]) {
  const states: (readonly Row[])[] = [Array.from({ length: 6 }, (_, id) => row(id))];
  const events: ({ type: 'upsert'; row: Row } | { type: 'remove'; id: number })[] = [];
  for (const [step, { kind, id }] of steps.entries()) {
    const rows = states.at(-1) ?? [];
    const known = rows.find((one) => one.id === id);
    if ((kind === 'create') === (known !== undefined)) continue;
    const changed = row(id, { ...known, ...(kind !== 'change' && { rank: 100 + step }), text: String(step) });
    const others = rows.filter((one) => one.id !== id);
    states.push(kind === 'remove' ? others : [...others, changed].sort(order));
    events.push(kind === 'remove' ? { type: 'remove', id } : { type: 'upsert', row: changed });
  }
  return { states: states.map((rows) => rows.toSorted(order)), events };
}

const PAGE_ROWS = 2;

function pageAfter(rows: readonly Row[], cursor: string | null) {
  const [rank = 0, id = 0] = (cursor ?? '').split('-').map(Number);
  const behind = cursor === null ? rows : rows.filter((one) => order(one, row(id, { rank })) > 0);
  const page = behind.slice(0, PAGE_ROWS);
  const last = page.at(-1);
  return { rows: page, next: behind.length > PAGE_ROWS && last ? `${last.rank}-${last.id}` : null };
}

function readerOf(
  { states, events }: ReturnType<typeof historyOf>,
  { madeAt, replayed }: { madeAt: number; replayed: number },
) {
  const made = Math.min(madeAt, events.length);
  const pageAt = (at: number, cursor: string | null) => pageAfter(states[at] ?? [], cursor);
  let now = first(pageAt(made, null));
  // The events start before the page.
  let received = Math.max(made - replayed, 0);
  let read = made;
  const receive = () => {
    const change = events[received];
    if (change) now = withChange(now, change);
    received += 1;
  };
  return {
    receive,
    show() {
      now = withWaiting(now);
    },
    readOn(later: number) {
      read = Math.min(read + later, events.length);
      if (now.next !== null) now = withPage(now, pageAt(read, now.next));
    },
    rowsAtLast() {
      while (received < events.length) receive();
      while (now.next !== null) now = withPage(now, pageAt(events.length, now.next));
      return withWaiting(now).rows;
    },
  };
}

describe('pages and changes in any order', () => {
  const step = fc.record({
    kind: fc.constantFrom('create', 'rise', 'change', 'remove'),
    id: fc.integer({ min: 0, max: 8 }),
  });
  const act = fc.oneof(fc.constantFrom('receive' as const, 'show' as const), fc.nat(5));
  const start = fc.record({ madeAt: fc.nat(10), replayed: fc.nat(10) });

  it('result in the rows of a fresh read', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), fc.array(act, { maxLength: 40 }), start, (steps, acts, from) => {
        const history = historyOf(steps);
        const reader = readerOf(history, from);
        for (const one of acts) typeof one === 'number' ? reader.readOn(one) : reader[one]();
        expect(reader.rowsAtLast()).toEqual(history.states.at(-1));
      }),
      { numRuns: 1000 },
    );
  });
});
