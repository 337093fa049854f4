import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sendRequest, superuserUrl } from '#platform/database/embedded/account.ts';
import { archiveFolder, readSystemId } from '#platform/database/embedded/archive.ts';
import { resolveDataDirectory } from '#platform/database/embedded/data-directory.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts';
import type { SitePlaces } from '#platform/database/site-database.ts';
import type { Log } from '#platform/log/log.ts';
import { BackupError } from './backup-error.ts';
import { updateBackupState } from './base/backup-state.ts';
import { removeRestored, restoreTo } from './base/restore-to.ts';
import { readSiteIdentity } from './base/site-identity.ts';
import { momentOfPortable } from './portable/manifest.ts';
import { restorePortable } from './portable/restore-portable.ts';
import { differingTables, readContent } from './site-content.ts';

const ARCHIVE_PATIENCE_MS = 5 * 60_000;
const POLL_MS = 200;

export interface ProofOptions {
  places: SitePlaces & { backupDir: string };
  /** When present, the base copies of this server are tried, else the portable files. */
  embedded?: Pick<EmbeddedPostgres, 'url' | 'cluster'> | undefined;
  site: string;
  log: Log;
  signal?: AbortSignal;
  /** Rejects when the audit chain of that database is broken. */
  verifyAudit(url: string): Promise<void>;
}

/**
 * Restores the newest backup to a separate place, compares it, and removes it. The outcome is written to `state.json`.
 * @returns whether it was restored
 */
export async function proveNewestBackup(options: ProofOptions): Promise<boolean> {
  const { embedded, places, log } = options;
  const at = new Date().toISOString();
  try {
    const file = embedded ? await proveBase(options, embedded) : await provePortable(options);
    await updateBackupState(places.backupDir, () => ({ restored: { at, ok: true, file } }));
    log.info({ file }, 'the newest backup was restored to try it');
    return true;
  } catch (error) {
    if (options.signal?.aborted) return false;
    log.warn({ err: error }, 'the newest backup could not be restored');
    const reason = error instanceof Error ? error.message : String(error);
    await updateBackupState(places.backupDir, () => ({ restored: { at, ok: false, error: reason } })).catch(() => {});
    return false;
  }
}

/** Compares tables row for row, except those that were written meanwhile. */
async function proveBase(options: ProofOptions, embedded: Pick<EmbeddedPostgres, 'url' | 'cluster'>): Promise<string> {
  const { places, log, verifyAudit } = options;
  const { postgres: dataDir, backupDir, identityFile } = places;
  const before = await readContent(embedded.url);
  await archiveUntilNow(embedded, backupDir, options.signal);
  const dataDirectory = await resolveDataDirectory(dataDir, { log, progress: () => {} });
  try {
    const { content, file } = await restoreTo(
      { dataDir, backupDir, identityFile, log, testMode: true },
      async (restored) => {
        await verifyAudit(restored.url);
        return { content: await readContent(restored.url), file: basename(restored.base.path) };
      },
    );
    const after = await readContent(embedded.url);
    const written = differingTables(before, after);
    const wrong = differingTables(before, content).filter((name) => !written.includes(name));
    if (wrong.length > 0) throw new BackupError(`복원한 표가 지금과 다릅니다: ${wrong.join(', ')}`);
    return file;
  } finally {
    await removeRestored(dataDirectory);
  }
}

async function archiveUntilNow(
  { url, cluster }: Pick<EmbeddedPostgres, 'url' | 'cluster'>,
  backupDir: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  const [row] = await sendRequest<{ segment: string }>(
    superuserUrl(url),
    'select pg_walfile_name(pg_switch_wal() - 1) as segment',
  );
  const folder = archiveFolder(backupDir, await readSystemId(cluster));
  const giveUpAt = Date.now() + ARCHIVE_PATIENCE_MS;
  while (!(await readdir(folder).catch((): string[] => [])).includes(row?.segment ?? '')) {
    if (Date.now() > giveUpAt) throw new BackupError('데이터베이스의 기록이 보관되지 않습니다.');
    await delay(POLL_MS, undefined, { ...(signal && { signal }) });
  }
}

/** Compares hashes and counts of a portable file while it is loaded. */
async function provePortable({ places, site, log, verifyAudit }: ProofOptions): Promise<string> {
  const names = (await readdir(places.backupDir)).filter((name) => momentOfPortable(name) !== undefined).toSorted();
  const newest = names.at(-1);
  if (newest === undefined) throw new BackupError('복원해 볼 백업이 없습니다.');
  const scratch = await mkdtemp(join(places.data, 'proof-'));
  const server = await startEmbeddedPostgres({ dataDir: scratch, log, testMode: true });
  try {
    const own = await readSiteIdentity(places.identityFile);
    await restorePortable({
      url: server.url,
      file: join(places.backupDir, newest),
      identities: own === undefined ? [] : [own],
      site,
      log,
      print: () => {},
      mayReplace: async () => false,
      afterLoad: async () => {},
    });
    await verifyAudit(server.url);
    return newest;
  } finally {
    await server.stop();
    await rm(scratch, { recursive: true, force: true });
  }
}
