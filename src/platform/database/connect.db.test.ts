import { createServer, type Server, type Socket } from 'node:net';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createConsoleLog, silentLog } from '#platform/log/log.ts';
import { emptyTestDatabase } from '#tests/support/database.ts';
import { openDatabaseProxy } from '#tests/support/database-proxy.ts';
import { type DatabaseOptions, openDatabase } from './connect.ts';
import { constraintOf, DatabaseStartError, toUnavailable } from './database-errors.ts';
import type { Db } from './db.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

type Tables = { coin: { name: string; amount: number } };

const test = emptyTestDatabase();
const coins = () => test.db.withTables<Tables>();
beforeAll(async () => {
  await sql`create table coin (name text constraint coin_name_key unique, amount bigint)`.execute(test.db);
});

describe('an open database', () => {
  it('reads bigint as a number and refuses one beyond the safe integers', async () => {
    await coins().insertInto('coin').values({ name: '금전', amount: 4_294_967_295 }).execute();
    const coin = await coins().selectFrom('coin').selectAll().where('name', '=', '금전').executeTakeFirstOrThrow();
    expect(coin.amount).toBe(4_294_967_295);
    await expect(one(test.db, 'select 9007199254740993::bigint')).rejects.toThrow('does not fit a number');
  });

  it('reads a date as its text', async () => {
    expect(await one(test.db, "select date '2026-11-20' as day")).toEqual({ day: '2026-11-20' });
  });

  it('names the constraint that refused a row', async () => {
    await coins().insertInto('coin').values({ name: '은전', amount: 1 }).execute();
    const again = coins().insertInto('coin').values({ name: '은전', amount: 2 }).execute();
    await expect(again.catch(constraintOf)).resolves.toBe('coin_name_key');
  });

  it('survives the loss of all its connections', async () => {
    const lines: string[] = [];
    const log = createConsoleLog('warn', (line) => lines.push(line));
    const database = await openDatabase(test.url, { log, applicationName: 'to be cut' });
    expect(await database.isReachable()).toBe(true);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'to be cut'`.execute(
      test.db,
    );
    await expect.poll(() => lines.join()).toContain('57P01');
    expect(await database.isReachable()).toBe(true);
    await database.close();
    expect(await database.isReachable()).toBe(false);
  });

  it('survives a connection that is cut silently under a running statement', async () => {
    const proxy = await openDatabaseProxy(test.url);
    const database = await openDatabase(proxy.url, { log: silentLog });
    const cut = one(database.db, 'select pg_sleep(60)').catch((error: unknown) => toUnavailable(error)?.code);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await proxy.shut();
    expect(await cut).toBe('UNAVAILABLE');
    await proxy.reopen();
    expect(await one(database.db, 'select 1 as one')).toEqual({ one: 1 });
    await database.close();
    await proxy.close();
  });

  it('cancels a statement that takes too long and reports it as unavailable', async () => {
    const database = await openDatabase(test.url, { log: silentLog, statementTimeoutMs: 50 });
    const slow = one(database.db, 'select pg_sleep(5)');
    await expect(slow.catch((error: unknown) => toUnavailable(error)?.code)).resolves.toBe('UNAVAILABLE');
    await database.close();
  });
});

describe('openDatabase', () => {
  it('waits for a server that is still starting', async () => {
    const proxy = await openDatabaseProxy(test.url);
    proxy.jam();
    setTimeout(() => void proxy.reopen(), 100);
    const database = await openDatabase(proxy.url, { log: silentLog });
    expect(await database.isReachable()).toBe(true);
    await database.close();
    await proxy.close();
  });

  it('tries again where this process was too busy to hear the answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const opening = openDatabase(test.url, { log: silentLog });
    vi.advanceTimersByTime(10_000);
    vi.useRealTimers();
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_000);
    const database = await opening.finally(() => clock.mockRestore());
    expect(await database.isReachable()).toBe(true);
    await database.close();
  });
});

describe('openDatabase waits', () => {
  const NEVER_MS = 3_600_000;
  const opened = async (url: string, options: Partial<DatabaseOptions> = {}) => {
    const database = await openDatabase(url, { log: silentLog, waitMs: NEVER_MS, ...options });
    const isReachable = await database.isReachable();
    await database.close();
    return isReachable;
  };

  it('for a server that refuses connections', async () => {
    const proxy = await openDatabaseProxy(test.url);
    await proxy.shut();
    const opening = opened(proxy.url);
    setTimeout(() => void proxy.reopen(), 10);
    expect(await opening).toBe(true);
    await proxy.close();
  });

  it('for one that answers later than a connection of a visitor may take', async () => {
    const proxy = await openDatabaseProxy(test.url);
    proxy.jam();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const opening = opened(proxy.url);
    for (let time = 0; time < 3; time += 1) await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    await proxy.reopen();
    expect(await opening).toBe(true);
    await proxy.close();
  });

  it('for one that is read-only, where it must take writes', async () => {
    const readOnly = new URL(test.url);
    readOnly.searchParams.set('options', '-c default_transaction_read_only=on');
    expect(await opened(readOnly.href, { waitMs: 0 })).toBe(true);
    await expect(opened(readOnly.href, { waitMs: 0, mustWrite: true })).rejects.toThrow(
      '데이터베이스가 읽기 전용입니다',
    );
  });

  it('with a line every 5 s that says for what, and without a password', async () => {
    const proxy = await openDatabaseProxy(test.url);
    await proxy.shut();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const lines: string[] = [];
    const opening = opened(proxy.url, { onWait: (line) => lines.push(line) });
    const place = new URL(proxy.url).host + new URL(proxy.url).pathname;
    await vi.waitFor(() => {
      vi.advanceTimersByTime(5_000);
      expect(lines.at(-1)).toBe(`데이터베이스를 기다립니다 (${place}): 그 주소에서 받는 서버가 없습니다.`);
    });
    const count = lines.length;
    vi.advanceTimersByTime(10_000);
    expect(lines).toHaveLength(count + 2);
    vi.useRealTimers();
    await proxy.reopen();
    expect(await opening).toBe(true);
    await proxy.close();
  });
});

describe('openDatabase refuses with one Korean line', () => {
  const findError = async (url: string) => {
    const error = await openDatabase(url, { log: silentLog, waitMs: 0 }).catch((thrown: unknown) => thrown);
    if (!(error instanceof DatabaseStartError)) throw new Error('no refusal');
    expect(error.message).not.toContain('\n');
    return error.message;
  };

  it('a port without a server', async () => {
    const message = await findError('postgres://u:hidden@127.0.0.1:1/site');
    expect(message).toBe('데이터베이스에 연결할 수 없습니다 (127.0.0.1:1/site): 그 주소에서 받는 서버가 없습니다.');
  });

  it('a machine that nobody knows', async () => {
    expect(await findError('postgres://u:hidden@no-such-host.invalid/site')).toContain(
      '그 이름의 컴퓨터를 찾을 수 없습니다',
    );
  });

  it('a wrong password, without showing it', async () => {
    const url = new URL(test.url);
    url.password = 'not-it';
    const message = await findError(url.href);
    expect(message).toContain('사용자 이름이나 비밀번호가 맞지 않습니다');
    expect(message).not.toContain('not-it');
  });

  it('a database that does not exist', async () => {
    expect(await findError(test.url.replace(/[^/]+$/, 'nowhere'))).toContain(
      '그 이름의 데이터베이스를 찾을 수 없습니다',
    );
  });

  it('a database whose encoding cannot store Hangul', async () => {
    const name = `${new URL(test.url).pathname.slice(1)}_ascii`;
    await sql
      .raw(`create database "${name}" template template0 encoding 'SQL_ASCII' locale_provider libc locale 'C'`)
      .execute(test.db);
    expect(await findError(test.url.replace(/[^/]+$/, name))).toContain('인코딩이 SQL_ASCII입니다');
    await sql.raw(`drop database "${name}" with (force)`).execute(test.db);
  });

  it('a server that accepts the connection and does not respond', async () => {
    expect(await findError(await listen(() => {}))).toContain('제때 대답하지 않습니다');
  });

  it('a server older than 15', async () => {
    expect(await findError(await listen((socket) => answerAsVersion(socket, '140012')))).toContain(
      '너무 오래되었습니다: PostgreSQL 14',
    );
  });
});

async function one(db: Db, text: string): Promise<unknown> {
  return (await sql.raw(text).execute(db)).rows[0];
}

async function listen(serve: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    serve(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  return `postgres://u:p@127.0.0.1:${typeof address === 'object' ? address?.port : ''}/site`;
}

function answerAsVersion(socket: Socket, version: string): void {
  const ready = frame('Z', Buffer.from('I'));
  const column = Buffer.concat([Buffer.from('\0\x01version\0', 'latin1'), int(0, 4), int(0, 2), int(23, 4), int(4, 2)]);
  const description = frame('T', Buffer.concat([column, int(0xffffffff, 4), int(0, 2)]));
  const row = frame('D', Buffer.concat([int(1, 2), int(version.length, 4), Buffer.from(version)]));
  socket.once('data', () => {
    socket.write(Buffer.concat([frame('R', int(0, 4)), ready]));
    socket.on('data', (question) => {
      if (question[0] === 'Q'.charCodeAt(0)) {
        socket.write(Buffer.concat([description, row, frame('C', Buffer.from('SELECT 1\0')), ready]));
      }
    });
  });
}

function frame(type: string, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(type), int(body.length + 4, 4), body]);
}

function int(value: number, bytes: 2 | 4): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
}
