import { constants, setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findAuditHead } from '#features/people/audit/audit.repository.ts';
import { BackupError, EXIT } from '#platform/backup/backup-error.ts';
import { readBackupStatus } from '#platform/backup/backup-watch.ts';
import { notInBackup } from '#platform/backup/not-in-backup.ts';
import { takePortable } from '#platform/backup/portable/take-portable.ts';
import { systemClock } from '#platform/clock/clock.ts';
import type { Config } from '#platform/config/config.schema.ts';
import { exitOnBadConfig } from '#platform/config/read-config.ts';
import { openDatabase } from '#platform/database/connect.ts';
import { backupDirectories, startSiteDatabase } from '#platform/database/site-database.ts';
import { withClient } from '#platform/database/with-client.ts';
import { createConsoleLog } from '#platform/log/log.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { programRelease } from './backup-tasks.ts';
import { endByCommand, print } from './process.ts';

// Entry point of `npm run backup`.

const TOP = join(import.meta.dirname, '../..');
const USAGE = `쓰는 법: npm run backup -- --to <폴더나 파일.backup> [--for <age 공개 키>]
         npm run backup -- --check
  --to     백업을 둘 폴더. .backup으로 끝나면 그 이름의 파일. 있는 파일은 덮어쓰지 않습니다
  --for    age의 공개 키(age1…)로 암호화합니다. 그 비밀 키가 있어야 복원할 수 있습니다
  --check  BACKUP_DIR의 최근 백업이 언제 것인지, 복원되는지, WAL 보관이 밀리지 않았는지 봅니다`;
const AGE_RECIPIENT = /^age1[0-9a-z]{58}$/;

type BackupArgs = { check: true } | { check: false; to: string; recipient: string | undefined };

/** @returns undefined for invalid arguments */
export function readBackupArgs(args: readonly string[]): BackupArgs | undefined {
  try {
    const options = { to: { type: 'string' }, for: { type: 'string' }, check: { type: 'boolean' } } as const;
    const { to, for: recipient, check = false } = parseArgs({ args: [...args], options }).values;
    if (check) return to === undefined && recipient === undefined ? { check } : undefined;
    if (!to || (recipient !== undefined && !AGE_RECIPIENT.test(recipient))) return undefined;
    return { check, to, recipient };
  } catch {
    return undefined;
  }
}

async function run(): Promise<number> {
  const args = readBackupArgs(process.argv.slice(2));
  if (!args) {
    console.log(USAGE);
    return EXIT.wrongUse;
  }
  const config = exitOnBadConfig();
  try {
    if (args.check) return await check(config);
    await backUp(args, config);
    return EXIT.done;
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    console.error('[실패]', error.message);
    return error.exitCode;
  }
}

async function backUp({ to, recipient }: Extract<BackupArgs, { check: false }>, config: Config): Promise<void> {
  const database = await startSiteDatabase({ config, log: createConsoleLog('warn'), progress: print });
  // Lowers the priority, because the site may be running on this machine.
  setPriority(constants.priority.PRIORITY_LOW);
  try {
    const settings = { connectionString: database.url, application_name: 'baramnaru-backup' };
    const { file, bytes, manifest } = await withClient(settings, (client) =>
      takePortable({
        client,
        to: resolve(TOP, to),
        recipients: recipient === undefined ? [] : [recipient],
        site: config.publicSiteUrl,
        release: programRelease(),
        auditHead: findAuditHead,
      }),
    );
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    print(`백업을 만들었습니다: ${file}`);
    print(`표 ${manifest.tables.length}개, ${formatDigits(rows)}줄, ${formatDigits(Math.ceil(bytes / 1024))} KiB`);
    if (recipient === undefined) {
      print(
        '⚠ 암호화하지 않은 백업입니다. 가진 사람은 누구로든 로그인할 수 있으니 암호처럼 지켜 주세요 (--for 로 암호화합니다).',
      );
    }
    for (const line of notInBackup(process.env)) print(line);
  } finally {
    await database.stop();
  }
}

/** @returns the exit code for failure if there are any warnings */
async function check(config: Config): Promise<number> {
  const log = createConsoleLog('warn');
  const site = await startSiteDatabase({ config, log, progress: print });
  const { db, close } = await openDatabase(site.url, { log, poolSize: 1 });
  try {
    const places = backupDirectories(config);
    const now = systemClock.now();
    const { newestAt, restoredAt, archiveLagSeconds, warnings } = await readBackupStatus({
      db,
      places,
      now,
      startedAt: now,
    });
    if (places.backupDir === undefined) print('BACKUP_DIR 이 없어 백업을 자동으로 만들지 않습니다.');
    print(`최근 백업: ${newestAt ? formatDateTime(newestAt) : '없음'}`);
    print(`복원 테스트: ${restoredAt ? formatDateTime(restoredAt) : '아직 없음'}`);
    print(`WAL 보관: ${archiveLagSeconds === null ? '꺼짐' : `${archiveLagSeconds}초 밀림`}`);
    for (const warning of warnings) print(`⚠ ${warning}`);
    return warnings.length === 0 && places.backupDir !== undefined ? EXIT.done : EXIT.failed;
  } finally {
    await close();
    await site.stop();
  }
}

if (import.meta.main) await endByCommand(run);
