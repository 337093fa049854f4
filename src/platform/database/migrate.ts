import { promises as fs } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql, type Transaction } from 'kysely';
import { FileMigrationProvider, type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import type { Database } from '#database/schema.ts';
import type { Db } from '#platform/database/db.ts';
import type { Log } from '#platform/log/log.ts';
import { codeOf, DatabaseStartError } from './database-errors.ts';

export const MIGRATION_LOCK = 7_281_190_401;
const FILE_NAME = /^\d{4}-[a-z0-9]+(-[a-z0-9]+)*\.ts$/;
const TEST_FILE = /\.test\.ts$/;

/**
 * Applies the migrations of `folder` that are missing: files `0001-some-name.ts` that export `up(db)` only. All run in
 * one transaction. Several processes may call this at once; one applies, the others wait.
 * @returns the names applied by this call
 * @throws {DatabaseStartError} when the database was migrated by a newer program, or this user may not create tables
 */
export async function migrateToLatest(db: Db, folder: string, log: Log): Promise<string[]> {
  const provider = forwardOnly(folder);
  return db.connection().execute(async (connection) => {
    // Waiting for another process and a long migration may take longer than an ordinary statement.
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`set idle_in_transaction_session_timeout = 0`.execute(connection);
    await sql`select pg_advisory_lock(${MIGRATION_LOCK}::bigint)`.execute(connection);
    try {
      await refuseUnknown(connection, await provider.getMigrations());
      return await applyMissing(new Migrator({ db: connection, provider }), log);
    } catch (error) {
      throw toStartError(error) ?? error;
    } finally {
      await sql`select pg_advisory_unlock(${MIGRATION_LOCK}::bigint)`.execute(connection);
      await sql`reset statement_timeout`.execute(connection);
      await sql`reset idle_in_transaction_session_timeout`.execute(connection);
    }
  });
}

/**
 * Migrates within the caller's transaction, which no other process may disturb.
 * @param to name of the last one to apply; all by default
 */
export async function migrateInTransaction(db: Transaction<Database>, folder: string, to?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: forwardOnly(folder) });
  const { error } = await (to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to));
  if (error) throw error;
}

async function applyMissing(migrator: Migrator, log: Log): Promise<string[]> {
  const startedAt = performance.now();
  const { error, results = [] } = await migrator.migrateToLatest();
  const failed = results.find((result) => result.status === 'Error');
  if (failed) log.error({ err: error, migration: failed.migrationName }, 'migration failed');
  if (error) throw error;
  const applied = results.map((result) => result.migrationName);
  const milliseconds = Math.round(performance.now() - startedAt);
  if (applied.length > 0) log.info({ applied, milliseconds }, 'database migrated');
  return applied;
}

const INSUFFICIENT_PRIVILEGE = '42501';
const READ_ONLY = '25006';

function toStartError(cause: unknown): DatabaseStartError | undefined {
  const code = codeOf(cause);
  if (code === INSUFFICIENT_PRIVILEGE)
    return new DatabaseStartError(
      '데이터베이스에 표를 만들 권한이 없습니다. DATABASE_URL의 사용자를 그 데이터베이스의 주인으로 해 주세요.',
      { cause },
    );
  if (code === READ_ONLY)
    return new DatabaseStartError(
      '데이터베이스가 읽기 전용입니다. 쓸 수 있는 데이터베이스의 주소를 DATABASE_URL에 적어 주세요.',
      { cause },
    );
  return undefined;
}

async function refuseUnknown(db: Db, known: Record<string, Migration>): Promise<void> {
  const unknown = (await executedNames(db)).filter((name) => !(name in known));
  if (unknown.length === 0) return;
  throw new DatabaseStartError(
    `데이터베이스가 이 프로그램보다 새것입니다. 모르는 마이그레이션: ${unknown.join(', ')}. 프로그램을 새 버전으로 바꾸어 주세요.`,
  );
}

async function executedNames(db: Db): Promise<string[]> {
  const table = await sql<{ found: boolean }>`select to_regclass('kysely_migration') is not null as found`.execute(db);
  if (!table.rows[0]?.found) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map((row) => row.name);
}

function forwardOnly(folder: string): MigrationProvider {
  const files = new FileMigrationProvider({
    fs: { readdir: migrationFiles },
    path,
    migrationFolder: folder,
    import: (file: string) => import(/* @vite-ignore */ pathToFileURL(file).href),
  });
  return {
    async getMigrations() {
      const [names, migrations] = await Promise.all([migrationFiles(folder), files.getMigrations()]);
      for (const name of names) requireForwardOnly(name, migrations[path.parse(name).name]);
      return migrations;
    },
  };
}

export async function migrationFiles(folder: string): Promise<string[]> {
  const names = (await fs.readdir(folder)).filter((name) => name.endsWith('.ts') && !TEST_FILE.test(name)).sort();
  for (const [index, name] of names.entries()) {
    if (!FILE_NAME.test(name)) throw new Error(`Migration ${name} must be named like 0001-some-name.ts`);
    if (name.slice(0, 4) === names[index + 1]?.slice(0, 4))
      throw new Error(`Two migrations have the number of ${name}`);
  }
  return names;
}

function requireForwardOnly(name: string, migration: Migration | undefined): void {
  if (!migration) throw new Error(`Migration ${name} exports no function "up"`);
  if (migration.down) throw new Error(`Migration ${name} exports "down": migrations only go forward`);
}
