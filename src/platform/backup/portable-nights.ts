import { readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { withClient } from '#platform/database/with-client.ts';
import type { Log } from '#platform/log/log.ts';
import { DAY_MS, HOUR_MS } from '#shared/durations.ts';
import { updateBackupState } from './base/backup-state.ts';
import type { Retention } from './base/retention.ts';
import { remainingBases } from './base/retention.ts';
import { siteRecipient } from './base/site-identity.ts';
import { momentOfPortable } from './portable/manifest.ts';
import { type PortableOptions, takePortable } from './portable/take-portable.ts';

const FRESH_MS = 20 * HOUR_MS;
const DRAFT = /\.part$/;

export interface PortableNightOptions extends Omit<PortableOptions, 'client' | 'to' | 'recipients'> {
  url: string;
  backupDir: string;
  identityFile: string;
  /** age public key of the operator; the file is not encrypted when absent. */
  recipient: string | undefined;
  retention: Retention;
  log: Log;
}

/**
 * Takes the nightly backup of a database that is not the embedded one. A failure is logged and written to `state.json`.
 */
export async function takeNightlyPortable(options: PortableNightOptions, now = new Date()): Promise<void> {
  const { url, backupDir, identityFile, recipient, retention, log } = options;
  const files = await portableFiles(backupDir);
  if (files.some(({ at }) => now.getTime() - at.getTime() < FRESH_MS)) return;
  try {
    const recipients = recipient === undefined ? [] : [recipient, await siteRecipient(identityFile)];
    const { file, bytes } = await withClient(
      { connectionString: url, application_name: 'baramnaru-backup' },
      (client) => takePortable({ ...options, client, to: backupDir, recipients }),
    );
    await removeOld(backupDir, retention);
    log.info({ file: basename(file), bytes }, 'portable backup taken');
    await updateBackupState(backupDir, () => ({ night: { at: now.toISOString(), ok: true, file: basename(file) } }));
  } catch (error) {
    log.warn({ err: error }, 'the nightly backup failed');
    const reason = error instanceof Error ? error.message : String(error);
    await updateBackupState(backupDir, () => ({ night: { at: now.toISOString(), ok: false, error: reason } })).catch(
      () => {},
    );
  }
}

async function portableFiles(backupDir: string): Promise<{ name: string; at: Date }[]> {
  const names = await readdir(backupDir).catch(() => []);
  return names.flatMap((name) => {
    const at = momentOfPortable(name);
    return at ? [{ name, at }] : [];
  });
}

async function removeOld(backupDir: string, retention: Retention): Promise<void> {
  const files = await portableFiles(backupDir);
  const { nightly, weekly } = remainingBases(files, retention);
  const stay = new Set([...nightly, ...weekly].map(({ name }) => name));
  for (const { name } of files.filter(({ name }) => !stay.has(name))) await rm(join(backupDir, name), { force: true });
  const names = await readdir(backupDir);
  for (const name of names.filter((name) => DRAFT.test(name) && name.startsWith('baramnaru-'))) {
    const at = momentOfPortable(name.replace(/\.\d+\.part$/, ''));
    if (at && Date.now() - at.getTime() > DAY_MS) await rm(join(backupDir, name), { force: true });
  }
}
