import { describe, expect, it } from 'vitest';
import { quotesFromEvidence } from '#tests/support/independent-quote.ts';
import { type Evidence, evidenceSchema } from './evidence.contract.ts';
import { evidenceFrom } from './evidence.rules.ts';
import type { LeftOutReason } from './quote.contract.ts';
import { NO_QUOTE, type PricedTrade, quotesAt } from './quote.rules.ts';
import { METHOD, METHOD_VERSION } from './quote-method.labels.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = Date.parse('2026-11-20T12:00:00Z');
const BARRED: (LeftOutReason | null)[] = [
  ...Array.from({ length: 12 }, () => null),
  ...(['NO_PRICE', 'EXCLUDED_BY_POSTER', 'EXCLUDED_BY_OPERATOR', 'SUSPENDED', 'DELETED', 'HIDDEN'] as const),
];

/** As the browser gets it. */
function answerOf(trades: readonly PricedTrade[], days: number, exclusion?: string): Evidence {
  const evidence = evidenceFrom(trades, { itemId: 1, gameServer: undefined, days, now: NOW, exclusion });
  return evidenceSchema.parse(JSON.parse(JSON.stringify({ ...evidence, version: METHOD_VERSION, method: METHOD })));
}

/** Numbers that are the same in every run. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Round prices, equal ones, ones with a digit too many, times that meet: what real markets do. */
function randomMarket(seed: number): { trades: PricedTrade[]; days: number } {
  const random = randomFrom(seed * 7_919 + 1);
  const days = [1, 7, 30, 1 + random(365)][random(4)] ?? 7;
  const usual = 10 ** (1 + random(8)) * (1 + random(9));
  const spread = [0, 1, 5, 30, 200][random(5)] ?? 0;
  const priceNear = () => {
    const near = usual + Math.floor((usual * (random(2 * spread + 1) - spread)) / 100);
    const times = [1, 1, 1, 1, 1, 1, 10, 100, 3][random(9)] ?? 1;
    const price = random(8) === 0 ? Math.floor(near / 10) : near * times;
    return Math.min(4_294_967_295, Math.max(1, price));
  };
  const trades = Array.from({ length: random(60) }, (_, index): PricedTrade => {
    const barred = BARRED[random(BARRED.length)] ?? null;
    return {
      id: index + 1,
      playerId: 1 + random(25),
      gameServer: 1 + random(2),
      side: random(3) === 0 ? 'buy' : 'sell',
      price: barred === 'NO_PRICE' ? null : priceNear(),
      quantity: 1 + random(5),
      isCompleted: random(3) === 0,
      countedAt: NOW - random(21) * Math.floor((days * DAY) / 10),
      barred,
    };
  });
  return { trades, days };
}

describe('the evidence', () => {
  it('gives an independent implementation the same quotes to the digit, in 1,000 markets', () => {
    let withRejection = 0;
    let withChange = 0;
    for (let seed = 0; seed < 1_000; seed++) {
      const { trades, days } = randomMarket(seed);
      const answer = answerOf(trades, days);
      const { sell, buy } = quotesAt(trades, { now: NOW, days });
      expect({ seed, ...quotesFromEvidence(answer) }).toEqual({ seed, sell, buy });
      expect(answer.quote).toEqual({ sell, buy, excluded: null });
      if (answer.sell.leftOut.some(({ reason }) => reason === 'OUTLIER')) withRejection += 1;
      if (sell.change !== null) withChange += 1;
    }
    // The markets are such that every step has something to do.
    expect(withRejection).toBeGreaterThan(200);
    expect(withChange).toBeGreaterThan(500);
  });

  it('names every trade of both windows once, and nobody', () => {
    for (let seed = 0; seed < 50; seed++) {
      const { trades, days } = randomMarket(seed);
      const { sell, buy } = answerOf(trades, days);
      const lists = [sell, sell.previous, buy, buy.previous];
      const ids = lists.flatMap(({ counted, leftOut }) => [...counted, ...leftOut].map(({ id }) => id));
      const inWindows = trades.filter(({ countedAt }) => countedAt > NOW - 2 * days * DAY);
      expect(ids.toSorted((a, b) => a - b)).toEqual(inWindows.map(({ id }) => id));
    }
  });

  it('calls players by labels of this answer', () => {
    const { trades, days } = randomMarket(3);
    const { sell, buy } = answerOf(trades, days);
    const shown = [...sell.counted, ...sell.leftOut, ...buy.counted, ...buy.leftOut];
    const labels = new Map(shown.map(({ id, player }) => [id, player]));
    const players = trades.filter(({ id }) => labels.has(id));
    for (const one of players) {
      for (const other of players) {
        expect(labels.get(one.id) === labels.get(other.id)).toBe(one.playerId === other.playerId);
      }
    }
    expect([...labels.values()].every((label) => /^p\d+$/.test(label))).toBe(true);
  });

  it('of an item that is taken out leaves out all that would count', () => {
    const { trades, days } = randomMarket(5);
    const answer = answerOf(trades, days, '담합');
    expect(answer.quote).toEqual({ sell: NO_QUOTE, buy: NO_QUOTE, excluded: { reason: '담합' } });
    expect(answer.sell.counted).toEqual([]);
    expect(answer.sell.leftOut.map(({ reason }) => reason)).toContain('MANIPULATED');
    expect(quotesFromEvidence(answer)).toEqual({ sell: NO_QUOTE, buy: NO_QUOTE });
  });
});
