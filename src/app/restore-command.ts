import { readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { identitiesIn } from '#platform/backup/age-stream.ts';
import { BackupError, EXIT } from '#platform/backup/backup-error.ts';
import { parseMoment, runRestoreAt } from '#platform/backup/base/restore-at.command.ts';
import type { Manifest } from '#platform/backup/portable/manifest.ts';
import { restorePortable } from '#platform/backup/portable/restore-portable.ts';
import { systemClock } from '#platform/clock/clock.ts';
import type { Config } from '#platform/config/config.schema.ts';
import { exitOnBadConfig } from '#platform/config/read-config.ts';
import { backupDirectories, startSiteDatabase } from '#platform/database/site-database.ts';
import { createConsoleLog } from '#platform/log/log.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { afterRestore, bringUpToDate, type RestoreConsequences } from './after-restore.ts';
import { endByCommand, print } from './process.ts';

// Entry point of `npm run restore`.

const TOP = join(import.meta.dirname, '../..');
const USAGE = `쓰는 법: npm run restore -- --from <파일> [--identity <파일>] [--replace]
         npm run restore -- --at <시각> | --latest [--identity <파일>] [--yes]
  --from      npm run backup 이 만든 파일. 빈 데이터베이스에 넣습니다
  --at        내장 데이터베이스를 그 시각으로 (예: 2026-11-22T14:05:00+09:00). BACKUP_DIR의 백업과 기록을 씁니다
  --latest    보관된 기록의 끝으로
  --yes       사이트의 이름을 묻지 않습니다
  --identity  잠긴 백업을 열 age의 비밀 키가 든 파일
  --replace   지금 있는 사이트를 지우고 넣습니다. 사이트의 이름을 적어야 시작합니다`;

type RestoreArgs =
  | { kind: 'file'; from: string; identity: string | undefined; replace: boolean }
  | { kind: 'moment'; at: Date | undefined; identity: string | undefined; isConfirmed: boolean };

const OPTIONS = {
  from: { type: 'string' },
  identity: { type: 'string' },
  replace: { type: 'boolean', default: false },
  at: { type: 'string' },
  latest: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
} as const;

/** @returns undefined for invalid arguments */
export function readRestoreArgs(args: readonly string[]): RestoreArgs | undefined {
  try {
    const { from, identity, replace, at, latest, yes } = parseArgs({ args: [...args], options: OPTIONS }).values;
    const isToMoment = at !== undefined || latest;
    if (from && !isToMoment && !yes) return { kind: 'file', from, identity, replace };
    if (!isToMoment || from !== undefined || replace || (at !== undefined && latest)) return undefined;
    return { kind: 'moment', at: at === undefined ? undefined : parseMoment(at), identity, isConfirmed: yes };
  } catch {
    return undefined;
  }
}

async function run(): Promise<number> {
  const args = readRestoreArgs(process.argv.slice(2));
  if (!args) {
    console.log(USAGE);
    return EXIT.wrongUse;
  }
  const config = exitOnBadConfig();
  try {
    if (args.kind === 'moment') return await restoreMoment(args, config);
    await restoreFrom(args, config);
    return EXIT.done;
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    console.error('[실패]', error.message);
    return error.exitCode;
  }
}

async function restoreMoment(
  { at, identity, isConfirmed }: Extract<RestoreArgs, { kind: 'moment' }>,
  config: Config,
): Promise<number> {
  const { backupDir, postgres: dataDir, identityFile, deletionLogs } = backupDirectories(config);
  if (config.databaseUrl !== undefined) {
    throw new BackupError(
      'DATABASE_URL의 데이터베이스는 해당 DB의 백업 도구로 되돌립니다 (docs/operations.md 10절).',
      EXIT.refused,
    );
  }
  if (backupDir === undefined)
    throw new BackupError('BACKUP_DIR 이 없어 복원할 백업을 찾을 수 없습니다.', EXIT.wrongUse);
  const log = createConsoleLog('warn');
  const identities = identity === undefined ? [] : await readIdentities(resolve(TOP, identity));
  return runRestoreAt({
    dataDir,
    backupDir,
    identityFile,
    identities,
    at,
    log,
    print,
    progress: print,
    site: new URL(config.publicSiteUrl).host,
    isConfirmed,
    prompt,
    async prepare({ url, base, replayedUntil }) {
      const restored = { from: basename(base.path), at: replayedUntil };
      printConsequences(await bringUpToDate(url, restored, { clock: systemClock, log, deletionLogs }));
    },
  });
}

async function restoreFrom(
  { from, identity, replace }: Extract<RestoreArgs, { kind: 'file' }>,
  config: Config,
): Promise<void> {
  const file = resolve(TOP, from);
  const identities = identity === undefined ? [] : await readIdentities(resolve(TOP, identity));
  const log = createConsoleLog('warn');
  const database = await startSiteDatabase({ config, log, progress: print });
  let consequences: RestoreConsequences | undefined;
  try {
    const manifest = await restorePortable({
      url: database.url,
      file,
      identities,
      site: config.publicSiteUrl,
      log,
      print,
      mayReplace: (found) => (replace ? confirmReplacing(found, config) : refuseReplacing()),
      async afterLoad(db, { at }) {
        const { deletionLogs } = backupDirectories(config);
        const restored = { from: basename(file), at: new Date(at) };
        consequences = await afterRestore(db, restored, { clock: systemClock, log, deletionLogs });
      },
    });
    printDone(manifest, consequences);
  } finally {
    await database.stop();
  }
}

async function readIdentities(path: string): Promise<string[]> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new BackupError(`비밀 키의 파일을 읽을 수 없습니다: ${path}`, EXIT.failed, { cause });
  });
  const identities = identitiesIn(text);
  if (identities.length === 0) throw new BackupError(`age의 비밀 키(AGE-SECRET-KEY-…)가 없는 파일입니다: ${path}`);
  return identities;
}

function refuseReplacing(): never {
  throw new BackupError(
    '데이터베이스에 이미 사이트가 있어 아무것도 바꾸지 않았습니다. 지우고 넣으려면 --replace 를 붙여 주세요.',
    EXIT.refused,
  );
}

async function confirmReplacing(manifest: Manifest, { publicSiteUrl }: Config): Promise<boolean> {
  const name = new URL(publicSiteUrl).host;
  print(`지금 있는 사이트가 모두 지워지고 ${formatDateTime(manifest.at)}의 백업으로 바뀝니다.`);
  return (await prompt(`계속하려면 사이트의 이름(${name})을 적어 주세요: `)).trim() === name;
}

async function prompt(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const typed = await terminal.question(question);
  terminal.close();
  return typed;
}

function printDone({ at, tables }: Manifest, consequences: RestoreConsequences | undefined): void {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  print(`복원했습니다: ${formatDateTime(at)}의 백업, 표 ${tables.length}개, ${formatDigits(rows)}줄`);
  if (consequences) printConsequences(consequences);
}

function printConsequences({ deletedAccounts, discardedJobs }: RestoreConsequences): void {
  if (deletedAccounts > 0) print(`백업 뒤에 탈퇴한 계정 ${deletedAccounts}개를 다시 지웠습니다.`);
  if (discardedJobs > 0) print(`이미 울렸을 알림 ${discardedJobs}개를 버렸습니다.`);
  print('백업 뒤에 한 정지와 해제는 되돌아갔습니다. 다시 살펴 주세요.');
}

if (import.meta.main) await endByCommand(run);
