import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from '#database/schema.ts';
import type { Db } from '#platform/database/db.ts';
import type { Log } from '#platform/log/log.ts';
import { codeOf } from './database-errors.ts';
import { QueryTimeoutClient } from './query-timeout-client.ts';
import { DatabaseStartError } from './start-error.ts';

const OLDEST_MAJOR = 15;
const CONNECT_TIMEOUT_MS = 3_000;
/** Whoever starts the site wants to read why it does not open within five seconds. */
const START_PATIENCE_MS = 4_500;
const RETRY_AFTER_MS = 250;
const REACHABLE_TIMEOUT_MS = 2_000;
const INT8 = 20;
const DATE = 1082;

export interface DatabaseConnection {
  readonly db: Db;
  /** For frequent statements, prepared once by name: `pool.query({ name, text, values })`. */
  readonly pool: pg.Pool;
  isReachable(): Promise<boolean>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  log: Log;
  /** Maximum number of connections; 10 by default. */
  poolSize?: number;
  /** How long to wait for a connection, also for a free one of the pool; 3,000 by default. */
  connectTimeoutMs?: number;
  /** Shown in `pg_stat_activity`. */
  applicationName?: string;
  /** A statement that runs longer is cancelled; 15,000 by default. */
  statementTimeoutMs?: number;
  /** A connection whose statement gets no response for this long is closed; unlimited by default. */
  answerTimeoutMs?: number;
}

/**
 * Opens a pool of connections and checks the server's version and encoding.
 * @throws {DatabaseStartError} when it does not respond, refuses the user, is older than PostgreSQL 15 or cannot store
 * Hangul
 */
export async function openDatabase(url: string, options: DatabaseOptions): Promise<DatabaseConnection> {
  const pool = openPool(url, options);
  try {
    await requireSupportedServer(pool, url);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, isReachable: () => isReachable(pool), close: () => close(db, pool) };
}

/** Kysely ends the pool only if it was used for a query. */
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

/** bigint as a number (the driver: text), a date as `2026-11-20` (the driver: midnight of the local time zone). */
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

async function requireSupportedServer(pool: pg.Pool, url: string): Promise<void> {
  const { version, encoding } = await describeServer(pool, url);
  const major = Math.floor(version / 10_000);
  if (major < OLDEST_MAJOR)
    throw new DatabaseStartError(
      `데이터베이스가 너무 오래되었습니다: PostgreSQL ${major}. ${OLDEST_MAJOR} 이상이 필요합니다 (${placeOf(url)}).`,
    );
  if (encoding !== 'UTF8')
    throw new DatabaseStartError(
      `데이터베이스의 인코딩이 ${encoding}입니다. UTF8로 만든 데이터베이스가 필요합니다 (${placeOf(url)}).`,
    );
}

interface ServerDescription {
  /** In PostgreSQL's format: 180004 for 18.4. */
  version: number;
  encoding: string;
}

async function describeServer(pool: pg.Pool, url: string): Promise<ServerDescription> {
  const start = performance.eventLoopUtilization();
  for (;;) {
    try {
      const { rows } = await pool.query<ServerDescription>(
        `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding`,
      );
      return rows[0] ?? { version: 0, encoding: '' };
    } catch (cause) {
      // While this process is busy, loading the renderer on a slow machine, it does not hear an answer that is there.
      const waitedMs = performance.eventLoopUtilization(start).idle;
      const nextMs = waitedMs + (isTimeout(cause) ? CONNECT_TIMEOUT_MS : 0);
      if (isStillWaking(cause) && nextMs < START_PATIENCE_MS) {
        await delay(RETRY_AFTER_MS);
        continue;
      }
      throw new DatabaseStartError(`데이터베이스에 연결할 수 없습니다 (${placeOf(url)}): ${reasonOf(cause)}`, {
        cause,
      });
    }
  }
}

function isStillWaking(error: unknown): boolean {
  const isCut = error instanceof Error && error.message.startsWith('Connection terminated');
  return codeOf(error) === '57P03' || isCut || isTimeout(error);
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message.includes('timeout');
}

function reasonOf(error: unknown): string {
  const code = codeOf(error);
  if (code === '28P01' || code === '28000') return '사용자 이름이나 비밀번호가 맞지 않습니다.';
  if (code === '3D000') return '그런 이름의 데이터베이스가 없습니다.';
  if (code === 'ECONNREFUSED') return '그 주소에서 받는 서버가 없습니다.';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return '그런 이름의 컴퓨터를 찾을 수 없습니다.';
  if (isTimeout(error)) return '제때 대답하지 않습니다.';
  return (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ');
}

function placeOf(url: string): string {
  try {
    const { hostname, port, pathname } = new URL(url);
    return `${hostname}:${port || '5432'}${pathname}`;
  } catch {
    return '알 수 없는 주소';
  }
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
