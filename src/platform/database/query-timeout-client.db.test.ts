import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentLog } from '#platform/log/log.ts';
import { createEmptyDatabase, type TestDatabase } from '#tests/support/database.ts';
import { type DatabaseProxy, openDatabaseProxy } from '#tests/support/database-proxy.ts';
import { type DatabaseConnection, openDatabase } from './connect.ts';
import { toUnavailable } from './database-errors.ts';

describe('a database that accepts connections and does not respond', () => {
  let test: TestDatabase;
  let proxy: DatabaseProxy;
  let database: DatabaseConnection;

  beforeAll(async () => {
    test = await createEmptyDatabase();
    proxy = await openDatabaseProxy(test.url);
    database = await openDatabase(proxy.url, { log: silentLog, poolSize: 3, answerTimeoutMs: 500 });
  });

  afterAll(async () => {
    await database?.close();
    await proxy?.close();
    await test?.drop();
  });

  const sendRequest = () => database.pool.query('select 1 as one');

  it('is reported in time, however many connections are open, and used again when it is back', async () => {
    await Promise.all([sendRequest(), sendRequest(), sendRequest()]);
    proxy.jam();
    const answers = await Promise.allSettled([sendRequest(), sendRequest(), sendRequest()]);
    for (const answer of answers) {
      expect(answer.status).toBe('rejected');
      expect(answer.status === 'rejected' && toUnavailable(answer.reason)?.code).toBe('UNAVAILABLE');
    }
    await proxy.reopen();
    expect((await sendRequest()).rows).toEqual([{ one: 1 }]);
    expect(database.pool.totalCount).toBeLessThanOrEqual(3);
  });
});
