import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findAuditHead } from '#features/people/audit/audit.repository.ts';
import { verifyAudit } from '#features/people/audit/audit.service.ts';
import { BackupError } from '#platform/backup/backup-error.ts';
import { type BackupTasks, createBackupTasks } from '#platform/backup/backup-tasks.ts';
import type { Config } from '#platform/config/config.schema.ts';
import { openDatabase } from '#platform/database/connect.ts';
import type { MigratedDatabase } from '#platform/database/migrated-database.ts';
import { backupDirectories } from '#platform/database/site-database.ts';
import { type Log, silentLog } from '#platform/log/log.ts';

const PACKAGE = join(import.meta.dirname, '../../package.json');

interface SiteBackupOptions {
  config: Config;
  database: Pick<MigratedDatabase, 'url' | 'embedded'>;
  log: Log;
}

/** Returns no tasks without `BACKUP_DIR`. */
export function siteBackupTasks({ config, database, log }: SiteBackupOptions): BackupTasks {
  const { backupDir, ...places } = backupDirectories(config);
  if (backupDir === undefined) return { scheduled: [], stop: async () => {} };
  return createBackupTasks({
    url: database.url,
    embedded: database.embedded,
    places: { ...places, backupDir },
    log,
    recipient: config.backupAgeRecipient,
    retention: config.backupKeep,
    site: config.publicSiteUrl,
    release: programRelease(),
    auditHead: findAuditHead,
    verifyAudit: verifyAuditAt,
  });
}

export function programRelease(): string {
  return (JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string }).version;
}

/**
 * Verifies the audit chain of the database at this address.
 * @throws {BackupError} when the audit chain is broken
 */
export async function verifyAuditAt(url: string): Promise<void> {
  const { db, close } = await openDatabase(url, { log: silentLog, poolSize: 1 });
  try {
    const verdict = await verifyAudit(db);
    if (!verdict.isIntact) throw new BackupError(`복원한 운영 기록이 ${verdict.brokenAt}번에서 깨져 있습니다.`);
  } finally {
    await close();
  }
}
