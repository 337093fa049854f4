import { buildCatalog } from '#features/game-data/catalog/build-catalog.ts';
import { findForOperators, type OperatorSearch } from '#features/trade/trades/operator-trade.repository.ts';
import { gameDataFromSources } from '#game-data/import/rows-from-sources.ts';
import type { DatabaseConnection } from '#platform/database/connect.ts';
import { withEmbeddedServer } from './embedded-server.ts';
import type { BenchResult } from './harness.ts';
import { comparedInTurns, type Question } from './in-turns.ts';
import { makeMarket } from './trades-market.ts';

const SMALL = { trades: 10_000, days: 14 };
const LARGE = { trades: 1_000_000, days: 140 };
const LIMIT = 50;
/** The same number in both, as operators act on what people report. */
const HIDDEN = 1_000;

/** The lists of the desk over the market. */
export default async function deskLists(): Promise<BenchResult[]> {
  return withEmbeddedServer(async (url) => {
    const catalog = buildCatalog(await gameDataFromSources());
    const small = await makeMarket(url, 'small', catalog, SMALL);
    const large = await makeMarket(url, 'large', catalog, LARGE);
    for (const database of [small, large]) await hideSome(database);
    const name = `p50 at ${LARGE.trades.toLocaleString('en')} trades ÷ at ${SMALL.trades.toLocaleString('en')}`;
    const results = await comparedInTurns(await questionsTo(large), await questionsTo(small), { name });
    for (const database of [small, large]) await database.close();
    return results;
  });
}

async function hideSome({ pool }: DatabaseConnection): Promise<void> {
  await pool.query(
    `update trade set hidden_at = now(), hidden_reason = '허위 매물', price_excluded_reason = '장난'
     where id % ((select max(id) from trade) / ${HIDDEN}) = 0`,
  );
  await pool.query('vacuum analyze trade');
}

async function questionsTo({ db, pool }: DatabaseConnection): Promise<Map<string, Question>> {
  const seen = await pool.query<{ item_id: number; profile_id: number }>(
    'select item_id, profile_id from trade order by id desc limit 1000',
  );
  const at = (turn: number) => seen.rows[(turn * 37) % seen.rows.length] ?? { item_id: 1, profile_id: 1 };
  const list = (search: OperatorSearch) => findForOperators(db, search, { beforeId: undefined, limit: LIMIT });
  return new Map<string, Question>([
    ['trades', () => list({})],
    ['trades, status=3 gameServer=2', () => list({ status: 3, gameServer: 2 })],
    ['trades of an item', (turn) => list({ itemId: at(turn).item_id })],
    ['trades of a player', (turn) => list({ profileId: at(turn).profile_id })],
    ['hidden trades', () => list({ hidden: true })],
    ['trades left out of quotes', () => list({ excluded: true })],
  ]);
}
