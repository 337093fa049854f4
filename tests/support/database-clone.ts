import { randomUUID } from 'node:crypto';
import { ADMIN_LOCKS, atDatabase, openAdmin, quoted, TEST_DATABASE_PREFIX, type TestDatabases } from './test-server.ts';

/** @returns the address of the new database */
export async function cloneDatabase({ url, runId, tablespace }: TestDatabases, template: string): Promise<string> {
  const name = `${TEST_DATABASE_PREFIX}${runId}_${randomUUID().replaceAll('-', '')}`;
  await administer(
    url,
    // PostgreSQL may refuse a template while another copy of it is being made.
    `select pg_advisory_lock(${ADMIN_LOCKS.clone})`,
    // Half the server time of `wal_log`, which writes every page to the log.
    `create database ${quoted(name)} template ${quoted(template)} strategy file_copy ${tablespace ? `tablespace ${quoted(tablespace)}` : ''}`,
  );
  return atDatabase(url, name);
}

export async function dropDatabase({ url }: TestDatabases, databaseUrl: string): Promise<void> {
  const name = new URL(databaseUrl).pathname.slice(1);
  await administer(url, `drop database if exists ${quoted(name)} with (force)`);
}

async function administer(serverUrl: string, ...statements: readonly string[]): Promise<void> {
  const admin = await openAdmin(serverUrl);
  try {
    for (const statement of statements) await admin.query(statement);
  } finally {
    await admin.end();
  }
}
