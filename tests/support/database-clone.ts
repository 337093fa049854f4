import { randomUUID } from 'node:crypto';
import { ADMIN_LOCKS, atDatabase, openAdmin, quoted, TEST_DATABASE_PREFIX, type TestDatabases } from './test-server.ts';

/** Makes a database of this run out of a template; answers its address. */
export async function cloneDatabase({ url, runId }: TestDatabases, template: string): Promise<string> {
  const name = `${TEST_DATABASE_PREFIX}${runId}_${randomUUID().replaceAll('-', '')}`;
  await administer(
    url,
    // One at a time: a template may be refused while another copy of it is being made.
    `select pg_advisory_lock(${ADMIN_LOCKS.clone})`,
    // Copying files costs the server half of what writing every page to its log does.
    `create database ${quoted(name)} template ${quoted(template)} strategy file_copy`,
  );
  return atDatabase(url, name);
}

export async function dropDatabase({ url }: TestDatabases, databaseUrl: string): Promise<void> {
  const name = new URL(databaseUrl).pathname.slice(1);
  await administer(url, `drop database if exists ${quoted(name)} with (force)`);
}

/** Locks taken here end with the connection. */
async function administer(serverUrl: string, ...statements: readonly string[]): Promise<void> {
  const admin = await openAdmin(serverUrl);
  try {
    for (const statement of statements) await admin.query(statement);
  } finally {
    await admin.end();
  }
}
