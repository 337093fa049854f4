import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentLog } from '#platform/log/log.ts';
import { createEmptyDatabase, type TestDatabase } from '#tests/support/database.ts';
import { type DatabaseProxy, openDatabaseProxy } from '#tests/support/database-proxy.ts';
import { type Database, openDatabase } from './connect.ts';
import { toUnavailable } from './database-errors.ts';

describe('a database that takes connections and answers no more', () => {
  let test: TestDatabase<unknown>;
  let door: DatabaseProxy;
  let database: Database<unknown>;

  beforeAll(async () => {
    test = await createEmptyDatabase();
    door = await openDatabaseProxy(test.url);
    database = await openDatabase(door.url, { log: silentLog, poolSize: 3, answerTimeoutMs: 500 });
  });

  afterAll(async () => {
    await database?.close();
    await door?.close();
    await test?.drop();
  });

  const ask = () => database.pool.query('select 1 as one');

  it('is given up in time, however many connections are open, and asked again when it is back', async () => {
    await Promise.all([ask(), ask(), ask()]);
    door.jam();
    const answers = await Promise.allSettled([ask(), ask(), ask()]);
    for (const answer of answers) {
      expect(answer.status).toBe('rejected');
      expect(answer.status === 'rejected' && toUnavailable(answer.reason)?.code).toBe('UNAVAILABLE');
    }
    await door.reopen();
    expect((await ask()).rows).toEqual([{ one: 1 }]);
    expect(database.pool.totalCount).toBeLessThanOrEqual(3);
  });
});
