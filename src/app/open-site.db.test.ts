import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { readConfig } from '#platform/config/read-config.ts';
import { silentLog } from '#platform/log/log.ts';
import { createFactsDatabase } from '#tests/support/database.ts';
import { openDatabaseProxy } from '#tests/support/database-proxy.ts';
import { openSite } from './open-site.ts';

vi.setConfig({ testTimeout: 60_000 });

function open(databaseUrl: string) {
  const read = readConfig({ DATABASE_URL: databaseUrl });
  if (!read.ok) throw new Error('not a configuration');
  return openSite({ config: read.config, log: silentLog, build: { id: 'test', timestamp: 0 }, progress: () => {} });
}

describe('the site', () => {
  it('publishes to its pages that the database is unreachable', async () => {
    const database = await createFactsDatabase();
    const proxy = await openDatabaseProxy(database.url);
    const site = await open(proxy.url);
    const { quests } = site.services();
    expect(await quests.list()).not.toEqual([]);
    await proxy.shut();
    await expect(quests.list()).rejects.toMatchObject({ name: 'AppError', code: 'UNAVAILABLE' });
    await expect(quests.find(1)).rejects.toMatchObject({ name: 'AppError', code: 'UNAVAILABLE' });
    await site.close();
    await proxy.close();
    await database.drop();
  });

  it('closes everything when it cannot start', async () => {
    const database = await createFactsDatabase();
    await sql`insert into kysely_migration (name, timestamp) values ('9999-future', '')`.execute(database.db);
    await expect(open(database.url)).rejects.toThrow('9999-future');
    const left = async () => {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and application_name like 'baramnaru%'
      `.execute(database.db);
      return rows.length;
    };
    await expect.poll(left).toBe(0);
    await database.drop();
  });
});
