import type { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Database } from '#database/schema.ts';
import { typeParsers } from '#platform/database/connect.ts';
import { MIGRATION_LOCK, migrateInTransaction, migrationFiles } from '#platform/database/migrate.ts';
import { MIGRATIONS } from '#platform/database/migrated-database.ts';
import { installJobs } from '#platform/jobs/install-jobs.ts';
import type { Log } from '#platform/log/log.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { BackupError, EXIT } from '../backup-error.ts';
import {
  columnList,
  disableTriggers,
  dropForeignKeys,
  dropSite,
  emptyTables,
  findTables,
  hasOtherConnections,
  isEmptySite,
  setSequences,
  type TableLayout,
} from './layout.repository.ts';
import type { BackupTable, Manifest } from './manifest.ts';
import { readPortable } from './read-portable.ts';
import { toRestoreError } from './restore-error.ts';
import { COPY_SETTINGS } from './take-portable.ts';

/**
 * Added to every sequence, so that ids given after the backup, and perhaps written down elsewhere, are not given again.
 */
export const SEQUENCE_GAP = 1_000_000;
/** Milliseconds within which connections that were just closed may still be listed. */
const LEAVING_MS = 3_000;
const LOOK_AGAIN_MS = 100;
const APPLICATION = 'baramnaru-restore';

export interface RestoreOptions {
  url: string;
  file: string;
  identities: readonly string[];
  /** Added to every sequence; `SEQUENCE_GAP` by default. */
  sequenceGap?: number;
  /** Origin of the site; a file of another one is refused. */
  site: string;
  log: Log;
  /** Prints a Korean line. */
  print(line: string): void;
  /** Asks for consent before a database that is not empty is replaced. */
  mayReplace(manifest: Manifest): Promise<boolean>;
  /**
   * Applies the consequences of the return to an earlier state, in the transaction of the restore, on the newest
   * schema.
   */
  afterLoad(db: Transaction<Database>, manifest: Manifest): Promise<void>;
}

/**
 * Loads a portable file into a database, migrated to the newest schema, in one transaction: unless it returns, nothing has
 * changed.
 * @throws {BackupError}
 */
export async function restorePortable(options: RestoreOptions): Promise<Manifest> {
  return restore(options).catch((error: unknown) => {
    throw toRestoreError(error);
  });
}

async function restore(options: RestoreOptions): Promise<Manifest> {
  const { url, log } = options;
  // The queue's schema survives a restore: only its rows are replaced.
  await installJobs(url, log);
  const client = new pg.Client({ connectionString: url, application_name: APPLICATION, types: typeParsers() });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1::bigint)', [MIGRATION_LOCK]);
    await refuseRunningSite(client);
    return await overClient(client)
      .transaction()
      .execute((db) => load(db, client, options));
  } finally {
    await client.end();
  }
}

/** Runs Kysely's statements and COPY in the same transaction. */
function overClient(client: pg.Client): Kysely<Database> {
  const connection = Object.assign(client, { release: () => {} });
  return new Kysely({
    dialect: new PostgresDialect({ pool: { connect: async () => connection, end: async () => {}, options: {} } }),
  });
}

async function refuseRunningSite(client: pg.Client): Promise<void> {
  const giveUpAt = Date.now() + LEAVING_MS;
  while (await hasOtherConnections(client)) {
    if (Date.now() > giveUpAt) throw siteIsRunning();
    await delay(LOOK_AGAIN_MS);
  }
}

function siteIsRunning(): BackupError {
  return new BackupError(
    '사이트가 켜져 있거나 다른 프로그램이 이 데이터베이스에 연결되어 있습니다. 모두 끈 뒤에 다시 해 주세요.',
    EXIT.refused,
  );
}

async function load(db: Transaction<Database>, client: pg.Client, options: RestoreOptions): Promise<Manifest> {
  const { file, identities, print } = options;
  for (const setting of COPY_SETTINGS) await client.query(setting);
  const layouts = new Map<string, TableLayout>();
  const after: string[] = [];
  const manifest = await readPortable(file, identities, {
    async onManifest(found) {
      await prepareSchema(db, client, found, options);
      const tables = await findTables(client);
      for (const layout of tables) layouts.set(layout.name, layout);
      after.push(...(await dropForeignKeys(client)), ...(await disableTriggers(client)));
      await emptyTables(client, tables);
    },
    async onTable(table, copy) {
      const layout = layouts.get(table.name);
      if (layout) return loadTable(client, table, layout, copy);
      print(`이 프로그램이 모르는 표는 건너뜁니다: ${table.name} (${formatDigits(table.rows)}줄)`);
      copy.resume();
      await finished(copy);
    },
  });
  for (const statement of after) await client.query(statement);
  await setSequences(client, manifest.sequences, options.sequenceGap ?? SEQUENCE_GAP);
  await migrateInTransaction(db, MIGRATIONS);
  await options.afterLoad(db, manifest);
  return manifest;
}

async function prepareSchema(
  db: Transaction<Database>,
  client: pg.Client,
  manifest: Manifest,
  { site, mayReplace }: RestoreOptions,
): Promise<void> {
  if (manifest.site !== site) {
    throw new BackupError(
      `다른 사이트의 백업입니다: ${manifest.site} (여기는 ${site}). PUBLIC_SITE_URL을 확인해 주세요.`,
      EXIT.refused,
    );
  }
  const known = (await migrationFiles(MIGRATIONS)).map((name) => name.replace(/\.ts$/, ''));
  if (!known.includes(manifest.migration)) {
    throw new BackupError(
      `백업이 이 프로그램보다 새것입니다: ${manifest.migration}. 프로그램을 새 버전으로 바꾸어 주세요.`,
      EXIT.refused,
    );
  }
  if (!(await isEmptySite(client))) {
    if (!(await mayReplace(manifest)))
      throw new BackupError('데이터베이스가 비어 있지 않아 아무것도 바꾸지 않았습니다.', EXIT.refused);
    await dropSite(client);
  }
  await migrateInTransaction(db, MIGRATIONS, manifest.migration);
}

async function loadTable(client: pg.Client, table: BackupTable, layout: TableLayout, copy: Readable): Promise<void> {
  const unknown = table.columns.find((column) => !layout.columns.includes(column));
  if (unknown !== undefined) {
    copy.resume();
    throw new BackupError(`백업의 표 ${table.name}에 이 프로그램이 모르는 칸이 있습니다: ${unknown}`);
  }
  const target = client.query(copyFrom(`copy ${layout.quoted} (${columnList(table.columns)}) from stdin`));
  await pipeline(copy, target);
  if (target.rowCount !== table.rows) {
    throw new BackupError(`표 ${table.name}의 줄 수가 다릅니다: ${target.rowCount}줄 (백업에는 ${table.rows}줄).`);
  }
}
