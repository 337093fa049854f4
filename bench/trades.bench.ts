import { buildCatalog } from '#features/game-data/catalog/build-catalog.ts';
import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import { MAX_COUNTED } from '#features/trade/market/count.labels.ts';
import { readQuotes } from '#features/trade/quotes/read-quotes.service.ts';
import { readTrades } from '#features/trade/trades/read-trades.service.ts';
import type { TradeFilter } from '#features/trade/trades/trade.filter.ts';
import type { ValueOrder } from '#features/trade/trades/trade-order.rules.ts';
import { gameDataFromSources } from '#game-data/import/rows-from-sources.ts';
import { systemClock } from '#platform/clock/clock.ts';
import type { DatabaseConnection } from '#platform/database/connect.ts';
import { configWithKeys } from '#tests/support/unavailable-provider.ts';
import { withEmbeddedServer } from './embedded-server.ts';
import type { BenchResult } from './harness.ts';
import { comparedInTurns, type Question } from './in-turns.ts';
import { creationThroughput } from './trades-creation.ts';
import { makeMarket } from './trades-market.ts';

const SMALL = { trades: 10_000, days: 14 };
/** Takes five minutes and 4 GB; `BENCH_TRADES=500000 npm run bench -- trades` is faster. */
const LARGE = Number(process.env.BENCH_TRADES ?? 10_000_000);
const LARGE_DAYS = Math.round(SMALL.days * Math.sqrt(LARGE / SMALL.trades));
const LIMIT = 50;

const LISTS: readonly (readonly [name: string, filter: TradeFilter])[] = [
  ['list, no filter', {}],
  ['list, tradeType=2', { tradeType: 2 }],
  ['list, gameServer=2', { gameServer: 2 }],
  ['list, type=0', { type: 0 }],
  ['list, minPrice=20000 maxPrice=40000', { minPrice: 20_000, maxPrice: 40_000 }],
  ['list, q=호박', { q: '호박' }],
];

const ORDERS: readonly (readonly [name: string, order: ValueOrder, filter: TradeFilter])[] = [
  ['sort=price tradeType=1', 'price', { tradeType: 1 }],
  ['sort=price tradeType=2', 'price', { tradeType: 2 }],
  ['sort=price tradeType=1 gameServer=2', 'price', { tradeType: 1, gameServer: 2 }],
  ['sort=ratio', 'ratio', {}],
];
/** As the page of the market does. */
const COUNTED = MAX_COUNTED + 1;

export default async function trades(): Promise<BenchResult[]> {
  return withEmbeddedServer(async (url) => {
    const catalog = buildCatalog(await gameDataFromSources());
    const small = await makeMarket(url, 'small', catalog, SMALL);
    const large = await makeMarket(url, 'large', catalog, { trades: LARGE, days: LARGE_DAYS });
    const name = `p50 at ${LARGE.toLocaleString('en')} trades ÷ at ${SMALL.trades.toLocaleString('en')}`;
    const [much, little] = [await questionsTo(catalog, large), await questionsTo(catalog, small)];
    const results = await comparedInTurns(much, little, { name });
    results.push(await creationThroughput(catalog, small));
    await small.close();
    await large.close();
    return results;
  });
}

async function questionsTo(catalog: Catalog, { db, pool }: DatabaseConnection): Promise<Map<string, Question>> {
  const context = { db, catalog: () => catalog, clock: systemClock, config: await configWithKeys() };
  const reader = readTrades(context);
  const quotes = readQuotes(context);
  const seen = await pool.query<{ item_id: number; profile_id: number }>(
    'select item_id, profile_id from trade order by id desc limit 1000',
  );
  const at = (turn: number) => seen.rows[(turn * 37) % seen.rows.length] ?? { item_id: 1, profile_id: 1 };
  return new Map<string, Question>([
    ...LISTS.map(([name, filter]) => [name, () => reader.list(filter, { limit: LIMIT })] as const),
    ...ORDERS.map(([name, order, filter]) => [name, () => reader.ordered(order, filter, { limit: LIMIT })] as const),
    ['sort=ratio with its count', () => reader.ordered('ratio', {}, { limit: LIMIT, countUpTo: COUNTED })],
    ['item list, 5 rows', (turn) => reader.list({ itemId: at(turn).item_id }, { limit: 5 })],
    ['item book', (turn) => reader.book(at(turn).item_id, { limit: 10 })],
    ['counts of a player', (turn) => reader.countsOfProfile(at(turn).profile_id)],
    ['quote of an item', (turn) => quotes.quotesOf([at(turn).item_id])],
  ]);
}
