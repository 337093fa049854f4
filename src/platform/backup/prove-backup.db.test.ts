import { execFile } from 'node:child_process';
import { mkdtemp, open, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentLog } from '#platform/log/log.ts';
import { queryAt, testArchivedServer } from '#tests/support/archived-server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { BackupError } from './backup-error.ts';
import { startBackupWatch } from './backup-watch.ts';
import { readBackupState } from './base/backup-state.ts';
import { takeNightlyPortable } from './portable-nights.ts';
import { type ProofOptions, proveNewestBackup } from './prove-backup.ts';
import { readContent } from './site-content.ts';

const SITE = 'https://baram.example';
const intact = async () => {};

async function endOf(file: string, change: (handle: Awaited<ReturnType<typeof open>>, size: number) => Promise<void>) {
  const handle = await open(file, 'r+');
  await change(handle, (await stat(file)).size);
  await handle.close();
}

describe('the newest base copy', { tags: 'sweep' }, () => {
  const site = testArchivedServer();
  let options: ProofOptions;
  beforeAll(async () => {
    await site.query('create table trade as select id from generate_series(1, 1000) as id');
    const { dataDir, backupDir, identityFile } = site.places;
    const logs = { deletionLog: '', deletionLogs: [] };
    const places = { data: join(dataDir, '..'), postgres: dataDir, identityFile, backupDir, ...logs };
    options = { places, embedded: site.server(), site: SITE, log: silentLog, verifyAudit: intact };
    await site.takeCopy();
  });

  const outcome = async () => (await readBackupState(site.places.backupDir)).restored;

  it('is restored with what was written since, and leaves nothing beside the data', async () => {
    await site.query('insert into trade values (1001)');
    let rows: number | undefined;
    const verifyAudit = async (url: string) => {
      rows = (await readContent(url)).get('public.trade')?.rows;
    };
    expect(await proveNewestBackup({ ...options, verifyAudit })).toBe(true);
    expect(rows).toBe(1001);
    expect(await outcome()).toMatchObject({ ok: true, file: expect.stringMatching(/\.base$/) });
    expect(await readdir(site.places.dataDir)).not.toContain('restored');
    expect(await site.query('select count(*)::int as rows from trade')).toEqual([{ rows: 1001 }]);
  });

  it('is no proof where the restored audit chain is broken', async () => {
    const verifyAudit = async () => {
      throw new BackupError('운영 기록이 깨졌습니다');
    };
    expect(await proveNewestBackup({ ...options, verifyAudit })).toBe(false);
    expect(await outcome()).toMatchObject({ ok: false, error: '운영 기록이 깨졌습니다' });
  });

  it('is no proof where its file was changed', async () => {
    const folder = join(site.places.backupDir, 'base');
    const [file = ''] = (await readdir(folder)).filter((name) => name.endsWith('.base'));
    await endOf(join(folder, file), async (handle, size) => {
      await handle.write(Buffer.of(0, 1, 2, 3), 0, 4, Math.floor(size / 2));
    });
    expect(await proveNewestBackup(options)).toBe(false);
    expect(await outcome()).toMatchObject({ ok: false });
  });
});

describe('the newest portable file', () => {
  let test: TestDatabase;
  let folder: string;
  let options: ProofOptions;
  beforeAll(async () => {
    test = await createTestDatabase();
    folder = await mkdtemp(join(tmpdir(), 'baramnaru-proof-'));
    const places = {
      data: folder,
      postgres: '',
      identityFile: join(folder, 'backup-identity'),
      deletionLog: '',
      deletionLogs: [],
    };
    const proof = { ...places, backupDir: join(folder, 'backups') };
    options = { places: proof, site: SITE, log: silentLog, verifyAudit: intact };
  });
  afterAll(async () => {
    await test.drop();
    await rm(folder, { recursive: true });
  });

  const night = () =>
    takeNightlyPortable({
      url: test.url,
      backupDir: options.places.backupDir,
      identityFile: options.places.identityFile,
      retention: { nights: 2, weeks: 0 },
      site: SITE,
      release: '1.0',
      auditHead: async () => null,
      log: silentLog,
      recipient: 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p',
    });

  it('is taken once a night and restored by a server of its own with the key of the site', {
    tags: 'sweep',
  }, async () => {
    await night();
    await night();
    const files = await readdir(options.places.backupDir);
    expect(files.filter((name) => name.endsWith('.backup'))).toHaveLength(1);
    expect(await proveNewestBackup(options)).toBe(true);
    expect((await readdir(folder)).filter((name) => name.startsWith('proof-'))).toEqual([]);
  });

  it('stands in the status, with a warning once it fails', { tags: 'sweep' }, async () => {
    const warnings: unknown[] = [];
    const log = { ...silentLog, warn: (fields: unknown) => warnings.push(fields) } as typeof silentLog;
    let now = new Date();
    const watch = startBackupWatch({ db: test.db, places: options.places, now: () => now, log });
    watch.stop();
    const sameDisk = '백업이 데이터와 같은 디스크에 있어 디스크를 잃으면 함께 잃습니다.';
    const first = await watch.status();
    expect(first).toMatchObject({ archiveLagSeconds: null, warnings: [sameDisk] });
    expect(Math.abs(now.getTime() - new Date(first.newestAt ?? 0).getTime())).toBeLessThan(600_000);

    const [file = ''] = (await readdir(options.places.backupDir)).filter((name) => name.endsWith('.backup'));
    const path = join(options.places.backupDir, file);
    await truncate(path, (await stat(path)).size - 100);
    expect(await proveNewestBackup(options)).toBe(false);
    now = new Date(now.getTime() + 27 * 3_600_000);
    const failed = ['최근 백업이 만들어진 지 27시간이 지났습니다.', '지난 복원 테스트가 실패했습니다.', sameDisk];
    expect((await watch.status()).warnings).toEqual(failed);
    now = new Date(now.getTime() + 3_600_000);
    await watch.status();
    expect(warnings).toHaveLength(3);
  });

  it('stands in the status at once where its folder does not answer', async () => {
    const backupDir = await mkdtemp(join(folder, 'silent-'));
    const pipe = join(backupDir, 'state.json');
    await promisify(execFile)('mkfifo', [pipe]);
    const watch = startBackupWatch({
      db: test.db,
      places: { ...options.places, backupDir },
      now: () => new Date(),
      log: silentLog,
      patienceMs: 20,
    });
    watch.stop();
    const silent = '백업 폴더가 응답하지 않습니다.';
    expect((await watch.status()).warnings).toEqual([silent]);
    await writeFile(pipe, '{}');
    await expect.poll(async () => (await watch.status()).warnings).not.toContain(silent);
  });
});

describe('the content of a site', () => {
  it('has the same hash whatever the order of its rows is', async () => {
    const test = await createTestDatabase();
    const fill = async (order: string) => {
      await queryAt(test.url, 'delete from setting');
      await queryAt(
        test.url,
        `insert into setting select 'abc' || chr(100 + n), '1', '2026-01-01' from generate_series(1, 9) n order by ${order}`,
      );
      return (await readContent(test.url)).get('public.setting');
    };
    expect(await fill('n')).toEqual(await fill('-n'));
    await test.drop();
  });
});
