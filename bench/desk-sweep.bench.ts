import { sweepPlayer } from '#features/desk/sweeps/sweep.service.ts';
import { buildCatalog } from '#features/game-data/catalog/build-catalog.ts';
import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import { untradableReason } from '#features/trade/trades/tradable.rules.ts';
import { gameDataFromSources } from '#game-data/import/rows-from-sources.ts';
import { systemClock } from '#platform/clock/clock.ts';
import { type DatabaseConnection, openDatabase } from '#platform/database/connect.ts';
import type { Db } from '#platform/database/db.ts';
import { createConsoleLog, silentLog } from '#platform/log/log.ts';
import { OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { insertProfile } from '#tests/factories/people.ts';
import { insertItems } from '#tests/factories/trades.ts';
import { atDatabase, openAdmin, quoted } from '#tests/support/test-server.ts';
import { transactOver } from '#tests/support/transact.ts';
import { makeDesk, OPERATORS } from './desk-rows.ts';
import { withEmbeddedServer } from './embedded-server.ts';
import { type BenchResult, median, p99, resultOf } from './harness.ts';
import { quotesAfterSweep } from './quotes-after-sweep.ts';
import { recordStatements, replay } from './recorded-statements.ts';
import { createAs } from './trades-creation.ts';

const SWEPT = 'swept';
const TWIN = 'twin';
const PLAYERS = 1_000;
const WAITING = 50;
const OLD = 5_000;
const SWEEPS = 12;
/** Swept beside its statements, during the writes of others, and at last alone. */
const SPAMMERS = 2 * SWEEPS + 1;
const WRITES = 600;
const WRITERS = 2;
/** Of each writer, who lists each again and again. */
const ITEMS = 20;
const log = createConsoleLog('warn');

/** A sweep of 50 waiting and 5,000 old trades beside its statements alone, what it does to the writes of others, and how long quotes need. */
export default async function deskSweep(): Promise<BenchResult[]> {
  return withEmbeddedServer(async (url) => {
    const catalog = buildCatalog(await gameDataFromSources());
    await fillMarket(url, catalog);
    const swept = await openDatabase(atDatabase(url, SWEPT), { log });
    const twin = await openDatabase(atDatabase(url, TWIN), { log });
    const alone = await compareWithReplay(catalog, swept, twin);
    const writes = await measureWrites(catalog, swept);
    const quotes = await quotesAfterSweep({
      url: atDatabase(url, SWEPT),
      db: swept.db,
      profileId: SPAMMERS,
      sweep: () => sweep(swept.db, catalog, SPAMMERS),
    });
    for (const database of [swept, twin]) await database.close();
    return [alone, writes, ...quotes];
  });
}

/** Two equal databases: what is executed in one in turn can be executed again in the other. */
async function fillMarket(url: string, catalog: Catalog): Promise<void> {
  const { db, pool, close } = await makeDesk(url, SWEPT, PLAYERS);
  await insertItems(db, catalog.items);
  await pool.query(INSERT_TRADES, [SPAMMERS, WAITING, OLD]);
  await pool.query('vacuum analyze');
  await close();
  const admin = await openAdmin(url);
  await admin.query(`create database ${quoted(TWIN)} template ${quoted(SWEPT)}`);
  await admin.end();
}

/** As many of each player; the waiting ones of different items. */
const INSERT_TRADES = `
  with traded as (
    select row_number() over (order by id)::int as place, id, type from item where trade is distinct from 0 limit $2::int
  )
  insert into trade (profile_id, item_id, item_type, game_server, trade_type, price, status, created_at, updated_at, lifted_at,
    counted_at, completed_at)
  select player, traded.id, traded.type, 1, 1, 1000 + n % 400, case when n <= $2::int then 1 else 2 end, at, at, at, at,
    case when n > $2::int then at end
  from generate_series(1, $1::int) as player, generate_series(1, $2::int + $3::int) as n
    join traded on traded.place = 1 + n % $2::int,
    lateral (select now() - n * interval '5 minutes' as at) as made`;

async function compareWithReplay(
  catalog: Catalog,
  swept: DatabaseConnection,
  twin: DatabaseConnection,
): Promise<BenchResult> {
  const { db, take } = recordStatements(swept.pool);
  const times: { service: number[]; statements: number[] } = { service: [], statements: [] };
  for (let profileId = 1; profileId <= SWEEPS; profileId += 1) {
    take();
    times.service.push(await timeOf(() => sweep(db, catalog, profileId)));
    const statements = take();
    times.statements.push(await timeOf(() => replay(twin.pool, statements)));
  }
  return resultOf({
    name: `sweep of ${WAITING} waiting and ${OLD.toLocaleString('en')} old trades ÷ its statements`,
    unit: 'ms',
    ours: median(times.service),
    baseline: median(times.statements),
    target: { ratioAtMost: 1.5 },
  });
}

/** In one process, as sites of one machine have it. */
async function measureWrites(catalog: Catalog, { db }: DatabaseConnection): Promise<BenchResult> {
  const items = catalog.items.filter((item) => untradableReason(item) === null).slice(0, ITEMS);
  const sellers = await Promise.all(Array.from({ length: WRITERS }, () => insertProfile(db)));
  const write = (writer: number, turn: number) =>
    createAs(db, catalog, sellers[writer]?.userId ?? '', items[turn % items.length]?.id ?? 0);
  const quiet = await timesOfWrites(write, (turn) => turn < WRITES);
  let isSweeping = true;
  const sweeps = (async () => {
    for (let profileId = SWEEPS + 1; profileId <= 2 * SWEEPS; profileId += 1) await sweep(db, catalog, profileId);
    isSweeping = false;
  })();
  const meanwhile = await timesOfWrites(write, () => isSweeping);
  await sweeps;
  return resultOf({
    name: `p99 of ${meanwhile.length} writes during sweeps ÷ quiet`,
    unit: 'ms',
    ours: p99(meanwhile),
    baseline: p99(quiet),
    target: { ratioAtMost: 2 },
  });
}

async function timesOfWrites(
  write: (writer: number, turn: number) => Promise<unknown>,
  goesOn: (turn: number) => boolean,
): Promise<number[]> {
  const times: number[] = [];
  const writeOn = async (writer: number) => {
    for (let turn = 0; goesOn(turn); turn += 1) times.push(await timeOf(() => write(writer, turn)));
  };
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => writeOn(writer)));
  return times;
}

function sweep(db: Db, catalog: Catalog, profileId: number): Promise<unknown> {
  const actor = { userId: OPERATORS[0], sessionId: null, token: '', level: OPERATOR_LEVEL.moderator };
  const deps = { operatorUserIds: OPERATORS, site: () => ({ catalog, gameServers: [{ id: 1 }] }) };
  return transactOver(db)(
    (unit) => {
      const ctx = { ...unit, actor, clock: systemClock, log: silentLog };
      return sweepPlayer(ctx, deps, profileId, { trades: 'hide', prices: true, reason: '도배' });
    },
    { actor: `user:${actor.userId}` },
  );
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
