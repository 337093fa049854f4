import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DatabaseConnection, openDatabase } from '#platform/database/connect.ts';
import { superuserUrl } from '#platform/database/embedded/account.ts';
import { archiveFolder, readSystemId } from '#platform/database/embedded/archive.ts';
import { silentLog } from '#platform/log/log.ts';
import { type ArchivedServer, openArchivedServer, queryAt } from '#tests/support/archived-server.ts';
import { archiveState } from './archive-state.ts';
import { findGap } from './wal-segment.ts';

let site: ArchivedServer;
let database: DatabaseConnection;
beforeAll(async () => {
  site = await openArchivedServer();
  await site.query('create table trade (id serial primary key)');
  database = await openDatabase(site.server().url, { log: silentLog });
});
afterAll(async () => {
  await database.close();
  await site.remove();
});

const state = () => archiveState(database.db);
const switchLog = () => queryAt(superuserUrl(site.server().url), 'select pg_switch_wal()');

it('has no lag when all that is due has been archived', async () => {
  await site.query('insert into trade default values');
  await site.untilArchived();
  await expect
    .poll(state)
    .toMatchObject({ isOn: true, lagSeconds: 0, failure: undefined, lastArchivedAt: expect.any(Date) });
});

it('shows a folder that is gone as a failure with a growing lag; writes go on, and on its return all is archived', async () => {
  const folder = archiveFolder(site.places.backupDir, await readSystemId(site.server().cluster));
  const away = join(site.folder, 'away');
  await rename(site.places.backupDir, away);
  for (let round = 0; round < 3; round++) {
    await site.query('insert into trade default values');
    await switchLog();
  }
  await expect.poll(state).toMatchObject({ failure: { segment: expect.stringMatching(/^[0-9A-F]{24}$/) } });
  await expect.poll(async () => (await state()).lagSeconds).toBeGreaterThan(0);
  expect(await site.query('insert into trade default values returning true as written')).toEqual([{ written: true }]);

  await rename(away, site.places.backupDir);
  await site.untilArchived();
  expect(await state()).toMatchObject({ lagSeconds: 0, failure: undefined });
  const names = await readdir(folder);
  expect(findGap(names, [], new Set([1]), { timeline: 1, number: 1 }).isInside).toBe(false);
});
