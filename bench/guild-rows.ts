import { join } from 'node:path';
import { type DatabaseConnection, openDatabase } from '#platform/database/connect.ts';
import { migrateToLatest } from '#platform/database/migrate.ts';
import { installJobs } from '#platform/jobs/install-jobs.ts';
import { createConsoleLog } from '#platform/log/log.ts';
import { createEmptyDatabase } from './empty-database.ts';

const MIGRATIONS = join(import.meta.dirname, '../database/migrations');
const log = createConsoleLog('warn');

const FOUNDERS = 1000;

/**
 * Guilds of two servers, a minute apart, whose names begin with any of 588 syllables and end in their number, so that
 * neither a name nor its initial consonants say how old a guild is.
 */
export async function makeGuilds(serverUrl: string, name: string, guilds: number): Promise<DatabaseConnection> {
  const url = await createEmptyDatabase(serverUrl, name);
  const setup = await openDatabase(url, { log, poolSize: 1, statementTimeoutMs: 0 });
  await migrateToLatest(setup.db, MIGRATIONS, log);
  await installJobs(url, log);
  await setup.pool.query(
    `insert into profile (user_id, name, name_key, level, job)
     select gen_random_uuid(), '문주' || n, '문주' || n, 99, 1 + n % 4 from generate_series(1, $1::int) as n`,
    [FOUNDERS],
  );
  await setup.pool.query(INSERT_GUILDS, [guilds, FOUNDERS]);
  await setup.pool.query('vacuum analyze');
  await setup.close();
  return openDatabase(url, { log, statementTimeoutMs: 60_000 });
}

/** 588 syllables an initial consonant: U+AC00 + 588 × initial + 28 × vowel. */
const INSERT_GUILDS = `
  insert into guild (created_at, updated_at, created_profile_id, game_server, name, name_key, name_initials,
    name_skeleton, description, tint, is_discord, is_invite_public, join_policy, min_level, jobs, member_count)
  select at, at, 1 + n % $2::int, 1 + (n % 5 = 0)::int, name, name, initials, 'g' || n, '같이 하실 분', n % 8, false, false,
    1 + n % 3, 1 + n % 99, case when n % 3 = 0 then array[1 + n % 4]::smallint[] else '{}' end, 1 + n % 200
  from generate_series(1, $1::int) as n,
    lateral (select (n::bigint * 7919 % 19)::int as initial, (n::bigint * 104729 % 21)::int as vowel) as drawn,
    lateral (select
      chr(44032 + 588 * initial + 28 * vowel) || n as name,
      substr('ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ', 1 + initial, 1) || n as initials,
      now() - ($1::int - n) * interval '1 minute' as at) as made`;
