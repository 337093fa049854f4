import { expect, it } from 'vitest';
import { fixedClock } from '#platform/clock/clock.ts';
import { insertProfile } from '#tests/factories/people.ts';
import { testDatabase } from '#tests/support/database.ts';
import { quotesFromEvidence } from '#tests/support/independent-quote.ts';
import { type QuotedMarket, quotedMarket } from '#tests/support/quoted-market.ts';
import { randomMarket } from '#tests/support/random-market.ts';
import { smallCatalog } from '#tests/support/small-catalog.ts';
import { configWithKeys } from '#tests/support/unavailable-provider.ts';
import { computeEvidence } from './evidence.service.ts';
import { readQuotes } from './read-quotes.service.ts';

const clock = fixedClock('2026-11-20T12:00:00Z');
const WINDOWS = [1, 3, 7, 30, 90].flatMap((days) => [undefined, 1, 2].map((gameServer) => ({ gameServer, days })));
const test = testDatabase();

async function insertRandomMarket(market: QuotedMarket, seed: number): Promise<number> {
  const item_id = await market.newItem();
  const profiles = new Map<number, number>();
  for (const one of randomMarket(seed, clock.now().getTime()).trades) {
    const profile_id = profiles.get(one.playerId) ?? (await insertProfile(test.db)).id;
    // A player can have only one waiting trade per item; the later ones are completed.
    const isFirst = !profiles.has(one.playerId);
    profiles.set(one.playerId, profile_id);
    const isHidden = one.barred === 'HIDDEN';
    await market.trade({
      item_id,
      profile_id,
      price: one.price,
      game_server: one.gameServer,
      quantity: one.quantity,
      trade_type: one.side === 'sell' ? 1 : 2,
      status: one.isCompleted || !isFirst ? 2 : 1,
      created_at: new Date(one.countedAt),
      exclude_price: one.barred === 'EXCLUDED_BY_POSTER',
      price_excluded_reason: one.barred === 'EXCLUDED_BY_OPERATOR' ? '짜고 친 거래' : null,
      ...(isHidden && { hidden_at: clock.now(), hidden_reason: '가림' }),
    });
  }
  return item_id;
}

it('the stored and the computed quotes equal those recomputed from the evidence, in markets of every kind', async () => {
  const { db } = test;
  const market = quotedMarket(db, clock);
  const quotes = readQuotes({ db, clock, catalog: () => smallCatalog(), config: await configWithKeys() });
  let counted = 0;
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const itemId = await insertRandomMarket(market, seed);
    await market.count();
    for (const where of WINDOWS) {
      const evidence = await computeEvidence({ db, clock, manipulatedItems: [] }, itemId, where);
      const shown = (await quotes.quotesOf([itemId], where)).get(itemId);
      expect({ seed, ...where, ...shown }).toEqual({ seed, ...where, ...quotesFromEvidence(evidence), excluded: null });
      counted += evidence.sell.counted.length;
    }
  }
  expect(counted).toBeGreaterThan(100);
});
