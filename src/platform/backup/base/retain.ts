import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { archiveFolder } from '#platform/database/embedded/archive.ts';
import { MINUTE_MS } from '#shared/durations.ts';
import { ARCHIVER_DRAFT, BASE_SUFFIX, baseFolder, SIDECAR_SUFFIX } from './backup-places.ts';
import { type BaseCopy, listBaseCopies } from './base-manifest.ts';
import { type Retention, remainingBases, unneededSegments } from './retention.ts';

/** A segment is copied within seconds; on a full disk each attempt leaves a part behind. */
const DRAFT_AGE_MS = 10 * MINUTE_MS;

export interface RemovedBackups {
  bases: number;
  segments: number;
}

/** Removes surplus base copies, then the archived log that no remaining copy needs. */
export async function removeOldBackups(backupDir: string, retention: Retention): Promise<RemovedBackups> {
  const all = await listBaseCopies(backupDir);
  const remaining = remainingBases(all, retention);
  const stay = new Set([...remaining.nightly, ...remaining.weekly]);
  const leaving = all.filter((base) => !stay.has(base));
  for (const base of leaving) await removeBase(base);
  const files = await readdir(baseFolder(backupDir)).catch(() => []);
  // A copy without a description may need any part of the log.
  const isEveryBaseKnown = stay.size > 0 && files.filter((name) => name.endsWith(BASE_SUFFIX)).length === stay.size;
  let segments = 0;
  for (const systemId of await readdir(join(backupDir, 'wal')).catch(() => [])) {
    const folder = archiveFolder(backupDir, systemId);
    const names = await readdir(folder).catch(() => []);
    const unneeded = isEveryBaseKnown ? unneededSegments(names, systemId, remaining) : [];
    for (const name of unneeded) await rm(join(folder, name), { force: true });
    await removeDrafts(folder, names);
    segments += unneeded.length;
  }
  return { bases: leaving.length, segments };
}

async function removeBase({ path }: BaseCopy): Promise<void> {
  await rm(path, { force: true });
  await rm(`${path.slice(0, -BASE_SUFFIX.length)}${SIDECAR_SUFFIX}`, { force: true });
}

async function removeDrafts(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names.filter((name) => ARCHIVER_DRAFT.test(name))) {
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > DRAFT_AGE_MS) await rm(join(folder, name), { force: true });
  }
}
