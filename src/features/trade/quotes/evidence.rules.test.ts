import { describe, expect, it } from 'vitest';
import { quotesFromEvidence } from '#tests/support/independent-quote.ts';
import { randomMarket } from '#tests/support/random-market.ts';
import { type Evidence, evidenceSchema } from './evidence.contract.ts';
import { evidenceFrom } from './evidence.rules.ts';
import type { PricedTrade } from './priced-trade.rules.ts';
import { NO_QUOTE, quotesAt } from './quote.rules.ts';
import { METHOD, METHOD_VERSION } from './quote-method.labels.ts';

const DAY = 24 * 3_600_000;
const NOW = Date.parse('2026-11-20T12:00:00Z');
function answerOf(trades: readonly PricedTrade[], days: number, exclusion?: string): Evidence {
  const evidence = evidenceFrom(trades, { itemId: 1, gameServer: undefined, days, now: NOW, exclusion });
  return evidenceSchema.parse(JSON.parse(JSON.stringify({ ...evidence, version: METHOD_VERSION, method: METHOD })));
}

describe('the evidence', () => {
  it('gives an independent implementation the same quotes to the digit, in 1,000 markets', () => {
    let withRejection = 0;
    let withChange = 0;
    let outsideNarrow = 0;
    let withYoung = 0;
    for (let seed = 0; seed < 1_000; seed++) {
      const { trades, days } = randomMarket(seed, NOW);
      const answer = answerOf(trades, days);
      const { sell, buy } = quotesAt(trades, { now: NOW, days });
      expect({ seed, ...quotesFromEvidence(answer) }).toEqual({ seed, sell, buy });
      expect(answer.quote).toEqual({ sell, buy, excluded: null });
      if (answer.sell.leftOut.some(({ reason }) => reason === 'OUTLIER')) withRejection += 1;
      if (sell.change !== null) withChange += 1;
      if (answer.sell.counted.some(({ reason }) => reason === 'OUTSIDE_NARROW_BAND')) outsideNarrow += 1;
      if (answer.sell.counted.some(({ weight }) => weight > 7 && weight < 28)) withYoung += 1;
    }
    // The generated markets exercise every step.
    expect(withRejection).toBeGreaterThan(200);
    expect(withChange).toBeGreaterThan(500);
    expect(outsideNarrow).toBeGreaterThan(100);
    expect(withYoung).toBeGreaterThan(500);
  });

  it('contains every trade of both windows once, and no names', () => {
    for (let seed = 0; seed < 50; seed++) {
      const { trades, days } = randomMarket(seed, NOW);
      const { sell, buy } = answerOf(trades, days);
      const lists = [sell, sell.previous, buy, buy.previous];
      const shown = lists.flatMap(({ counted, leftOut }) => [...counted, ...leftOut]);
      const inWindows = trades.filter(({ countedAt }) => countedAt > NOW - 2 * days * DAY);
      const named = inWindows.filter(({ barred }) => barred !== 'HIDDEN' && barred !== 'SUSPENDED');
      const ids = shown.flatMap(({ id }) => id ?? []);
      expect(ids.toSorted((a, b) => a - b)).toEqual(named.map(({ id }) => id));
      expect(shown).toHaveLength(inWindows.length);
    }
  });

  it('labels players for this answer only', () => {
    const { trades, days } = randomMarket(3, NOW);
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

  it('of an excluded item leaves out all that would count', () => {
    const { trades, days } = randomMarket(5, NOW);
    const answer = answerOf(trades, days, '담합');
    expect(answer.quote).toEqual({ sell: NO_QUOTE, buy: NO_QUOTE, excluded: { reason: '담합' } });
    expect(answer.sell.counted).toEqual([]);
    expect(answer.sell.leftOut.map(({ reason }) => reason)).toContain('MANIPULATED');
    expect(quotesFromEvidence(answer)).toEqual({ sell: NO_QUOTE, buy: NO_QUOTE });
  });
});
