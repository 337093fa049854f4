import pg from 'pg';

export const TEST_DATABASE_PREFIX = 'baramnaru_test_';
/** First key of the advisory lock of each living run; the second is the run's number. */
export const RUN_LOCK_SPACE = 728_119;
export const ADMIN_LOCKS = { setup: 7_281_190_501, clone: 7_281_190_502 };

export interface TestDatabases {
  url: string;
  template: string;
  factsTemplate: string;
  /** Where new databases are placed; absent: where the server has its own. */
  tablespace?: string;
  runId: number;
}

/** A connection to the `postgres` database, where advisory locks are common to all runs. */
export async function openAdmin(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: atDatabase(url, 'postgres'), connectionTimeoutMillis: 10_000 });
  // The next statement reports the lost connection; without a listener the event would end the process.
  client.on('error', () => {});
  await client.connect();
  return client;
}

export function atDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

export function quoted(name: string): string {
  return pg.escapeIdentifier(name);
}
