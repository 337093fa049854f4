import { join } from 'node:path';
import { type DatabaseConnection, openDatabase } from '#platform/database/connect.ts';
import { migrateToLatest } from '#platform/database/migrate.ts';
import { installJobs } from '#platform/jobs/install-jobs.ts';
import { createConsoleLog } from '#platform/log/log.ts';
import { createEmptyDatabase } from './empty-database.ts';

const MIGRATIONS = join(import.meta.dirname, '../database/migrations');
const log = createConsoleLog('warn');

/** More rows mean more days, never more shouts at once. */
const SECONDS_APART = 10;

/** Shouts of two servers and forty channels: a tenth seeks parties, half of them are trades of the given items. */
export async function makeBroadcasts(
  serverUrl: string,
  name: string,
  { rows, itemIds }: { rows: number; itemIds: readonly number[] },
): Promise<DatabaseConnection> {
  const url = await createEmptyDatabase(serverUrl, name);
  const setup = await openDatabase(url, { log, poolSize: 1, statementTimeoutMs: 0 });
  await migrateToLatest(setup.db, MIGRATIONS, log);
  await installJobs(url, log);
  await setup.pool.query(INSERT_BROADCASTS, [rows, itemIds]);
  await setup.pool.query(`insert into broadcast_hour (game_server, hour, channel, count)
    select game_server, date_trunc('hour', created_at), channel, count(*) from broadcast group by 1, 2, 3`);
  await setup.pool.query('vacuum analyze');
  await setup.close();
  return openDatabase(url, { log, statementTimeoutMs: 60_000 });
}

const INSERT_BROADCASTS = `
  insert into broadcast (created_at, updated_at, game_server, channel, name, name_key, message, comparable, slot,
    content_hash, run_hash, kind, trade_type, item_id, price, confidence, repeats, first_at, is_latest, source)
  select at, at, 1 + (n % 5 = 0)::int, n % 40, name, name, text, replace(text, ' ', ''),
    floor(extract(epoch from at) / 10), md5('c' || n)::uuid, md5('r' || n)::uuid,
    case when n % 10 = 0 then 2 when n % 2 = 0 then 1 else 9 end,
    case when is_trade then 1 end, case when is_trade then ($2::int[])[1 + n % cardinality($2::int[])] end,
    case when is_trade then 10000 * (1 + n % 400) end, case when is_trade then 1 end, 1, at, true, 'bench'
  from generate_series(1, $1::int) as n,
    lateral (select n % 10 <> 0 and n % 2 = 0 as is_trade, now() - ($1::int - n) * ${SECONDS_APART} * interval '1 second' as at,
      '외침꾼' || n % 5000 as name, '물건 ' || n % 997 || ' 팝니다 ' || n || '만 귓 주세요' as text) as made`;
