import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { createConsoleLog } from '#platform/log/log.ts';
import { emptyTestDatabase } from '#tests/support/database.ts';
import { notify, openListener } from './listen.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const test = emptyTestDatabase();

async function openRecorder(channels: string[]) {
  const received: string[] = [];
  const logged: string[] = [];
  const listener = await openListener(test.url, channels, {
    onMessage: (channel, payload) => {
      if (channel === 'fails') throw new Error('a fault of the listener');
      received.push(`${channel} ${JSON.stringify(payload)}`);
    },
    onReconnect: () => received.push('reconnected'),
    log: createConsoleLog('warn', (line) => logged.push(line)),
  });
  return { received, logged, close: () => listener.close() };
}

const countListeners = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_stat_activity
    where application_name = 'baramnaru-listener' and datname = current_database()`.execute(test.db);
  return rows[0]?.count;
};

describe('notify and openListener', () => {
  it('deliver ids to every listener of the channel', async () => {
    const [one, two] = [await openRecorder(['trade']), await openRecorder(['trade', 'party'])];
    await notify(test.db, 'trade', { id: 7, items: [1, 2] });
    await notify(test.db, 'party', { id: 8 });
    await expect.poll(() => two.received).toEqual(['trade {"id":7,"items":[1,2]}', 'party {"id":8}']);
    await expect.poll(() => one.received).toEqual(['trade {"id":7,"items":[1,2]}']);
    await Promise.all([one.close(), two.close()]);
    await expect.poll(countListeners).toBe(0);
  });

  it('send nothing from a transaction that is rolled back', async () => {
    const recorder = await openRecorder(['trade']);
    const failing = test.db.transaction().execute(async (trx) => {
      await notify(trx, 'trade', { id: 1 });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await test.db.transaction().execute((trx) => notify(trx, 'trade', { id: 2 }));
    await expect.poll(() => recorder.received).toEqual(['trade {"id":2}']);
    await recorder.close();
  });

  it('reconnect after the connection was cut, and report it', async () => {
    const recorder = await openRecorder(['trade']);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'baramnaru-listener' and datname = current_database()`.execute(test.db);
    await expect.poll(() => recorder.received, { timeout: 5000 }).toEqual(['reconnected']);
    await notify(test.db, 'trade', { id: 3 });
    await expect.poll(() => recorder.received).toEqual(['reconnected', 'trade {"id":3}']);
    await recorder.close();
  });

  it('continue after a message that is not JSON and after a listener that throws', async () => {
    const recorder = await openRecorder(['trade', 'fails']);
    await sql`select pg_notify('trade', 'not json')`.execute(test.db);
    await notify(test.db, 'fails', {});
    await notify(test.db, 'trade', { id: 4 });
    await expect.poll(() => recorder.received).toEqual(['trade {"id":4}']);
    expect(recorder.logged).toHaveLength(2);
    await recorder.close();
  });

  it('do not reconnect once closed, even while reconnecting', async () => {
    const recorder = await openRecorder(['trade']);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'baramnaru-listener' and datname = current_database()`.execute(test.db);
    await expect.poll(() => recorder.logged.length).toBeGreaterThan(0);
    await recorder.close();
    expect(recorder.received).toEqual([]);
    await expect.poll(countListeners).toBe(0);
  });

  it('refuse what PostgreSQL would not transport, and a database that does not exist', async () => {
    await expect(notify(test.db, 'trade', { text: '가'.repeat(3000) })).rejects.toThrow('too long');
    const nowhere = 'postgres://u:p@127.0.0.1:1/x';
    const options = { onMessage: () => {}, onReconnect: () => {}, log: createConsoleLog('silent') };
    await expect(openListener(nowhere, ['trade'], options)).rejects.toThrow('ECONNREFUSED');
  });
});
