import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { archiveFolder } from '#platform/database/embedded/archive.ts';
import { isWholeSegment } from './wal-segment.ts';

const BLOCK_BYTES = 512;
const PAGE_BYTES = 8192;
/** Fewer trailing zeros than this are not worth rewriting a segment. */
const WORTH_BYTES = 1024 * 1024;
/** Prefix of drafts; `removeOldBackups` removes old files with such names. */
const DRAFT = 'archtemp.sparse.';

/**
 * Makes the archived segments sparse, with unchanged content: a quiet minute fills little of its segment, and the rest
 * are zeros. Files on a disk without support for holes stay as they are.
 * @returns bytes that are free now
 */
export async function thinArchive(backupDir: string, signal?: AbortSignal): Promise<number> {
  let freed = 0;
  for (const systemId of await readdir(join(backupDir, 'wal')).catch(() => [])) {
    const folder = archiveFolder(backupDir, systemId);
    for (const name of (await readdir(folder).catch(() => [])).filter(isWholeSegment)) {
      signal?.throwIfAborted();
      const bytes = await thin(folder, name);
      // This disk does not support holes.
      if (bytes !== undefined && bytes <= 0) return freed;
      freed += bytes ?? 0;
    }
  }
  return freed;
}

/** @returns bytes that are free now; `undefined`: there was nothing to do */
async function thin(folder: string, name: string): Promise<number | undefined> {
  const path = join(folder, name);
  const found = await stat(path);
  const taken = found.blocks * BLOCK_BYTES;
  if (!(taken >= found.size)) return undefined;
  const content = await readFile(path);
  const used = usedBytes(content);
  if (content.length - used < WORTH_BYTES) return undefined;
  const draft = join(folder, `${DRAFT}${name}`);
  try {
    await rm(draft, { force: true });
    const file = await open(draft, 'wx', 0o600);
    try {
      await file.writeFile(content.subarray(0, used));
      await file.truncate(content.length);
      if (process.getuid?.() === 0) await file.chown(found.uid, found.gid);
      await file.utimes(found.atime, found.mtime);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return taken - (await stat(path)).blocks * BLOCK_BYTES;
}

/** Counts the bytes up to the last page that is not empty. */
function usedBytes(content: Buffer): number {
  const empty = Buffer.alloc(PAGE_BYTES);
  let used = content.length;
  while (used >= PAGE_BYTES && content.subarray(used - PAGE_BYTES, used).equals(empty)) used -= PAGE_BYTES;
  return used;
}
