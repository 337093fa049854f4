import { createHash, randomInt } from 'node:crypto';
import { type Dirent, existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type pg from 'pg';
import { onImport } from '#app/site-effects.ts';
import { ensureGameData } from '#game-data/bases/start-facts.ts';
import { PROJECT_SOURCES } from '#game-data/import/rows-from-sources.ts';
import { openDatabase } from '#platform/database/connect.ts';
import { superuserUrl } from '#platform/database/embedded/account.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts';
import { migrateToLatest, migrationFiles } from '#platform/database/migrate.ts';
import { withClient } from '#platform/database/with-client.ts';
import { installJobs } from '#platform/jobs/install-jobs.ts';
import { createConsoleLog } from '#platform/log/log.ts';
import { onParentGone } from '../../scripts/steps/end-signals.mjs';
import { createMemoryTablespace, dropMemoryTablespaces } from './memory-tablespace.ts';
import { publishTestDatabases } from './test-databases.ts';
import { ADMIN_LOCKS, atDatabase, openAdmin, quoted, RUN_LOCK_SPACE, TEST_DATABASE_PREFIX } from './test-server.ts';

const MIGRATIONS = fileURLToPath(new URL('../../database/migrations', import.meta.url));
const RELEASE = fileURLToPath(new URL('../../game-data/release.json', import.meta.url));
const CODE_OF_FACTS = ['import', 'bases', 'layers'].map((room) =>
  fileURLToPath(new URL(`../../game-data/${room}`, import.meta.url)),
);
const JOBS_PACKAGE = fileURLToPath(new URL('../../node_modules/graphile-worker/package.json', import.meta.url));
const CLUSTER = fileURLToPath(new URL('../../.cache/test-postgres', import.meta.url));
const TEMPLATE_PREFIX = 'baramnaru_template_';
const FACTS_TEMPLATE_PREFIX = `${TEMPLATE_PREFIX}facts_`;
/** Other checkouts may share the server, so unused templates live for a while. */
const TEMPLATE_LIFETIME_MS = 2 * 24 * 60 * 60 * 1000;
const HASH_LENGTH = 16;
const log = createConsoleLog('warn');

/**
 * Once per run of a test runner: starts a server (the embedded one in `.cache`, or `TEST_DATABASE_URL`), creates template databases
 * (one migrated, one with the project's facts as well), and marks this run as alive. Several runs may share one server.
 * @returns the teardown
 */
export default async function setup(): Promise<() => Promise<void>> {
  onParentGone(() => process.kill(process.pid, 'SIGTERM'));
  const server = await openServer();
  const admin = await openAdmin(server.url);
  try {
    const templates = await alone(admin, async () => {
      await dropLeftovers(admin);
      return ensureTemplates(admin, server.url);
    });
    const runId = await markRun(admin);
    const tablespace = await server.asSuperuser(async (superuser, cluster) => {
      await dropMemoryTablespaces(superuser, (ended) => isRunGone(admin, ended));
      return createMemoryTablespace(superuser, cluster, { runId, owner: new URL(server.url).username });
    });
    publishTestDatabases({ url: server.url, ...templates, ...(tablespace && { tablespace }), runId });
    return async () => {
      await dropDatabases(admin, await databasesOf(admin, `${TEST_DATABASE_PREFIX}${runId}_`));
      await server.asSuperuser((superuser) => dropMemoryTablespaces(superuser, (ended) => ended === runId));
      await admin.end();
      await server.stop();
    };
  } catch (error) {
    await admin.end();
    await server.stop();
    throw error;
  }
}

interface Server {
  url: string;
  /** Does nothing on a server that is not ours. */
  asSuperuser<Result>(use: (superuser: pg.Client, cluster: string) => Promise<Result>): Promise<Result | undefined>;
  stop(): Promise<void>;
}

async function openServer(): Promise<Server> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, asSuperuser: async () => undefined, stop: async () => {} };
  const server = await startEmbeddedPostgres({ dataDir: CLUSTER, log, testMode: true }).catch((cause: unknown) => {
    // It runs without fsync, so a sudden stop of the machine may have corrupted it; it contains nothing of value.
    throw new Error(`The test database did not start. Deleting ${CLUSTER} makes a new one.`, { cause });
  });
  return {
    ...server,
    asSuperuser: (use) =>
      withClient({ connectionString: superuserUrl(server.url) }, (superuser) => use(superuser, server.cluster)),
  };
}

async function alone<T>(admin: pg.Client, action: () => Promise<T>): Promise<T> {
  await admin.query('select pg_advisory_lock($1)', [ADMIN_LOCKS.setup]);
  try {
    return await action();
  } finally {
    await admin.query('select pg_advisory_unlock($1)', [ADMIN_LOCKS.setup]);
  }
}

/** The advisory lock belongs to this connection: the server releases it even when the run crashes. */
async function markRun(admin: pg.Client): Promise<number> {
  const runId = randomInt(1, 2 ** 31 - 1);
  await admin.query('select pg_advisory_lock($1::int, $2::int)', [RUN_LOCK_SPACE, runId]);
  return runId;
}

/** Drops databases of ended runs, and templates that have not been used for `TEMPLATE_LIFETIME_MS`. */
async function dropLeftovers(admin: pg.Client): Promise<void> {
  for (const name of await databasesOf(admin, TEST_DATABASE_PREFIX)) {
    const runId = Number(name.slice(TEST_DATABASE_PREFIX.length).split('_')[0]);
    if (!Number.isInteger(runId) || !(await isRunGone(admin, runId))) continue;
    await dropDatabases(admin, [name]);
  }
  const oldest = new Date(Date.now() - TEMPLATE_LIFETIME_MS).toISOString();
  for (const name of await databasesOf(admin, TEMPLATE_PREFIX)) {
    const lastUse = await commentOn(admin, name);
    if (lastUse && lastUse < oldest) await dropDatabases(admin, [name]);
  }
}

async function isRunGone(admin: pg.Client, runId: number): Promise<boolean> {
  const { rows } = await admin.query<{ gone: boolean }>('select pg_try_advisory_lock($1::int, $2::int) as gone', [
    RUN_LOCK_SPACE,
    runId,
  ]);
  const gone = rows[0]?.gone ?? false;
  if (gone) await admin.query('select pg_advisory_unlock($1::int, $2::int)', [RUN_LOCK_SPACE, runId]);
  return gone;
}

interface Templates {
  template: string;
  factsTemplate: string;
}

/** Names are hashes of the content. A comment on the database stores its last use; without one it is incomplete. */
async function ensureTemplates(admin: pg.Client, serverUrl: string): Promise<Templates> {
  const migrations = await migrationsHash();
  const template = `${TEMPLATE_PREFIX}${migrations}`;
  await ensureTemplate(admin, template, async () => {
    await admin.query(`create database ${quoted(template)}`);
    await migrate(atDatabase(serverUrl, template));
  });
  const factsTemplate = `${FACTS_TEMPLATE_PREFIX}${await factsHash(migrations)}`;
  await ensureTemplate(admin, factsTemplate, async () => {
    await admin.query(`create database ${quoted(factsTemplate)} template ${quoted(template)}`);
    await importFacts(atDatabase(serverUrl, factsTemplate));
  });
  return { template, factsTemplate };
}

async function ensureTemplate(admin: pg.Client, name: string, make: () => Promise<void>): Promise<void> {
  if (!(await commentOn(admin, name))) {
    await dropDatabases(admin, [name]);
    await make();
  }
  await admin.query(`comment on database ${quoted(name)} is '${new Date().toISOString()}'`);
}

async function migrate(url: string): Promise<void> {
  const database = await openDatabase(url, { log, poolSize: 1 });
  try {
    await migrateToLatest(database.db, MIGRATIONS, log);
    await installJobs(url, log);
  } finally {
    // PostgreSQL copies a template only while it has no connections.
    await database.close();
  }
}

async function importFacts(url: string): Promise<void> {
  const database = await openDatabase(url, { log, poolSize: 1 });
  try {
    await ensureGameData({ db: database.db, log, onImport });
    // The test server runs without autovacuum, so nothing else gathers statistics.
    await sql`analyze`.execute(database.db);
  } finally {
    await database.close();
  }
}

async function migrationsHash(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(JOBS_PACKAGE));
  for (const name of await migrationFiles(MIGRATIONS)) {
    hash.update(`${name}\0`).update(await readFile(`${MIGRATIONS}/${name}`));
  }
  return hash.digest('hex').slice(0, HASH_LENGTH);
}

async function factsHash(migrations: string): Promise<string> {
  const hash = createHash('sha256')
    .update(migrations)
    .update(await readFile(RELEASE));
  for (const folder of [PROJECT_SOURCES, ...CODE_OF_FACTS.filter(existsSync)]) {
    for (const { name } of await filesIn(folder)) hash.update(`${name}\0`).update(await readFile(join(folder, name)));
  }
  return hash.digest('hex').slice(0, HASH_LENGTH);
}

async function filesIn(folder: string): Promise<Dirent[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).sort((a, b) => a.name.localeCompare(b.name));
}

async function databasesOf(admin: pg.Client, prefix: string): Promise<string[]> {
  const { rows } = await admin.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1) and pg_has_role(datdba, $2)',
    [prefix, 'MEMBER'],
  );
  return rows.map((row) => row.datname);
}

async function commentOn(admin: pg.Client, name: string): Promise<string | undefined> {
  const { rows } = await admin.query<{ comment: string | null }>(
    `select shobj_description(oid, 'pg_database') as comment from pg_database where datname = $1`,
    [name],
  );
  return rows[0]?.comment ?? undefined;
}

async function dropDatabases(admin: pg.Client, names: readonly string[]): Promise<void> {
  for (const name of names) await admin.query(`drop database if exists ${quoted(name)} with (force)`);
}
