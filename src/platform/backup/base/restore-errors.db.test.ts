import { copyFile, mkdir, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { archiveFolder } from '#platform/database/embedded/archive.ts';
import { testArchivedServer } from '#tests/support/archived-server.ts';
import { BackupError, EXIT } from '../backup-error.ts';
import { BASE_SUFFIX, baseFolder, SIDECAR_SUFFIX } from './backup-places.ts';
import type { BaseCopy } from './base-manifest.ts';
import { parseMoment } from './restore-at.command.ts';
import { type Restored, type RestoreOptions, restoreTo } from './restore-to.ts';
import { siteRecipient } from './site-identity.ts';
import { parseSegment, segmentName } from './wal-segment.ts';

const HOUR_MS = 3_600_000;

const site = testArchivedServer();
let base: BaseCopy;
let at: Date;
let saved: string;
beforeAll(async () => {
  await site.query('create table trade (id int primary key)');
  base = await site.takeCopy();
  for (let id = 1; id <= 3; id++) {
    await site.query('insert into trade values ($1)', [id]);
    await site.untilArchived();
  }
  at = await site.now();
  await site.query('insert into trade values (4)');
  await site.untilArchived();
  saved = join(site.folder, 'saved');
  await mkdir(saved);
  await copyFile(base.path, join(saved, 'base'));
  await copyFile(sidecar(), join(saved, 'sidecar'));
});
afterEach(async () => {
  await rm(baseFolder(site.places.backupDir), { recursive: true });
  await mkdir(baseFolder(site.places.backupDir));
  await copyFile(join(saved, 'base'), base.path);
  await copyFile(join(saved, 'sidecar'), sidecar());
});

const sidecar = (path = base.path) => `${path.slice(0, -BASE_SUFFIX.length)}${SIDECAR_SUFFIX}`;
const count = ({ url }: Restored) => url;

async function restoreError(options: Partial<RestoreOptions> = {}): Promise<BackupError> {
  const error = await restoreTo({ ...site.places, at, ...options }, async (found) => count(found)).catch(
    (e: unknown) => e,
  );
  if (!(error instanceof BackupError)) throw new Error('It was restored, or failed otherwise', { cause: error });
  expect(await readdir(site.places.dataDir)).not.toContain('restored');
  expect(await site.query('select count(*)::int as trades from trade')).toEqual([{ trades: 4 }]);
  return error;
}

async function turnBit(file: string, position: number): Promise<void> {
  const content = await readFile(file);
  content[position] = (content[position] ?? 0) ^ 1;
  await writeFile(file, content);
}

describe('a restore is refused, with the present data untouched', () => {
  it('before the first base copy', async () => {
    const error = await restoreError({ at: new Date(base.at.getTime() - 1) });
    expect(error.exitCode).toBe(EXIT.refused);
    expect(error.message).toMatch(/앞선 기본 백업이 없습니다. 가장 오래된 백업은 \d{4}-\d\d-\d\d/);
  });

  it('in the future', async () => {
    const error = await restoreError({ at: new Date(Date.now() + HOUR_MS) });
    expect(error.exitCode).toBe(EXIT.refused);
    expect(error.message).toContain('아직 오지 않은 시각');
  });

  it.each(['2026-11-22', '2026-11-22T14:05:00', '어제', '2026-13-01T00:00:00Z'])('at a time like %s', (text) => {
    expect(() => parseMoment(text)).toThrow('시간대까지');
    expect(parseMoment('2026-11-22T14:05:00+09:00').toISOString()).toBe('2026-11-22T05:05:00.000Z');
  });
});

describe('a restore fails, with the present data untouched', () => {
  it('without a base copy', async () => {
    await rm(base.path);
    const error = await restoreError();
    expect(error.exitCode).toBe(EXIT.failed);
    expect(error.message).toContain('쓸 수 있는 기본 백업이 없습니다');
  });

  const damaged = async (damage: () => Promise<void>) => {
    await damage();
    const error = await restoreError();
    expect(error.exitCode).toBe(EXIT.failed);
    expect(error.message).toContain('손상되었습니다');
  };
  it.each([
    ['cut by one byte', () => truncate(base.path, base.file.bytes - 1)],
    ['with one bit turned in the middle', () => turnBit(base.path, Math.floor(base.file.bytes / 2))],
  ])('from a base copy %s', (_, damage) => damaged(damage));

  it.each([
    ['cut short', () => truncate(base.path, Math.floor(base.file.bytes / 2))],
    ['empty', () => truncate(base.path, 0)],
    ['with one bit turned at its start', () => turnBit(base.path, 2)],
    ['with one bit turned at its end', () => turnBit(base.path, base.file.bytes - 1)],
  ])('from a base copy %s', { tags: 'sweep' }, (_, damage) => damaged(damage));

  it('from a base copy whose description is gone or unreadable', async () => {
    await writeFile(sidecar(), '{');
    expect((await restoreError()).message).toContain('쓸 수 있는 기본 백업이 없습니다');
  });

  it('from one that is encrypted for another key, and not with the right one', { tags: 'sweep' }, async () => {
    const [operator, stranger] = [await generateX25519Identity(), await generateX25519Identity()];
    const { identityFile } = site.places;
    const recipients = [await identityToRecipient(operator), await siteRecipient(identityFile)];
    const encrypted = await site.takeCopy({ recipients });
    await site.untilArchived();
    expect((await readFile(encrypted.path)).includes('PG_VERSION')).toBe(false);
    const now = await site.now();
    const elsewhere = join(site.folder, 'no-key');

    const error = await restoreError({ at: now, identityFile: elsewhere, identities: [stranger] });
    expect(error.exitCode).toBe(EXIT.failed);
    expect(error.message).toContain('이 키로는');
    const wrong = await restoreError({ at: now, identityFile: elsewhere, identities: ['AGE-SECRET-KEY-?'] });
    expect(wrong.exitCode).toBe(EXIT.wrongUse);
    await turnBit(encrypted.path, Math.floor(encrypted.file.bytes / 2));
    expect((await restoreError({ at: now })).message).toContain('손상되었습니다');
    await turnBit(encrypted.path, Math.floor(encrypted.file.bytes / 2));

    for (const keys of [
      { identityFile, identities: [] },
      { identityFile: elsewhere, identities: [stranger, operator] },
    ]) {
      const { path } = await restoreTo({ ...site.places, at: now, ...keys }, async (restored) => restored.base);
      expect(path).toBe(encrypted.path);
    }
  });

  it('where there is no room', async () => {
    const error = await restoreError({ freeBytes: async () => 1024 });
    expect(error.exitCode).toBe(EXIT.failed);
    expect(error.message).toMatch(/복원할 자리가 모자랍니다: .+ \d+MB가 모자랍니다/);
  });

  it('when a segment of the log is missing', { tags: 'sweep' }, async () => {
    const archive = archiveFolder(site.places.backupDir, base.systemId);
    const number = (parseSegment(base.stopWal)?.number ?? 0) + 2;
    for (const missing of [base.startWal, segmentName({ timeline: 1, number })]) {
      await rename(join(archive, missing), join(saved, missing));
      for (const options of [{}, { at: undefined }]) {
        const error = await restoreError(options);
        expect(error.exitCode).toBe(EXIT.failed);
        expect(error.message).toContain(`${missing} 조각이 빠져 있습니다`);
      }
      await rename(join(saved, missing), join(archive, missing));
    }
  });
});
