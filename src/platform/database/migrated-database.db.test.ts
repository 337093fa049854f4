import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { silentLog } from '#platform/log/log.ts';
import { makeOpenTempFolder, postmasterPid } from '#tests/support/embedded-postgres.ts';
import { type MigratedDatabase, openMigratedDatabase } from './migrated-database.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let temp: Awaited<ReturnType<typeof makeOpenTempFolder>>;
let database: MigratedDatabase;

beforeAll(async () => {
  temp = await makeOpenTempFolder();
  const config = { databaseUrl: undefined, dataDir: temp.folder };
  database = await openMigratedDatabase({ config, log: silentLog, progress: () => {} });
});
afterAll(async () => {
  await database.close();
  await temp.remove();
});

it('an embedded server that is killed restarts by itself, with all data, for the same connections', {
  tags: 'sweep',
}, async () => {
  await sql`create table kept (id int primary key)`.execute(database.db);
  await sql`insert into kept values (7)`.execute(database.db);
  process.kill(await postmasterPid(join(temp.folder, 'postgres')), 'SIGKILL');
  await expect.poll(() => database.isReachable()).toBe(false);
  await expect.poll(() => database.isReachable(), { timeout: 30_000, interval: 200 }).toBe(true);
  expect((await sql<{ id: number }>`select id from kept`.execute(database.db)).rows).toEqual([{ id: 7 }]);
});
