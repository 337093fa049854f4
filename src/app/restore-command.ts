import { readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { identitiesIn } from '#platform/backup/age-stream.ts';
import { BackupError, EXIT } from '#platform/backup/backup-error.ts';
import type { Manifest } from '#platform/backup/portable/manifest.ts';
import { restorePortable } from '#platform/backup/portable/restore-portable.ts';
import { systemClock } from '#platform/clock/clock.ts';
import type { Config } from '#platform/config/config.schema.ts';
import { exitOnBadConfig } from '#platform/config/read-config.ts';
import { placesOf, startSiteDatabase } from '#platform/database/site-database.ts';
import { createConsoleLog } from '#platform/log/log.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { afterRestore, type RestoreConsequences } from './after-restore.ts';
import { endByCommand, print } from './process.ts';

// Entry point of `npm run restore`.

const TOP = join(import.meta.dirname, '../..');
const USAGE = `쓰는 법: npm run restore -- --from <파일> [--identity <파일>] [--replace]
  --from      npm run backup 이 만든 파일. 빈 데이터베이스에 넣습니다
  --identity  잠긴 사본을 열 age의 비밀 키가 든 파일
  --replace   지금 있는 사이트를 지우고 넣습니다. 사이트의 이름을 적어야 시작합니다`;

interface RestoreArgs {
  from: string;
  identity: string | undefined;
  replace: boolean;
}

/** @returns undefined when it is not understood */
export function readRestoreArgs(args: readonly string[]): RestoreArgs | undefined {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { from: { type: 'string' }, identity: { type: 'string' }, replace: { type: 'boolean', default: false } },
    });
    const { from, identity, replace } = values;
    return from ? { from, identity, replace } : undefined;
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
    await restoreFrom(args, config);
    return EXIT.done;
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    console.error('[실패]', error.message);
    return error.exitCode;
  }
}

async function restoreFrom({ from, identity, replace }: RestoreArgs, config: Config): Promise<void> {
  const file = resolve(TOP, from);
  const identities = identity === undefined ? [] : await readIdentities(resolve(TOP, identity));
  const log = createConsoleLog('warn');
  const database = await startSiteDatabase({ config, log, progress: print });
  let consequences: RestoreConsequences | undefined;
  try {
    const manifest = await restorePortable({
      ...{ url: database.url, file, identities, site: config.publicSiteUrl, log, print },
      mayReplace: (found) => (replace ? confirmReplacing(found, config) : refuseReplacing()),
      async afterLoad(db, { at }) {
        const { deletionLog } = placesOf(config);
        const restored = { from: basename(file), at: new Date(at) };
        consequences = await afterRestore(db, restored, { clock: systemClock, log, deletionLog });
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
  print(`지금 있는 사이트가 모두 지워지고 ${formatDateTime(manifest.at)}의 사본으로 바뀝니다.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const typed = await terminal.question(`계속하려면 사이트의 이름(${name})을 적어 주세요: `);
  terminal.close();
  return typed.trim() === name;
}

function printDone({ at, tables }: Manifest, consequences: RestoreConsequences | undefined): void {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  print(`되살렸습니다: ${formatDateTime(at)}의 사본, 표 ${tables.length}개, ${formatDigits(rows)}줄`);
  const { deletedAccounts = 0, discardedJobs = 0 } = consequences ?? {};
  if (deletedAccounts > 0) print(`사본 뒤에 탈퇴한 계정 ${deletedAccounts}개를 다시 지웠습니다.`);
  if (discardedJobs > 0) print(`이미 울렸을 알림 ${discardedJobs}개를 버렸습니다.`);
  print('사본 뒤에 한 정지와 해제는 되돌아갔습니다. 다시 살펴 주세요.');
}

if (import.meta.main) await endByCommand(run);
