import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { DatabaseStartError } from '#platform/database/database-errors.ts';
import { clusterOf } from '#platform/database/embedded/cluster.ts';
import { type DataDirectory, resolveDataDirectory } from '#platform/database/embedded/data-directory.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts';
import { BackupError, EXIT, type ExitCode } from '../backup-error.ts';
import { countTables, type TableCounts } from '../site-content.ts';
import { momentText } from './restore-plan.ts';
import { type Restored, type RestoreOptions, removeRestored, reopenRestored, restoreTo } from './restore-to.ts';
import { stopLeftServer, swapIn } from './swap-in.ts';

const ISO_WITH_ZONE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:\d{2})$/;

export interface RestoreAtOptions extends RestoreOptions {
  /** Origin of the site, which the operator types to confirm. */
  site: string;
  /** Whether `--yes` was given, which replaces the typed confirmation. */
  isConfirmed: boolean;
  prompt(question: string): Promise<string>;
  print(line: string): void;
  /** Applies the changes that follow every restore, in the restored database, before it is swapped in. */
  prepare?(restored: Restored): Promise<void>;
}

/** @throws {BackupError} wrong use, unless it is a time with its zone: `2026-11-22T14:05:00+09:00` */
export function parseMoment(text: string): Date {
  const at = new Date(text);
  if (ISO_WITH_ZONE.test(text) && !Number.isNaN(at.getTime())) return at;
  throw new BackupError(
    `시각을 읽을 수 없습니다: ${text}. 2026-11-22T14:05:00+09:00처럼 시간대까지 적어 주세요.`,
    EXIT.wrongUse,
  );
}

/**
 * Runs `npm run restore -- --at …`: restores beside the present data, shows the result, and swaps it in after a
 * confirmation. The present data is unchanged after any failure.
 */
export async function runRestoreAt(options: RestoreAtOptions): Promise<ExitCode> {
  const { print } = options;
  try {
    return await restoreAt(options);
  } catch (error) {
    if (error instanceof BackupError || error instanceof DatabaseStartError) {
      print(`[실패] ${error.message}`);
      return error instanceof BackupError ? error.exitCode : EXIT.failed;
    }
    throw error;
  }
}

async function restoreAt(options: RestoreAtOptions): Promise<ExitCode> {
  const { backupDir, print, log, progress = print, places, prepare } = options;
  const dataDirectory = await resolveDataDirectory(options.dataDir, { log, progress, ...(places && { places }) });
  await stopLeftServer(dataDirectory);
  const found = await restoreTo({ ...options, progress }, async (restored) => {
    await describe(restored, dataDirectory, options);
    return restored;
  });
  try {
    // No server runs while the command waits for an answer, because it may be killed there.
    if (!(await isConfirmed(options))) {
      print('바꾸지 않았습니다. 지금 데이터는 그대로입니다.');
      return EXIT.refused;
    }
    if (prepare) await reopenRestored(dataDirectory, (url) => prepare({ ...found, url }));
    const before = await swapIn({ dataDirectory, backupDir, timeline: found.timeline });
    print('복원한 데이터베이스로 바꾸었습니다. 이제 사이트를 켜도 됩니다.');
    if (before) print(`앞서 있던 것은 ${join(dataDirectory.home, before)}에 있습니다. 필요 없으면 직접 지워 주세요.`);
    return EXIT.done;
  } finally {
    await removeRestored(dataDirectory);
  }
}

async function describe(found: Restored, dataDirectory: DataDirectory, options: RestoreAtOptions): Promise<void> {
  const { print, at } = options;
  print(`기본 백업: ${basename(found.base.path)} (${momentText(found.base.at)}, ${found.base.release})`);
  print(`마지막으로 복원한 기록: ${momentText(found.replayedUntil)} (한국 시각)`);
  if (at && !found.isTargetReached) {
    print(`보관된 로그에는 ${momentText(at)} 뒤의 기록이 없습니다. 그때까지 보관된 것을 모두 복원했습니다.`);
  }
  const restored = await countTables(found.url);
  const present = await countPresent(dataDirectory, options);
  if (present) for (const line of comparisonLines(present, restored)) print(line);
  else print(`  복원한 표 ${restored.size}개, 모두 ${sum(restored).toLocaleString('en')}줄입니다.`);
}

/** Starts the present server to count its rows; `undefined` when there is none or it does not start. */
async function countPresent(
  dataDirectory: DataDirectory,
  { dataDir, backupDir, log, places, testMode = false, print }: RestoreAtOptions,
): Promise<TableCounts | undefined> {
  if (!(await stat(clusterOf(dataDirectory)).catch(() => undefined))) {
    print('지금 데이터는 없습니다.');
    return undefined;
  }
  try {
    const present = await startEmbeddedPostgres({ dataDir, backupDir, log, testMode, ...(places && { places }) });
    try {
      return await countTables(present.url);
    } finally {
      await present.stop();
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    print(`지금 데이터베이스를 켤 수 없어 비교하지 못했습니다: ${reason}`);
    return undefined;
  }
}

async function isConfirmed({ site, isConfirmed, prompt }: RestoreAtOptions): Promise<boolean> {
  if (isConfirmed) return true;
  return (await prompt(`지금 데이터를 이것으로 바꾸려면 사이트 이름(${site})을 적어 주세요: `)).trim() === site;
}

function sum(counts: TableCounts): number {
  return [...counts.values()].reduce((total, count) => total + count, 0);
}

/** Compares row counts in Korean lines: one for each table that differs, and one for how many do not. */
function comparisonLines(present: TableCounts, restored: TableCounts): string[] {
  const names = [...new Set([...present.keys(), ...restored.keys()])].sort();
  const differing = names.filter((name) => present.get(name) !== restored.get(name));
  const width = Math.max(0, ...differing.map((name) => name.length));
  const shown = (count: number | undefined) => (count === undefined ? '없음' : count.toLocaleString('en'));
  const lines = differing.map(
    (name) => `  ${name.padEnd(width)}  지금 ${shown(present.get(name))} → 복원한 것 ${shown(restored.get(name))}`,
  );
  const same = names.length - differing.length;
  return [...lines, `  ${differing.length > 0 ? '나머지 ' : ''}표 ${same}개는 줄 수가 같습니다.`];
}
