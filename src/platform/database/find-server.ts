import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { codeOf, DatabaseStartError, toUnavailable } from './database-errors.ts';
import { withClient } from './with-client.ts';

const OLDEST_MAJOR = 15;
/** Milliseconds to wait when the caller waits for nothing else, as a command or a test. */
const USUAL_WAIT_MS = 5_000;
/**
 * Milliseconds for the first attempt, which is all that a silently lost connection costs. Each further one may take
 * twice as long, for a busy machine.
 */
const FIRST_TRY_MS = 3_000;
const LONGEST_TRY_MS = 60_000;
const RETRY_AFTER_MS = 250;
const LINE_EVERY_MS = 5_000;

export interface ServerPatience {
  /** Milliseconds to wait for a server that is starting, does not answer or refuses; 5,000 by default. */
  waitMs?: number;
  /** Whether the server must accept writes. */
  mustWrite?: boolean;
  /** Called every 5 s of waiting with a Korean line that explains the wait. */
  onWait?(line: string): void;
}

interface ServerDescription {
  /** Version in PostgreSQL's format: 180004 for 18.4. */
  version: number;
  encoding: string;
  isReadOnly: boolean;
}

/** @throws {DatabaseStartError} when it is not there in time, refuses the user, is too old or cannot store Hangul */
export async function requireUsableServer(url: string, patience: ServerPatience): Promise<void> {
  const { version, encoding } = await findServer(url, patience);
  const major = Math.floor(version / 10_000);
  if (major < OLDEST_MAJOR)
    throw new DatabaseStartError(
      `데이터베이스가 너무 오래되었습니다: PostgreSQL ${major}. ${OLDEST_MAJOR} 이상이 필요합니다 (${formatPlace(url)}).`,
    );
  if (encoding !== 'UTF8')
    throw new DatabaseStartError(
      `데이터베이스의 인코딩이 ${encoding}입니다. UTF8로 만든 데이터베이스가 필요합니다 (${formatPlace(url)}).`,
    );
}

class ReadOnlyError extends Error {}

async function findServer(url: string, patience: ServerPatience): Promise<ServerDescription> {
  const { waitMs = USUAL_WAIT_MS, onWait = () => {} } = patience;
  let reason = '아직 대답하지 않습니다.';
  const lines = setInterval(() => onWait(`데이터베이스를 기다립니다 (${formatPlace(url)}): ${reason}`), LINE_EVERY_MS);
  try {
    return await tryUntil(
      waitMs,
      (longest) => readServer(url, longest, patience),
      (error) => {
        reason = formatReason(error);
      },
    );
  } catch (cause) {
    throw new DatabaseStartError(formatStartError(cause, url), { cause });
  } finally {
    clearInterval(lines);
  }
}

/**
 * Retries until `waitMs` have passed. Only idle time counts: while this process is busy, loading the renderer on a slow
 * machine, it does not notice a response that has arrived.
 */
async function tryUntil<T>(
  waitMs: number,
  attempt: (longest: number) => Promise<T>,
  onError: (error: unknown) => void,
): Promise<T> {
  const start = performance.eventLoopUtilization();
  for (let longest = FIRST_TRY_MS; ; ) {
    try {
      return await attempt(longest);
    } catch (error) {
      const leftMs = waitMs - performance.eventLoopUtilization(start).idle;
      if (!isWorthWaiting(error) || leftMs <= 0) throw error;
      onError(error);
      if (isTimeout(error)) longest = Math.min(longest * 2, LONGEST_TRY_MS);
      await delay(Math.min(RETRY_AFTER_MS, leftMs));
    }
  }
}

async function readServer(
  url: string,
  longest: number,
  { mustWrite = false }: ServerPatience,
): Promise<ServerDescription> {
  const settings = { connectionString: url, connectionTimeoutMillis: longest, query_timeout: longest };
  const server = await withClient(settings, async (client) => {
    const { rows } = await client.query<ServerDescription>(
      `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding,
              current_setting('transaction_read_only')::bool as "isReadOnly"`,
    );
    return rows[0] ?? { version: 0, encoding: '', isReadOnly: false };
  });
  if (mustWrite && server.isReadOnly) throw new ReadOnlyError();
  return server;
}

function isWorthWaiting(error: unknown): boolean {
  return error instanceof ReadOnlyError || isTimeout(error) || toUnavailable(error) !== undefined;
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.message.includes('timeout');
}

function formatStartError(error: unknown, url: string): string {
  if (error instanceof ReadOnlyError)
    return `데이터베이스가 읽기 전용입니다 (${formatPlace(url)}). 쓸 수 있는 데이터베이스의 주소를 DATABASE_URL에 적어 주세요.`;
  return `데이터베이스에 연결할 수 없습니다 (${formatPlace(url)}): ${formatReason(error)}`;
}

const REASONS: Readonly<Record<string, string>> = {
  '28P01': '사용자 이름이나 비밀번호가 맞지 않습니다.',
  '28000': '사용자 이름이나 비밀번호가 맞지 않습니다.',
  '3D000': '그 이름의 데이터베이스를 찾을 수 없습니다.',
  '53300': '연결이 너무 많아 더 받지 않습니다.',
  '57P01': '꺼지는 중입니다.',
  '57P03': '켜지는 중입니다.',
  ECONNREFUSED: '그 주소에서 받는 서버가 없습니다.',
  ENOTFOUND: '그 이름의 컴퓨터를 찾을 수 없습니다.',
  EAI_AGAIN: '그 이름의 컴퓨터를 찾을 수 없습니다.',
};

function formatReason(error: unknown): string {
  if (error instanceof ReadOnlyError) return '읽기 전용입니다.';
  const known = REASONS[codeOf(error)];
  if (known !== undefined) return known;
  if (isTimeout(error)) return '제때 대답하지 않습니다.';
  return (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ');
}

function formatPlace(url: string): string {
  try {
    const { hostname, port, pathname } = new URL(url);
    return `${hostname}:${port || '5432'}${pathname}`;
  } catch {
    return '알 수 없는 주소';
  }
}
