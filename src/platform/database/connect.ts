import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from '#database/schema.ts';
import type { Db } from '#platform/database/db.ts';
import type { Log } from '#platform/log/log.ts';
import { codeOf } from './database-errors.ts';
import { requireUsableServer, type ServerPatience } from './find-server.ts';
import { QueryTimeoutClient } from './query-timeout-client.ts';

export const CONNECT_TIMEOUT_MS = 3_000;
const REACHABLE_TIMEOUT_MS = 2_000;
const INT8 = 20;
const DATE = 1082;

export interface DatabaseConnection {
  readonly db: Db;
  /** The pool itself, for frequent statements that are prepared once by name: `pool.query({ name, text, values })`. */
  readonly pool: pg.Pool;
  isReachable(): Promise<boolean>;
  /** Limits how long visitors wait for a connection, from now on. */
  limitConnecting(milliseconds: number): void;
  close(): Promise<void>;
}

export interface DatabaseOptions extends ServerPatience {
  log: Log;
  /** Maximum number of connections; 10 by default. */
  poolSize?: number;
  /** Milliseconds to wait for a connection, also for a free one of the pool; 3,000 by default. */
  connectTimeoutMs?: number;
  /** Shown in `pg_stat_activity`. */
  applicationName?: string;
  /** A statement that runs longer is cancelled; 15,000 by default. */
  statementTimeoutMs?: number;
  /** A connection whose statement gets no response for this long is closed; unlimited by default. */
  answerTimeoutMs?: number;
}

/**
 * Opens a pool of connections to a server of a usable version and encoding, for which it waits.
 * @throws {DatabaseStartError} when it does not respond, refuses the user, is older than PostgreSQL 15 or cannot store
 * Hangul
 */
export async function openDatabase(url: string, options: DatabaseOptions): Promise<DatabaseConnection> {
  await requireUsableServer(url, options);
  const pool = openPool(url, options);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    pool,
    isReachable: () => isReachable(pool),
    close: () => close(db, pool),
    limitConnecting(milliseconds) {
      pool.options.connectionTimeoutMillis = milliseconds;
    },
  };
}

/** Ends the pool itself, because Kysely ends it only if it was used for a query. */
async function close(db: Db, pool: pg.Pool): Promise<void> {
  await db.destroy();
  if (!pool.ending) await pool.end();
}

function openPool(url: string, options: DatabaseOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.poolSize ?? 10,
    application_name: options.applicationName ?? 'baramnaru',
    connectionTimeoutMillis: options.connectTimeoutMs ?? CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: 30_000,
    statement_timeout: options.statementTimeoutMs ?? 15_000,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    types: typeParsers(),
    ...(options.answerTimeoutMs && { query_timeout: options.answerTimeoutMs, Client: QueryTimeoutClient }),
  });
  // An idle connection that breaks emits its error here; without a listener a database restart would end this process.
  pool.on('error', (error) => {
    if (pool.ending) return;
    options.log.warn({ code: codeOf(error), reason: error.message }, 'database connection lost');
  });
  // A connection that breaks in use rejects its query, and would also end this process without a listener.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/**
 * Parses bigint as a number (the driver: text), and a date as `2026-11-20` (the driver: midnight of the local time
 * zone).
 */
export function typeParsers(): pg.CustomTypesConfig {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, safeInteger);
  types.setTypeParser(DATE, (text) => text);
  return types;
}

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a number`);
  return value;
}

async function isReachable(pool: pg.Pool): Promise<boolean> {
  // The driver reads the time limit of one query from here; its types do not declare it.
  const question = { text: 'select 1', query_timeout: REACHABLE_TIMEOUT_MS };
  try {
    await pool.query(question);
    return true;
  } catch {
    return false;
  }
}
