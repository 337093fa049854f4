import { join } from 'node:path';
import { type DatabaseConnection, openDatabase } from '#platform/database/connect.ts';
import { migrateToLatest } from '#platform/database/migrate.ts';
import { installJobs } from '#platform/jobs/install-jobs.ts';
import { createConsoleLog } from '#platform/log/log.ts';
import { createEmptyDatabase } from './empty-database.ts';

const MIGRATIONS = join(import.meta.dirname, '../database/migrations');
const log = createConsoleLog('warn');

/** At any size, as operators keep up with what comes. */
export const OPEN_REPORTS = 2_000;
/** Players who were ever sanctioned, renamed or reported this week, at any size. */
const RENAMED_SHARE = 20;
export const OPERATORS = [
  '00000000-0000-4000-8000-000000000001',
  '00000000-0000-4000-8000-000000000002',
  '00000000-0000-4000-8000-000000000003',
] as const;

/** A site with as many players, reports and audit rows; the newest {@link OPEN_REPORTS} reports are open. */
export async function makeDesk(serverUrl: string, name: string, rows: number): Promise<DatabaseConnection> {
  const url = await createEmptyDatabase(serverUrl, name);
  const setup = await openDatabase(url, { log, poolSize: 1, statementTimeoutMs: 0 });
  await migrateToLatest(setup.db, MIGRATIONS, log);
  await installJobs(url, log);
  await setup.pool.query(INSERT_PLAYERS, [rows]);
  await setup.pool.query(INSERT_FORMER_NAMES, [rows, RENAMED_SHARE]);
  await setup.pool.query(INSERT_REPORTS, [rows, OPEN_REPORTS, OPERATORS[0]]);
  await setup.pool.query(INSERT_AUDIT, [rows, [...OPERATORS]]);
  await setup.pool.query('vacuum analyze');
  await setup.close();
  return openDatabase(url, { log, statementTimeoutMs: 60_000 });
}

/** Two syllables begin one player's name, at any size, in no order of age. */
const INSERT_PLAYERS = `
  insert into profile (user_id, name, name_key, level, job, created_at)
  select gen_random_uuid(), name, name, 1 + n % 99, 1 + n % 4, now() - ($1::int - n) * interval '1 minute'
  from generate_series(1, $1::int) as n,
    lateral (select chr(44032 + (n::bigint * 7919 % 11172)::int) || chr(44032 + (n / 11172 * 7919 + 104729) % 11172) || n as name) as named`;

const INSERT_FORMER_NAMES = `
  insert into former_name (profile_id, name, key_hash, skeleton_hash, is_counted, given_up_at)
  select n, chr(44032 + (n::bigint * 1299709 % 11172)::int) || '옛' || n, sha256(n::text::bytea), sha256(n::text::bytea), true,
    now() - interval '1 day'
  from generate_series(1, $1::int, $2::int) as n`;

const INSERT_REPORTS = `
  insert into report (reporter_id, reported_id, type, comment, created_at, status, weight, handled_at, handled_by, answer)
  select 1 + n % $1::int, 1 + ((n::bigint + 1 + n % 97) % $1::int)::int, 1 + n % 6, '같은 말을 되풀이합니다',
    now() - ($1::int - n) * interval '1 minute', case when n > $1::int - $2::int then 1 else 2 + n % 2 end, 1 + n % 6,
    case when n <= $1::int - $2::int then now() - ($1::int - n) * interval '1 minute' end,
    case when n <= $1::int - $2::int then $3::uuid end, case when n <= $1::int - $2::int then '확인했습니다' end
  from generate_series(1, $1::int) as n`;

const INSERT_AUDIT = `
  insert into audit (id, at, actor, action, subject, detail, previous_hash, hash)
  select n, now() - ($1::int - n) * interval '1 minute', 'user:' || ($2::text[])[1 + n % 3],
    (array['report.handle', 'trade.hide', 'trade.show', 'suspension.set', 'word.add'])[1 + n % 5],
    'profile:' || 1 + (n::bigint * 7919 % $1::int), '{}', sha256((n - 1)::text::bytea), sha256(n::text::bytea)
  from generate_series(1, $1::int) as n`;
