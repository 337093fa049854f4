import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { withFolderLock } from '#platform/database/embedded/folder-lock.ts';
import { syncFile } from '#platform/files/sync.ts';

const moment = z.iso.datetime();
const OUTCOME = z.looseObject({
  at: moment,
  ok: z.boolean(),
  file: z.string().optional(),
  /** A Korean message, or the system's. */
  error: z.string().optional(),
});

const STATE = z.looseObject({
  /** The last nightly base copy. */
  night: OUTCOME.optional(),
  /** The last restore that was tried. */
  restored: OUTCOME.optional(),
  /** When the site moved to each timeline, since its log branched into another one. */
  timelines: z.array(z.object({ systemId: z.string(), timeline: z.number().int(), at: moment })).optional(),
});
export type BackupState = z.infer<typeof STATE>;

/** Reads `state.json` in the backup folder; empty when the file is missing or unreadable. */
export async function readBackupState(backupDir: string): Promise<BackupState> {
  try {
    return STATE.parse(JSON.parse(await readFile(stateFile(backupDir), 'utf8')));
  } catch {
    return {};
  }
}

/** Merges the change into the stored state. A reader sees the old or the new state, never a part. */
export async function updateBackupState(
  backupDir: string,
  change: (state: BackupState) => Partial<BackupState>,
): Promise<void> {
  const write = async () => {
    const state = await readBackupState(backupDir);
    const draft = `${stateFile(backupDir)}.${randomUUID()}.part`;
    await writeFile(draft, `${JSON.stringify({ ...state, ...change(state) }, undefined, 2)}\n`, { mode: 0o600 });
    await syncFile(draft);
    await rename(draft, stateFile(backupDir));
  };
  await withFolderLock(`${stateFile(backupDir)}.lock`, write, () => {});
}

function stateFile(backupDir: string): string {
  return join(backupDir, 'state.json');
}
