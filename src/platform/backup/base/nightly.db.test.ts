import { copyFile, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { beforeAll, expect, it } from 'vitest';
import { archiveFolder } from '#platform/database/embedded/archive.ts';
import { DAY_MS } from '#shared/durations.ts';
import { testArchivedServer } from '#tests/support/archived-server.ts';
import { formatStamp } from './backup-places.ts';
import { readBackupState, updateBackupState } from './backup-state.ts';
import { type BaseCopy, listBaseCopies, sidecarText } from './base-manifest.ts';
import { backUpForTheNight, type NightlyOptions } from './nightly.ts';

const site = testArchivedServer();
let options: NightlyOptions;
beforeAll(async () => {
  options = {
    ...site.places,
    url: site.server().url,
    recipient: await identityToRecipient(await generateX25519Identity()),
    retention: { nights: 1, weeks: 2 },
    site: '시험',
    release: '1.0',
    migration: async () => '0042-last',
  };
});

const copies = () => listBaseCopies(site.places.backupDir);
const night = async () => (await readBackupState(site.places.backupDir)).night;

/** The same copy as if it were older. */
async function backdate(copy: BaseCopy, days: number): Promise<string> {
  const { path, ...sidecar } = copy;
  const at = new Date(copy.at.getTime() - days * DAY_MS);
  const older = join(dirname(path), formatStamp(at));
  await copyFile(path, `${older}.base`);
  await writeFile(`${older}.base.json`, sidecarText({ ...sidecar, at }));
  return `${basename(older)}.base`;
}

it('takes a copy for the operator and the site, once, and writes its outcome beside what others wrote', async () => {
  const restored = { at: '2026-11-22T00:00:00.000Z', ok: true };
  await updateBackupState(site.places.backupDir, () => ({ restored }));
  expect(await backUpForTheNight(options)).toBeDefined();
  expect(await backUpForTheNight(options)).toBeUndefined();
  const [copy, ...others] = await copies();
  expect(others).toEqual([]);
  expect(copy).toMatchObject({ isEncrypted: true, migration: '0042-last', postgres: 18 });
  expect(await readBackupState(site.places.backupDir)).toEqual({
    restored,
    night: { at: copy?.at.toISOString(), ok: true, file: basename(copy?.path ?? '') },
  });
  expect(await site.archived()).not.toContain('000000010000000000000001');
  expect(await readFile(site.places.identityFile, 'utf8')).toMatch(/^AGE-SECRET-KEY-1/);
});

it('takes another one when the log since the last one has a gap', async () => {
  await site.untilArchived();
  await site.untilArchived();
  const [copy] = await copies();
  if (!copy) expect.unreachable('there is no copy');
  const archive = archiveFolder(site.places.backupDir, copy.systemId);
  await rm(join(archive, copy.stopWal));
  await rm(join(site.server().cluster, 'pg_wal', copy.stopWal), { force: true });
  expect(await backUpForTheNight(options)).toBeDefined();
});

it('removes copies that are too many, and the log that only they needed', async () => {
  const [copy] = await copies();
  if (!copy) expect.unreachable('there is no copy');
  const tooOld = [await backdate(copy, 40), await backdate(copy, 39), await backdate(copy, 20)];
  const draft = join(archiveFolder(site.places.backupDir, copy.systemId), 'archtemp.000000010000000000000009.1.1');
  await writeFile(draft, 'part');
  await utimes(draft, new Date(0), new Date(0));
  const tomorrow = new Date(Date.now() + DAY_MS);
  const newest = await backUpForTheNight(options, { now: tomorrow });
  const left = (await copies()).map(({ path }) => basename(path));
  expect(left[0]).toBe(basename(newest?.path ?? ''));
  expect(left.length).toBeLessThanOrEqual(3);
  expect(left).not.toContain(tooOld[0]);
  const first = (await copies()).map(({ startWal }) => startWal).sort()[0] ?? '';
  expect((await site.archived()).filter((name) => name < first || name.startsWith('archtemp'))).toEqual([]);
});

it('writes down why it failed, and is no failure of the queue', async () => {
  const { backupDir } = site.places;
  const archive = join(backupDir, 'wal');
  await rename(archive, join(backupDir, 'away'));
  const before = await readdir(join(backupDir, 'base'));
  const tomorrow = new Date(Date.now() + DAY_MS);
  expect(await backUpForTheNight({ ...options, archivePatienceMs: 1 }, { now: tomorrow })).toBeUndefined();
  expect(await night()).toEqual({
    at: tomorrow.toISOString(),
    ok: false,
    error: expect.stringContaining('로그가 백업 폴더에 보관되지 않아'),
  });
  expect(await readdir(join(backupDir, 'base'))).toEqual(before);
});
