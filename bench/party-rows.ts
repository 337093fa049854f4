import { join } from 'node:path';
import type pg from 'pg';
import { type DatabaseConnection, openDatabase } from '#platform/database/connect.ts';
import { migrateToLatest } from '#platform/database/migrate.ts';
import { installJobs } from '#platform/jobs/install-jobs.ts';
import { createConsoleLog } from '#platform/log/log.ts';
import { createEmptyDatabase } from './empty-database.ts';

const MIGRATIONS = join(import.meta.dirname, '../database/migrations');
const log = createConsoleLog('warn');

/** Those that ended lie this far apart, so that more rows mean more days, never more parties at once. */
const SECONDS_APART = 10;

export interface PartyRows {
  /** All rows, those that ended too. */
  parties: number;
  running: number;
  dungeons: readonly { id: number; region: number }[];
}

/**
 * Parties with their leaders and one member each, the newest of which run for the next hours. Half of the ended ones
 * were closed by their leader, the others expired.
 */
export async function makeParties(serverUrl: string, name: string, rows: PartyRows): Promise<DatabaseConnection> {
  const url = await createEmptyDatabase(serverUrl, name);
  const setup = await openDatabase(url, { log, poolSize: 1, statementTimeoutMs: 0 });
  await migrateToLatest(setup.db, MIGRATIONS, log);
  await installJobs(url, log);
  const client = await setup.pool.connect();
  try {
    await insertPlayers(client, rows.running);
    await insertParties(client, rows);
  } finally {
    client.release();
  }
  await setup.pool.query('vacuum analyze');
  await setup.close();
  return openDatabase(url, { log, statementTimeoutMs: 60_000 });
}

/** A leader and a member for each running party. */
async function insertPlayers(client: pg.PoolClient, running: number): Promise<void> {
  await client.query(
    `insert into profile (user_id, name, name_key, level, job)
     select gen_random_uuid(), '사냥꾼' || n, '사냥꾼' || n, 1 + n % 99, 1 + n % 4
     from generate_series(1, $1::int) as n`,
    [running * 2],
  );
}

async function insertParties(client: pg.PoolClient, { parties, running, dungeons }: PartyRows): Promise<void> {
  await client.query('create temporary table place (nth int primary key, id int, region smallint)');
  await client.query(
    `insert into place select nth - 1, id, region
     from unnest($1::int[], $2::smallint[]) with ordinality as given (id, region, nth)`,
    [dungeons.map(({ id }) => id), dungeons.map(({ region }) => region)],
  );
  await client.query('select setseed(0.5)');
  await client.query(INSERT_PARTIES, [parties, running, dungeons.length]);
  await client.query(INSERT_MEMBERS, [running]);
}

const INSERT_PARTIES = `
  insert into party (created_at, updated_at, listed_at, expired_at, closed_at, closed_by, created_profile_id, leader_id,
    game_server, title, dungeon_id, region, channel, level_min, level_max, has_dungeon_place, item_distribution, roles,
    member_count, free_jobs)
  select at, at, at, at + interval '2 hours', case when is_closed then at + interval '1 hour' end,
    case when is_closed then 'leader' end, leader, leader, 1 + (n % 5 = 0)::int, '같이 사냥하실 분', id, region, n % 20,
    case when n % 3 = 0 then 1 + n % 80 end, case when n % 3 = 0 then 20 + n % 80 end, n % 2 = 0, 1 + n % 6,
    array[1 + n % 4, 5, 3, 4], 2, 30
  from (
    select n, 1 + n % $2::int as leader, n <= $1::int - $2::int and n % 2 = 0 as is_closed,
      (n::bigint * 7919 % $3::int)::int as nth,
      case when n > $1::int - $2::int then now() - random() * interval '90 minutes'
        else now() - interval '3 hours' - ($1::int - $2::int - n) * ${SECONDS_APART} * interval '1 second' end as at
    from generate_series(1, $1::int) as n
  ) as made join place using (nth)`;

const INSERT_MEMBERS = `
  insert into party_member (party_id, profile_id, seat, job, level, joined_at)
  select party.id, party.leader_id + seat * $1::int, seat, case seat when 0 then party.roles[1] else 3 end, 99,
    party.created_at
  from party, generate_series(0, 1) as seat`;
