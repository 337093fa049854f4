import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judge } from './judge-prices.rules.ts';
import { exclusionReason, type PricedTrade, toSpans } from './priced-trade.rules.ts';
import type { LeftOutReason } from './quote.contract.ts';
import { NO_QUOTE, quotesAt, shownQuotes } from './quote.rules.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = Date.parse('2026-11-20T12:00:00Z');
let lastId = 0;

function trade(parts: Partial<PricedTrade> = {}): PricedTrade {
  lastId += 1;
  return {
    id: lastId,
    playerId: 1_000 + lastId,
    playerSince: NOW - 100 * DAY,
    gameServer: 1,
    side: 'sell',
    price: 1_000,
    quantity: 1,
    isCompleted: false,
    countedAt: NOW - HOUR,
    barred: null,
    ...parts,
  };
}
const at = (trades: readonly PricedTrade[], days = 7, now = NOW) => quotesAt(trades, { now, days });
const priced = (...prices: number[]) => prices.map((price) => trade({ price }));

describe('a quote', () => {
  it('of no trades has no numbers', () => {
    expect(at([])).toEqual({ sell: NO_QUOTE, buy: NO_QUOTE, tradeCount: 0, traderWeight: 0, validUntil: null });
  });

  it('counts what waits and what was completed in the window, each side by itself', () => {
    const done = trade({ price: 900, isCompleted: true, countedAt: NOW - 2 * HOUR });
    const { sell, buy, tradeCount } = at([...priced(1_000, 1_100), done, trade({ side: 'buy', price: 800 })]);
    expect(sell).toEqual({
      median: 1_000,
      p25: 900,
      p75: 1_100,
      low: 900,
      high: 1_100,
      players: 3,
      weight: 84,
      completed: 1,
      deals: 1,
      lastPrice: 900,
      lastAt: '2026-11-20T10:00:00.000Z',
      change: null,
      confidence: 'medium',
      band: null,
    });
    expect(buy).toMatchObject({ median: 800, players: 1, completed: 0, lastPrice: null, confidence: 'low' });
    expect(tradeCount).toBe(4);
  });

  it.each([
    ['now', 0, 1],
    ['a moment ahead', 1, 0],
    ['at the last moment of the window', -7 * DAY + 1, 1],
    ['days × 24 h ago', -7 * DAY, 0],
  ])('counts what stands %s: %d ms', (_, offset, players) => {
    expect(at([trade({ countedAt: NOW + offset })]).sell.players).toBe(players);
  });

  it('takes the latest price of a player, of equal times the higher id, from any server', () => {
    const playerId = 5;
    const first = trade({ playerId, price: 100, countedAt: NOW - 3 * HOUR, isCompleted: true });
    const second = trade({ playerId, price: 200, gameServer: 2 });
    const third = trade({ playerId, price: 300 });
    const { sell, tradeCount } = at([third, first, second]);
    expect([sell.median, sell.players, sell.completed, sell.deals, tradeCount]).toEqual([300, 1, 0, 1, 1]);
  });

  it('takes one price of a player for each side', () => {
    const both = [trade({ playerId: 5, price: 100 }), trade({ playerId: 5, price: 90, side: 'buy' })];
    expect([at(both).sell.median, at(both).buy.median]).toEqual([100, 90]);
  });

  it('takes the earlier price of a player whose later one never counts', () => {
    const early = trade({ playerId: 5, price: 100, countedAt: NOW - 2 * HOUR });
    expect(at([early, trade({ playerId: 5, price: null, barred: 'NO_PRICE' })]).sell.median).toBe(100);
  });

  it('has the last completed price of those that count', () => {
    const done = (price: number, hours: number) => trade({ price, isCompleted: true, countedAt: NOW - hours * HOUR });
    const wild = done(9_999_999, 1);
    const { sell } = at([...priced(1_000, 1_000, 1_000), done(1_010, 3), done(1_020, 2), wild]);
    expect(sell).toMatchObject({ lastPrice: 1_020, lastAt: '2026-11-20T10:00:00.000Z', completed: 2, high: 1_020 });
  });

  it('has the change against the window before, counted the same way', () => {
    const earlier = (price: number) => trade({ price, countedAt: NOW - 8 * DAY });
    const wild = [1_000, 1_000, 1_000, 1_000].map(earlier);
    expect(at([...priced(1_100), ...wild, earlier(90_000)]).sell.change).toBe(0.1);
    expect(at([...priced(1_100), trade({ price: 1, countedAt: NOW - 14 * DAY })]).sell.change).toBeNull();
    expect(at(wild).sell.change).toBeNull();
  });

  it.each([
    [0, 0, 'none'],
    [1, 0, 'low'],
    [2, 0, 'low'],
    [3, 0, 'medium'],
    [9, 0, 'medium'],
    [10, 0, 'high'],
    [500, 0, 'high'],
    // 28 + 28 + 3 × 7 = 77, and 84 with one more of them.
    [2, 2, 'low'],
    [2, 4, 'low'],
    [9, 4, 'high'],
    [9, 3, 'medium'],
    // Fewer than half are a week old, however many they are.
    [20, 21, 'low'],
    [21, 21, 'high'],
  ])('of %d old and %d new players has the confidence %s', (old, fresh, confidence) => {
    const young = Array.from({ length: fresh }, () => trade({ price: 7, playerSince: NOW - HOUR }));
    const quote = at([...priced(...Array.from({ length: old }, () => 7)), ...young]).sell;
    expect([quote.confidence, quote.weight]).toEqual([confidence, 28 * old + 7 * fresh]);
  });

  it('weighs four new players as one old one', () => {
    const young = [700, 700, 700].map((price) => trade({ price, playerSince: NOW - DAY }));
    expect(at([trade({ price: 1_000 }), ...young]).sell.median).toBe(1_000);
    expect(at([trade({ price: 1_000 }), ...young, trade({ price: 700, playerSince: NOW })]).sell.median).toBe(850);
    // The window before ended when the old one was new.
    const before = [100, 200, 200].map((price, index) =>
      trade({ price, countedAt: NOW - 8 * DAY, playerSince: NOW - (index === 0 ? 30 : 8) * DAY }),
    );
    expect(at([...before, trade({ price: 110 })]).sell.change).toBe(0.1);
  });

  it('takes median and quartiles from the wide band, low, high and last price from the narrow one', () => {
    const done = (price: number, hours: number) => trade({ price, isCompleted: true, countedAt: NOW - hours * HOUR });
    const { sell } = at([...priced(990, 1_000, 1_000, 1_010, 999_999), done(2_500, 1), done(1_005, 2)]);
    expect(sell).toMatchObject({
      players: 6,
      completed: 2,
      deals: 2,
      p75: 1_010,
      low: 990,
      high: 1_010,
      lastPrice: 1_005,
      lastAt: '2026-11-20T10:00:00.000Z',
      band: { low: 335, high: 3_015 },
    });
  });

  it('counts of a player and Korean day one deal and one trade', () => {
    const own = { playerId: 5, playerSince: 0, isCompleted: true };
    const today = [1, 2, 3].map((hour) => trade({ ...own, price: 4_200_000_000, countedAt: NOW - hour * HOUR }));
    // Midnight in Seoul was 21 hours ago.
    const others = [trade({ ...own, countedAt: NOW - 21 * HOUR - 1 }), trade({ isCompleted: true })];
    const { sell, tradeCount, traderWeight } = at([...today, ...others]);
    expect([sell.deals, tradeCount, traderWeight]).toEqual([3, 3, 56]);
    // Neither what is excluded nor what has no price is a deal.
    const out = (['EXCLUDED_BY_POSTER', 'NO_PRICE', 'HIDDEN'] as const).map((barred) =>
      trade({ isCompleted: true, barred, playerId: 6, playerSince: 0 }),
    );
    expect(at([...today, ...out])).toMatchObject({ sell: { deals: 1 }, tradeCount: 2, traderWeight: 56 });
  });

  it('leaves out hidden and suspended players, also for an item’s popularity', () => {
    const out: LeftOutReason[] = ['HIDDEN', 'DELETED', 'SUSPENDED'];
    const seen: LeftOutReason[] = ['NO_PRICE', 'EXCLUDED_BY_OPERATOR', 'EXCLUDED_BY_POSTER'];
    const { sell, tradeCount } = at([...out, ...seen].map((barred) => trade({ barred })));
    expect([sell.players, tradeCount]).toEqual([0, 3]);
  });
});

describe('a trade', () => {
  const free = {
    price: 1 as number | null,
    isHidden: false,
    isDeleted: false,
    isSuspended: false,
    isExcludedByOperator: false,
    isExcludedByPoster: false,
  };

  it.each([
    [{}, null],
    [{ price: null }, 'NO_PRICE'],
    [{ isExcludedByPoster: true }, 'EXCLUDED_BY_POSTER'],
    [{ isExcludedByOperator: true, isExcludedByPoster: true }, 'EXCLUDED_BY_OPERATOR'],
    [{ isSuspended: true, price: null }, 'SUSPENDED'],
    [{ isDeleted: true, isSuspended: true }, 'DELETED'],
    [{ isHidden: true, isDeleted: true }, 'HIDDEN'],
  ])('with %j is left out by %s', (facts, reason) => {
    expect(exclusionReason({ ...free, ...facts })).toBe(reason);
  });

  it('is counted or left out with one reason, and none is lost', () => {
    const trades = [
      ...priced(1_000, 1_000, 1_000, 1_000, 50_000),
      trade({ playerId: 5, price: 1_001 }),
      trade({ playerId: 5, price: 1_000, countedAt: NOW - 2 * HOUR }),
      trade({ barred: 'EXCLUDED_BY_POSTER' }),
    ];
    const { counted, leftOut } = judge(trades, NOW);
    expect(counted.map(({ price }) => price)).toEqual([1_001, 1_000, 1_000, 1_000, 1_000]);
    expect(leftOut.map(({ reason }) => reason).toSorted()).toEqual([
      'EARLIER_OF_SAME_PLAYER',
      'EXCLUDED_BY_POSTER',
      'OUTLIER',
    ]);
  });
});

describe('shownQuotes', () => {
  it('shows no number of an excluded item', () => {
    const { sell, buy } = at(priced(5));
    expect(shownQuotes({ sell, buy }, undefined)).toEqual({ sell, buy, excluded: null });
    expect(shownQuotes({ sell, buy }, '담합')).toEqual({ sell: NO_QUOTE, buy: NO_QUOTE, excluded: { reason: '담합' } });
  });
});

const anyTrade = fc
  .record({
    playerId: fc.integer({ min: 1, max: 12 }),
    age: fc.integer({ min: 0, max: 20 * DAY }),
    price: fc.integer({ min: 1, max: 4_294_967_295 }),
    isCompleted: fc.boolean(),
    side: fc.constantFrom('sell' as const, 'buy' as const),
    countedAt: fc.integer({ min: NOW - 16 * DAY, max: NOW + HOUR }),
    barred: fc.constantFrom<LeftOutReason | null>(null, null, null, 'SUSPENDED', 'EXCLUDED_BY_POSTER'),
  })
  .map(({ age, ...parts }) => trade({ ...parts, playerSince: NOW - age }));
/** A player has one age. */
const market = fc.array(anyTrade, { maxLength: 40 }).map((trades) => {
  const since = new Map(trades.map(({ playerId, playerSince }) => [playerId, playerSince]));
  return trades.map((one) => ({ ...one, playerSince: since.get(one.playerId) ?? 0 }));
});

describe('in any market', () => {
  it('the order of its trades does not matter', () => {
    fc.assert(
      fc.property(market, fc.infiniteStream(fc.nat()), (trades, keys) => {
        const shuffled = trades
          .map((one) => ({ one, key: Number(keys.next().value) }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ one }) => one);
        expect(at(shuffled)).toEqual(at(trades));
      }),
    );
  });

  it('prices ten times as high give a quote ten times as high', () => {
    // Even, so that the mean of two needs no rounding.
    const small = market.map((trades) =>
      trades.map((one) => ({ ...one, price: ((one.price ?? 1) % 100_000) * 2 + 2 })),
    );
    fc.assert(
      fc.property(small, (trades) => {
        const tenfold = trades.map((one) => ({ ...one, price: one.price * 10 }));
        const [one, ten] = [at(trades).sell, at(tenfold).sell];
        const scaled = [one.median, one.p25, one.p75, one.low, one.high, one.lastPrice].map((x) => x && x * 10);
        expect([ten.median, ten.p25, ten.p75, ten.low, ten.high, ten.lastPrice]).toEqual(scaled);
        expect([ten.players, ten.completed, ten.change]).toEqual([one.players, one.completed, one.change]);
      }),
    );
  });

  it('nothing changes before `validUntil`', () => {
    fc.assert(
      fc.property(market, fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), (trades, part) => {
        const { validUntil, ...quotes } = at(trades);
        const later = NOW + Math.floor((validUntil === null ? 30 * DAY : validUntil - 1 - NOW) * part);
        expect(at(trades, 7, later)).toMatchObject(quotes);
      }),
    );
  });

  it('a time is known at which each trade leaves', () => {
    const only = [trade({ countedAt: NOW - DAY })];
    expect(at(only).validUntil).toBe(NOW + 6 * DAY);
    expect(at(only, 7, NOW + 6 * DAY)).toMatchObject({ sell: NO_QUOTE, validUntil: NOW + 13 * DAY });
    expect(at(only, 7, NOW + 13 * DAY).validUntil).toBeNull();
  });

  it('one player moves the median no further than to the neighbouring prices', () => {
    const honest = fc.array(fc.integer({ min: 900, max: 1_100 }), { minLength: 5, maxLength: 30 });
    const many = fc.array(fc.integer({ min: 1, max: 4_294_967_295 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(honest, many, (prices, bait) => {
        const trades = priced(...prices);
        const sorted = prices.toSorted((a, b) => a - b);
        const baits = bait.map((price, index) => trade({ playerId: 1, price, isCompleted: index % 2 === 0 }));
        // Of an odd number the neighbours of the middle; of an even number the two middle ones.
        const below = sorted[Math.ceil(sorted.length / 2) - 1 - (sorted.length % 2)] ?? 0;
        const above = sorted[Math.floor(sorted.length / 2) + (sorted.length % 2)] ?? 0;
        const { median, players } = at([...trades, ...baits]).sell;
        // A narrow market may itself reject honest prices; then the median stays among the others.
        if (players < prices.length) return;
        expect(median).toBeGreaterThanOrEqual(below);
        expect(median).toBeLessThanOrEqual(above);
      }),
    );
  });
});

describe('toSpans', () => {
  it('counts days of 24 hours', () => {
    const { current, previous } = toSpans(NOW, 30);
    expect([NOW - current.from, current.to, previous.to, current.from - previous.from]).toEqual([
      ...[30 * DAY, NOW, current.from, 30 * DAY],
    ]);
  });
});
