import pg from 'pg';

/** `baramnaru_test_{run}_{uuid}`. */
export const TEST_DATABASE_PREFIX = 'baramnaru_test_';
/** First key of the advisory lock that each living run holds; the second is the run's number. */
export const RUN_LOCK_SPACE = 728_119;
/** Advisory locks in the server's `postgres` database. */
export const ADMIN_LOCKS = { setup: 7_281_190_501, clone: 7_281_190_502 };

/** What the set-up of a run hands to its workers. */
export interface TestDatabases {
  /** Any database of the server. */
  url: string;
  /** A database with all migrations. */
  template: string;
  /** The same with the project's facts. */
  factsTemplate: string;
  runId: number;
}

declare module 'vitest' {
  interface ProvidedContext {
    testDatabases: TestDatabases;
  }
}

/** A connection to the `postgres` database, where advisory locks are common to all runs. */
export async function openAdmin(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: atDatabase(url, 'postgres'), connectionTimeoutMillis: 10_000 });
  // The next statement says that the connection is gone; without a listener its loss would end the process.
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** The same server, another database. */
export function atDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

export function quoted(name: string): string {
  return pg.escapeIdentifier(name);
}
