import { join } from 'node:path';
import type pg from 'pg';
import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import { type DatabaseConnection, openDatabase } from '#platform/database/connect.ts';
import { migrateToLatest } from '#platform/database/migrate.ts';
import { installJobs } from '#platform/jobs/install-jobs.ts';
import { createConsoleLog } from '#platform/log/log.ts';
import { insertItems } from '#tests/factories/trades.ts';
import { createEmptyDatabase } from './empty-database.ts';

const MIGRATIONS = join(import.meta.dirname, '../database/migrations');
const log = createConsoleLog('warn');

const TRADES_PER_PLAYER = 10;
const WAITING_DAYS = 30;
const PLAYERS_AT_ONCE = 300;
const CHUNK = 2_000_000;
/** Of every item and side; about an eighth of the prices lie outside. */
const MEDIAN = 35_000;
const BAND = { low: 1_000, high: 180_000 };

export interface MarketSize {
  trades: number;
  /** Days over which the trades are spread. */
  days: number;
}

/**
 * A market of a given size: more trades mean more players and more days, never more rows per player and item. The
 * newest 30 days contain what is waiting; everything older is completed or cancelled. Indexes are created after the
 * rows.
 */
export async function makeMarket(
  serverUrl: string,
  name: string,
  catalog: Catalog,
  { trades, days }: MarketSize,
): Promise<DatabaseConnection> {
  const url = await createEmptyDatabase(serverUrl, name);
  const setup = await openDatabase(url, { log, poolSize: 1, statementTimeoutMs: 0 });
  await migrateToLatest(setup.db, MIGRATIONS, log);
  await installJobs(url, log);
  await insertItems(setup.db, catalog.items);
  const client = await setup.pool.connect();
  try {
    await client.query(`set maintenance_work_mem = '512MB'`);
    await insertPlayers(client, trades / TRADES_PER_PLAYER);
    const later = await dropIndexesAndKeys(client);
    await insertTrades(client, trades, days);
    for (const statement of later) await client.query(statement);
    await insertQuotes(client);
  } finally {
    client.release();
  }
  await setup.pool.query('vacuum analyze');
  await setup.close();
  return openDatabase(url, { log, statementTimeoutMs: 60_000 });
}

async function insertPlayers(client: pg.PoolClient, players: number): Promise<void> {
  await client.query(
    `insert into profile (user_id, name, name_key, level, job)
     select gen_random_uuid(), '장꾼' || n, '장꾼' || n, 1 + n % 99, 1 + n % 4 from generate_series(1, $1::int) as n`,
    [players],
  );
}

async function dropIndexesAndKeys(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ gone: string; made: string }>(
    `select format('alter table trade drop constraint %I', conname) as gone,
       format('alter table trade add constraint %I %s', conname, pg_get_constraintdef(oid)) as made
     from pg_constraint where conrelid = 'trade'::regclass and contype = 'f'
     union all
     select format('drop index %I', indexname), indexdef from pg_indexes
     where tablename = 'trade' and indexname <> 'trade_pkey'`,
  );
  for (const { gone } of rows) await client.query(gone);
  return rows.map(({ made }) => made);
}

async function insertTrades(client: pg.PoolClient, trades: number, days: number): Promise<void> {
  await client.query('select setseed(0.5)');
  await client.query(`create temporary table traded as
    select row_number() over (order by id)::int as place, id, type from item where trade is distinct from 0`);
  await client.query('create unique index on traded (place)');
  for (let from = 1; from <= trades; from += CHUNK) {
    await client.query(INSERT, [from, Math.min(from + CHUNK - 1, trades), trades, days]);
  }
}

const INSERT = `
  insert into trade (profile_id, item_id, item_type, game_server, trade_type, price, pay_method, is_auth, is_negotiation,
    comment, created_at, updated_at, lifted_at, counted_at, status, completed_at, cancelled_at, cancelled_by,
    quote_ratio, is_far_off)
  select profile_id, item_id, item_type, 1 + (luck * 100)::int % 10 / 8, 1 + (luck * 1000)::int % 10 / 6,
    price, 1 + n % 3, n % 5 = 0, n % 4 = 0,
    (array['', '', '귓말 주세요', '국내성에서 만나요', '빠르게 거래합니다', '흥정 받아요'])[1 + n % 6],
    at, at, at, coalesce(done_at, at), status,
    case when status = 2 then done_at end, case when status = 3 then done_at end, case when status = 3 then 'owner' end,
    case when status = 1 then price / ${MEDIAN}::real end,
    status = 1 and price is not null and price not between ${BAND.low} and ${BAND.high}
  from (
    select *, case when luck < 0.03 then null else (500 * exp(6 * price_luck))::bigint end as price,
      case when status = 1 then null else least(at + interval '1 hour', now()) end as done_at
    from (
      select *, case
        when at < now() - ${WAITING_DAYS} * interval '1 day' or fate > 0.35 then 2 + (fate > 0.75)::int
        when row_number() over (partition by profile_id, item_id, at > now() - ${WAITING_DAYS} * interval '1 day', fate <= 0.35
          order by n desc) > 1 then 3
        else 1 end as status
      from (
        select n, random() as luck, random() as price_luck, random() as fate,
          now() - ($3::float8 - n) / $3 * $4::float8 * interval '1 day' as at,
          1 + ((n / ${TRADES_PER_PLAYER}) + (random() * ${PLAYERS_AT_ONCE})::int) % ($3::int / ${TRADES_PER_PLAYER}) as profile_id,
          1 + ((select count(*) from traded) * random() ^ 2)::int % (select count(*) from traded)::int as place
        from generate_series($1::int, $2::int) as n
      ) as made join (select place, id as item_id, type as item_type from traded) as item using (place)
    ) as fated
  ) as dated`;

/** As the site stores them. */
async function insertQuotes(client: pg.PoolClient): Promise<void> {
  const quote = {
    median: MEDIAN,
    band: BAND,
    p25: 30_000,
    p75: 40_000,
    low: 20_000,
    high: 60_000,
    players: 12,
    completed: 5,
    lastPrice: 36_000,
    lastAt: '2026-01-01T00:00:00.000Z',
    change: 0.032,
    confidence: 'high',
  };
  await client.query(
    `insert into quote (item_id, game_server, days, computed_at, valid_until, trade_count, sell, buy)
     select id, server, 7, now(), now() + interval '1 day', 12, $1, $1 from item, generate_series(0, 2) as server`,
    [JSON.stringify(quote)],
  );
}
