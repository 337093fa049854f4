import { existsSync } from 'node:fs';
import { chown, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#platform/database/connect.ts';
import { ensureAccount } from '#platform/database/embedded/account.ts';
import { clusterOf } from '#platform/database/embedded/cluster.ts';
import { runCommand } from '#platform/database/embedded/command.ts';
import { type DataDirectory, resolveDataDirectory } from '#platform/database/embedded/data-directory.ts';
import { startPostmaster, stopPostmaster } from '#platform/database/embedded/postmaster.ts';
import { migrateToLatest } from '#platform/database/migrate.ts';
import { MIGRATIONS, openMigratedDatabase } from '#platform/database/migrated-database.ts';
import { withClient } from '#platform/database/with-client.ts';
import { installJobs } from '#platform/jobs/install-jobs.ts';
import { silentLog } from '#platform/log/log.ts';
import { insertProfile } from '#tests/factories/people.ts';
import { makeOpenTempFolder } from '#tests/support/embedded-postgres.ts';
import { restorePortable } from './portable/restore-portable.ts';
import { takePortable } from './portable/take-portable.ts';
import { upgradeOlderCluster } from './upgrade-cluster.ts';

const OLDER = '/usr/lib/postgresql/15/bin';
const PASSWORD = 'secret-of-the-older-one';

let temp: Awaited<ReturnType<typeof makeOpenTempFolder>>;
let progress: string[];
const options = () => ({
  config: { databaseUrl: undefined, dataDir: join(temp.folder, 'data'), publicSiteUrl: 'https://baram.example' },
  log: silentLog,
  progress: (line: string) => void progress.push(line),
  release: '1.0',
});
const home = () => join(temp.folder, 'data', 'postgres');

async function older(at: string): Promise<DataDirectory> {
  const found = await resolveDataDirectory(at, { log: silentLog, progress: () => {} });
  const programs = {
    ...found.programs,
    version: '15',
    postgres: join(OLDER, 'postgres'),
    pgCtl: join(OLDER, 'pg_ctl'),
  };
  return { ...found, programs };
}

/** An empty cluster with the site's role, as a program with PostgreSQL 15 would have made it. */
async function startOlder(at: string): Promise<{ url: string; stop(): Promise<unknown> }> {
  const directory = await older(at);
  const { runAs } = directory;
  await writeFile(join(at, 'password'), PASSWORD, { mode: 0o600 });
  const passwordFile = join(at, 'password.initdb');
  await writeFile(passwordFile, PASSWORD, { mode: 0o600 });
  const cluster = clusterOf(directory);
  await mkdir(cluster, { mode: 0o700 });
  if (runAs) for (const path of [passwordFile, cluster]) await chown(path, runAs.uid, runAs.gid);
  const locale = ['-E', 'UTF8', '--no-locale', '--lc-ctype=C.UTF-8', '--auth=scram-sha-256'];
  const made = await runCommand(
    join(OLDER, 'initdb'),
    ['-D', cluster, ...locale, `--pwfile=${passwordFile}`, '-U', 'postgres', '--no-sync'],
    runAs,
  );
  expect(made.code, made.output).toBe(0);
  const postmaster = await startPostmaster(directory, [], () => {});
  return { url: (await ensureAccount(postmaster, PASSWORD)) ?? '', stop: () => stopPostmaster(directory) };
}

async function makeOlderSite(): Promise<void> {
  const { url, stop } = await startOlder(home());
  const { db, close } = await openDatabase(url, { log: silentLog });
  await migrateToLatest(db, MIGRATIONS, silentLog);
  await installJobs(url, silentLog);
  await insertProfile(db, { name: '옛사람' });
  await close();
  await stop();
}

const namesAt = async (url: string) => {
  const { db, close } = await openDatabase(url, { log: silentLog });
  const rows = await db.selectFrom('profile').select('name').orderBy('id').execute();
  await close();
  return rows.map(({ name }) => name);
};

describe.runIf(existsSync(join(OLDER, 'initdb')))('a cluster of PostgreSQL 15', { tags: 'sweep' }, () => {
  beforeAll(async () => {
    temp = await makeOpenTempFolder();
    progress = [];
    await makeOlderSite();
  });
  afterAll(() => temp.remove());

  it('stays as it is where its programs are gone, and the two commands are told', async () => {
    const refused = upgradeOlderCluster({ ...options(), programsOf: () => join(temp.folder, 'nowhere') });
    await expect(refused).rejects.toThrow(/npm run backup .* npm run restore/);
    expect(await readFile(join(home(), 'cluster', 'PG_VERSION'), 'utf8')).toBe('15\n');
    expect(await readdir(home())).not.toContain('upgraded');
  });

  it('is moved into one of this program with every row, and stays beside it', async () => {
    await upgradeOlderCluster(options());
    expect(progress.join()).toContain('PostgreSQL 15에서 18로');
    const database = await openMigratedDatabase(options());
    const found = await database.db.selectFrom('profile').select(['id', 'name']).execute();
    const next = await insertProfile(database.db, { name: '새사람' });
    await database.close();
    expect(found).toEqual([{ id: 1, name: '옛사람' }]);
    expect(next.id).toBe(2);
    expect(await readFile(join(home(), 'cluster', 'PG_VERSION'), 'utf8')).toBe('18\n');
    expect(await readFile(join(home(), 'cluster-15', 'PG_VERSION'), 'utf8')).toBe('15\n');
    expect(await readdir(home())).not.toContain('upgraded');
  });

  it('is moved once', async () => {
    progress = [];
    await upgradeOlderCluster(options());
    expect(progress).toEqual([]);
  });

  it('takes a portable file of the newer one back', async () => {
    const database = await openMigratedDatabase(options());
    const { file } = await withClient({ connectionString: database.url }, (client) =>
      takePortable({
        client,
        to: join(temp.folder, 'back'),
        recipients: [],
        site: options().config.publicSiteUrl,
        release: '1.0',
        auditHead: async () => null,
      }),
    );
    const names = await namesAt(database.url);
    await database.close();
    const back = await startOlder(join(temp.folder, 'older'));
    try {
      await restorePortable({
        url: back.url,
        file,
        identities: [],
        site: options().config.publicSiteUrl,
        log: silentLog,
        print: () => {},
        mayReplace: async () => false,
        afterLoad: async () => {},
      });
      expect(await namesAt(back.url)).toEqual(names);
      expect(names).toEqual(['옛사람', '새사람']);
    } finally {
      await back.stop();
    }
  });
});
