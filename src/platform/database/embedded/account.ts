import pg from 'pg';
import { codeOf, DatabaseStartError, toUnavailable } from '../database-errors.ts';
import { withClient } from '../with-client.ts';
import { clusterOf, SUPERUSER } from './cluster.ts';
import { formatTail, runCommand } from './command.ts';
import type { DataDirectory } from './data-directory.ts';
import type { Postmaster } from './postmaster.ts';

/**
 * Role and database of the site. The role is no superuser, so an injected statement cannot read files or run programs.
 */
const NAME = 'baramnaru';
/** Milliseconds. The server runs on this machine, so it is there, but a busy one answers late. */
const CONNECT_TIMEOUT_MS = 10_000;
const WRONG_PASSWORD = '28P01';
const NO_SUCH_DATABASE = '3D000';
const EXISTS_ALREADY = new Set(['42710', '42P04']);

/** Address with the superuser, which has the same password as the site's role. */
export function superuserUrl(url: string): string {
  const { port, password } = new URL(url);
  return formatAddress(Number(port), SUPERUSER, decodeURIComponent(password), 'postgres');
}

export function siteUrl({ port }: Pick<Postmaster, 'port'>, password: string): string {
  return formatAddress(port, NAME, password, NAME);
}

/** Whether the running server takes this password. */
export async function isPasswordValid(postmaster: Postmaster, password: string): Promise<boolean> {
  try {
    await sendRequest(superuserUrl(siteUrl(postmaster, password)), 'select 1');
    return true;
  } catch (error) {
    if (codeOf(error) === WRONG_PASSWORD) return false;
    throw error;
  }
}

/**
 * Changes the password of both roles without knowing the old one. The cluster's server must not run.
 * @param settings of the server
 * @throws {DatabaseStartError}
 */
export async function changePassword(
  dataDirectory: DataDirectory,
  password: string,
  settings: readonly string[],
): Promise<void> {
  const secret = pg.escapeLiteral(password);
  const statements = [SUPERUSER, NAME].map((role) => `alter role ${role} password ${secret};\n`).join('');
  const { programs, runAs } = dataDirectory;
  const args = ['--single', '-D', clusterOf(dataDirectory), ...settings.flatMap((one) => ['-c', one]), 'postgres'];
  const { code, output } = await runCommand(programs.postgres, args, runAs, statements);
  if (code !== 0 || /\bERROR:/.test(output)) {
    throw new DatabaseStartError(`데이터베이스의 비밀번호를 바꾸지 못했습니다: ${formatTail(output)}`);
  }
}

/**
 * Returns the address of the site's own database, which the first call creates.
 * @returns `undefined` while the server accepts no connections
 */
export async function ensureAccount({ port }: Postmaster, password: string): Promise<string | undefined> {
  const url = siteUrl({ port }, password);
  try {
    await sendRequest(url, 'select 1');
  } catch (error) {
    if (toUnavailable(error)) return undefined;
    if (![WRONG_PASSWORD, NO_SUCH_DATABASE].includes(codeOf(error))) throw error;
    await createAccount(formatAddress(port, SUPERUSER, password, 'postgres'), password);
    await sendRequest(url, 'select 1');
  }
  return url;
}

async function createAccount(superuserUrl: string, password: string): Promise<void> {
  const secret = pg.escapeLiteral(password);
  try {
    await sendRequest(superuserUrl, `create role ${NAME} login createdb password ${secret}`).catch(unlessThere);
    await sendRequest(superuserUrl, `alter role ${NAME} password ${secret}`);
    await sendRequest(superuserUrl, `create database ${NAME} owner ${NAME}`).catch(unlessThere);
  } catch (error) {
    if (codeOf(error) !== WRONG_PASSWORD) throw error;
    throw new DatabaseStartError(
      '데이터베이스가 비밀번호 파일의 비밀번호를 받지 않습니다. 파일이 바뀌었는지 확인해 주세요.',
      {
        cause: error,
      },
    );
  }
}

function unlessThere(error: unknown): void {
  if (!EXISTS_ALREADY.has(codeOf(error))) throw error;
}

export async function sendRequest<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  return withClient({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS }, async (client) => {
    const { rows } = await client.query(statement);
    return rows;
  });
}

function formatAddress(port: number, user: string, password: string, database: string): string {
  return `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}
