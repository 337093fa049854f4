import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_ITEM_QUOTES } from '#tests/support/no-market.ts';
import type { TradeListItem } from '../listings/trade-list-item.rules.ts';
import { type Feed, firstFeed, withFresh, withFreshByValue, withPage, withWaiting } from './feed.rules.ts';
import { type FeedChange, withArrival, withChange, withChangeByValue } from './feed-change.rules.ts';

const LATER = '2026-11-20T19:04:30.000Z';

function trade(id: number, parts: Partial<TradeListItem> = {}): TradeListItem {
  return {
    id,
    tradeType: 1,
    price: 100,
    quantity: 1,
    durability: null,
    comment: '',
    isAuth: false,
    isNegotiation: false,
    status: 1,
    gameServer: 1,
    bumpedAt: '2026-11-20T18:04:30.000Z',
    isOld: false,
    isSample: false,
    excludePrice: false,
    endedAt: null,
    item: { id: 5, name: '진호박', type: 10, icon: 'goods/emerald' },
    player: { id: 3, userId: null, name: '풍백', job: 1, grade: 0 },
    quote: null,
    isQuoteExcluded: false,
    isFarOff: false,
    ...parts,
  };
}

const idsOf = (rows: readonly TradeListItem[]) => rows.map(({ id }) => id);
const feed = firstFeed({ rows: [trade(3), trade(2), trade(1)], next: 'a-1', count: 7 });
const shown = ({ list: { rows, waiting }, count }: Feed) => ({ rows, waiting, count });
const created = (id: number, fits = true): FeedChange => ({ type: 'created', trade: trade(id), fits });

describe('the list of the market', () => {
  it('queues new trades, unless the reader is at the top', () => {
    const waiting = withChange(withChange(feed, created(4), false), created(5), false);
    expect(idsOf(waiting.list.rows)).toEqual([3, 2, 1]);
    expect(idsOf(waiting.list.waiting)).toEqual([5, 4]);
    expect(waiting.count).toBe(9);
    expect(idsOf(withWaiting(waiting).list.rows)).toEqual([5, 4, 3, 2, 1]);
    expect(idsOf(withChange(waiting, created(6), true).list.rows)).toEqual([6, 5, 4, 3, 2, 1]);
  });

  it('ignores events of trades that it contains already', () => {
    expect(withChange(feed, created(3), true)).toEqual(feed);
    const waiting = withChange(feed, created(4), false);
    expect(withChange(waiting, created(4), false)).toEqual(waiting);
  });

  it('ignores repeated events, and does not restore an ended trade', () => {
    expect(withChange(feed, { type: 'lifted', trade: trade(3), fits: true }, true)).toEqual(feed);
    const done = withChange(feed, { type: 'completed', trade: trade(2, { status: 2 }), fits: true }, true);
    for (const type of ['created', 'changed', 'completed'] as const) {
      expect(withChange(done, { type, trade: trade(2, { bumpedAt: LATER }), fits: true }, true)).toEqual(done);
    }
  });

  it('ignores what the filters do not match', () => {
    expect(withChange(feed, created(4, false), true)).toEqual(feed);
  });

  it('moves a bumped trade only when the reader requests it', () => {
    const lifted = withChange(feed, { type: 'lifted', trade: trade(1, { bumpedAt: LATER }), fits: true }, false);
    expect(idsOf(lifted.list.rows)).toEqual([3, 2, 1]);
    expect(lifted.count).toBe(7);
    expect(idsOf(withWaiting(lifted).list.rows)).toEqual([1, 3, 2]);
  });

  it('changes a row in its place', () => {
    const dearer = withChange(feed, { type: 'changed', trade: trade(2, { price: 300 }), fits: false }, true);
    expect(dearer.list.rows[1]?.price).toBe(300);
    const done = withChange(feed, { type: 'completed', trade: trade(2, { status: 2 }), fits: true }, true);
    expect([idsOf(done.list.rows), done.list.rows[1]?.status, done.count]).toEqual([[3, 2, 1], 2, 6]);
  });

  it('marks a cancelled trade, once, and removes it from the queue', () => {
    const gone = withChange(feed, { type: 'cancelled', id: 2 }, false);
    expect([idsOf(gone.list.rows), gone.list.rows[1]?.status, gone.count]).toEqual([[3, 2, 1], 3, 6]);
    expect(withChange(gone, { type: 'cancelled', id: 2 }, false)).toEqual(gone);
    expect(shown(withChange(feed, { type: 'cancelled', id: 99 }, false))).toEqual(shown(feed));
    const waiting = withChange(feed, created(4), false);
    expect(shown(withChange(waiting, { type: 'cancelled', id: 4 }, false))).toEqual(shown(feed));
  });

  it('updates a quote, and shows the known one beside new trades', () => {
    const sell = { ...NO_ITEM_QUOTES.sell, median: 90 };
    const quoted = withChange(
      feed,
      { type: 'quoted', itemId: 5, gameServer: 1, quotes: { ...NO_ITEM_QUOTES, sell } },
      false,
    );
    expect(quoted.list.rows.map(({ quote }) => quote)).toEqual([90, 90, 90]);
    expect(withChange(feed, { type: 'quoted', itemId: 6, gameServer: 1, quotes: NO_ITEM_QUOTES }, false)).toEqual(feed);
    expect(withChange(feed, { type: 'quoted', itemId: 5, gameServer: 2, quotes: NO_ITEM_QUOTES }, false)).toEqual(feed);
    const unknown = trade(4, { quote: undefined });
    const come = (one: TradeListItem) =>
      withChange(quoted, { type: 'created', trade: one, fits: true }, true).list.rows[0]?.quote;
    expect(come(unknown)).toBe(90);
    expect(come({ ...unknown, tradeType: 2 })).toBeUndefined();
    expect(come({ ...unknown, gameServer: 2 })).toBeUndefined();
  });

  it('grows by pages, without a trade twice', () => {
    const grown = withPage(feed, { rows: [trade(1), trade(0)], next: null });
    expect(idsOf(grown.list.rows)).toEqual([3, 2, 1, 0]);
    expect(grown.list.next).toBeNull();
  });

  it('is restored on back navigation, with the queue of new trades', () => {
    const grown = withPage(feed, { rows: [trade(0)], next: null });
    const back = withFresh(grown, { rows: [trade(4), trade(3, { price: 5 }), trade(2)], next: 'b-1', count: 8 });
    expect(idsOf(back.list.rows)).toEqual([3, 2, 1, 0]);
    expect([back.list.rows[0]?.price, idsOf(back.list.waiting), back.count, back.list.isBehind]).toEqual([
      5,
      [4],
      8,
      false,
    ]);
    expect(withFresh(grown, { rows: [trade(9)], next: null, count: 1 })).toMatchObject({
      list: { isBehind: true, waiting: [] },
    });
  });

  it('never shows a trade twice, whatever arrives', () => {
    const id = fc.integer({ min: 0, max: 9 });
    const changes = fc.oneof(
      fc.record({ type: fc.constant('cancelled' as const), id }),
      fc.record({
        type: fc.constantFrom('created' as const, 'lifted' as const, 'changed' as const, 'completed' as const),
        trade: id.map((one) => trade(one)),
        fits: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(changes, fc.boolean())), (received) => {
        const end = received.reduce((now, [one, isAtTop]) => withChange(now, one, isAtTop), feed);
        for (const rows of [end.list.rows, end.list.waiting, withWaiting(end).list.rows]) {
          expect(new Set(idsOf(rows)).size).toBe(rows.length);
        }
        expect(end.count).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('the list of the market by price', () => {
  const byPrice = firstFeed({
    rows: [trade(3, { price: 100 }), trade(8, { price: 200 })],
    next: 'p0-1-8',
    count: null,
  });
  const change = (one: FeedChange, of = byPrice) => withArrival(withChangeByValue(of, one), one, 'price');
  const isBehind = (price: number | null, parts: Partial<TradeListItem> = {}, of = byPrice) =>
    change({ type: 'created', trade: trade(9, { price, ...parts }), fits: true }, of).list.isBehind;

  it('is out of date when a trade comes that belongs among its rows, and keeps them', () => {
    const behind = change({ type: 'created', trade: trade(9, { price: 150 }), fits: true });
    expect([behind.list.isBehind, idsOf(behind.list.rows), behind.list.waiting]).toEqual([true, [3, 8], []]);
    expect(isBehind(201)).toBe(false);
    expect(isBehind(null)).toBe(false);
    expect(isBehind(201, {}, { ...byPrice, list: { ...byPrice.list, next: null } })).toBe(true);
    expect(change({ type: 'created', trade: trade(9, { price: 150 }), fits: false })).toEqual(byPrice);
    expect(change({ type: 'changed', trade: trade(9, { price: 150 }), fits: true }).list.isBehind).toBe(true);
  });

  it('has the dearest buyers first, and those far off last', () => {
    const buyers = firstFeed({ rows: [trade(3, { tradeType: 2, price: 200 })], next: 'p0-1-3', count: null });
    expect([isBehind(300, { tradeType: 2 }, buyers), isBehind(100, { tradeType: 2 }, buyers)]).toEqual([true, false]);
    const farOff = firstFeed({ rows: [trade(3, { price: 9, isFarOff: true })], next: 'p1-1-3', count: null });
    expect(isBehind(5_000, {}, farOff)).toBe(true);
  });

  it('does not know where a trade stands by its ratio', () => {
    const created: FeedChange = { type: 'created', trade: trade(9, { price: 5_000 }), fits: true };
    expect(withArrival(byPrice, created, 'ratio').list.isBehind).toBe(true);
  });

  it('changes its rows in their place', () => {
    const dearer = change({ type: 'changed', trade: trade(3, { price: 500 }), fits: true });
    expect([idsOf(dearer.list.rows), dearer.list.rows[0]?.price, dearer.list.isBehind]).toEqual([[3, 8], 500, false]);
    const lifted = change({ type: 'lifted', trade: trade(8, { bumpedAt: LATER, price: 200 }), fits: true });
    expect([idsOf(lifted.list.rows), lifted.list.rows[1]?.bumpedAt, lifted.list.isBehind]).toEqual([
      [3, 8],
      LATER,
      false,
    ]);
    expect(change({ type: 'lifted', trade: trade(9, { price: 1 }), fits: true })).toEqual(byPrice);
    const ended = change({ type: 'completed', trade: trade(3, { status: 2 }), fits: true });
    expect([idsOf(ended.list.rows), ended.list.rows[0]?.status]).toEqual([[3, 8], 2]);
    expect(change({ type: 'cancelled', id: 8 }).list.rows[1]?.status).toBe(3);
    expect(change({ type: 'created', trade: trade(3), fits: true })).toEqual(byPrice);
  });

  it('is restored on back navigation as it was, and is out of date when others stand there now', () => {
    const same = withFreshByValue(byPrice, { rows: [trade(3, { price: 90 }), trade(8)], next: null, count: null });
    expect([idsOf(same.list.rows), same.list.rows[0]?.price, same.list.isBehind]).toEqual([[3, 8], 90, false]);
    const other = withFreshByValue(byPrice, { rows: [trade(9), trade(3)], next: null, count: null });
    expect([idsOf(other.list.rows), other.list.waiting, other.list.isBehind]).toEqual([[3, 8], [], true]);
  });
});
