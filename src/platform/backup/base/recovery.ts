import { chown, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseStartError } from '#platform/database/database-errors.ts';
import { clusterOf } from '#platform/database/embedded/cluster.ts';
import { formatTail } from '#platform/database/embedded/command.ts';
import type { DataDirectory } from '#platform/database/embedded/data-directory.ts';
import { type Postmaster, startPostmaster } from '#platform/database/embedded/postmaster.ts';
import { DAY_MS } from '#shared/durations.ts';

/** Settings that archive nothing but leave due segments marked, so that the site's own server archives them later. */
export const QUIET_ARCHIVE = ['archive_mode=on', 'archive_library=', 'archive_command='] as const;

export interface RecoveryTarget {
  /** Moment to recover to; the end of the log when absent. */
  at: Date | undefined;
  timeline: number;
  /** Faster, but loses data when the machine stops. */
  testMode?: boolean | undefined;
}

export interface Recovered {
  postmaster: Postmaster;
  /** The last commit that was replayed; `undefined` when none was. */
  until: Date | undefined;
  /** The timeline on which the server writes from now on. */
  timeline: number;
}

/** Why a recovery ended without a running server. */
export type RecoveryReason = 'before-target' | 'log-missing' | 'no-room' | 'other';

export class RecoveryError extends Error {
  readonly reason: RecoveryReason;
  /** The last commit that was replayed. */
  readonly until: Date | undefined;

  constructor(reason: RecoveryReason, log: string, options?: ErrorOptions) {
    super(formatTail(log), options);
    this.reason = reason;
    this.until = lastCommitIn(log);
  }
}

const REASONS: readonly (readonly [pattern: RegExp, fault: RecoveryReason])[] = [
  [/recovery ended before configured recovery target was reached/, 'before-target'],
  [/No space left on device/, 'no-room'],
  [
    /WAL ends before|could not locate (?:required|a valid) checkpoint|could not find redo location|invalid checkpoint/,
    'log-missing',
  ],
];

/**
 * Replays the log over an unpacked base copy up to the target and waits until the server writes on a timeline of its
 * own. Nothing that it writes goes into an archive.
 * @param sources folders with the log, the first one preferred
 * @throws {RecoveryError}
 */
export async function recover(
  dataDirectory: DataDirectory,
  sources: readonly string[],
  { at, timeline, testMode = false }: RecoveryTarget,
): Promise<Recovered> {
  await writeSignal(dataDirectory);
  // The offset is numeric because the names of time zones are not known yet when the setting is parsed.
  const target = at
    ? [`recovery_target_time=${at.toISOString().replace('Z', '+00')}`, 'recovery_target_action=promote']
    : [];
  const settings = [
    'logging_collector=off',
    'log_timezone=UTC',
    'hot_standby=off',
    ...QUIET_ARCHIVE,
    `restore_command=${restoreCommand(sources)}`,
    `recovery_target_timeline=${timeline}`,
    ...target,
    ...(testMode ? ['fsync=off'] : []),
  ];
  try {
    const postmaster = await startPostmaster(dataDirectory, settings, () => {}, { readyMs: DAY_MS, retryForMs: 0 });
    const log = await readLog(dataDirectory);
    const branch = Number(/selected new timeline ID: (\d+)/.exec(log)?.[1]);
    return { postmaster, until: lastCommitIn(log), timeline: branch };
  } catch (cause) {
    if (!(cause instanceof DatabaseStartError)) throw cause;
    const log = await readLog(dataDirectory);
    const reason = REASONS.find(([pattern]) => pattern.test(log))?.[1] ?? 'other';
    throw new RecoveryError(reason, log, { cause });
  }
}

function readLog(dataDirectory: DataDirectory): Promise<string> {
  return readFile(join(dataDirectory.home, 'start.log'), 'utf8').catch(() => '');
}

function lastCommitIn(log: string): Date | undefined {
  const time = /last completed transaction was at log time (\S+) (\S+)\+00/.exec(log);
  return time ? new Date(`${time[1]}T${time[2]}Z`) : undefined;
}

/** Writes the file that makes the server recover at its start; the server removes it afterwards. */
async function writeSignal(dataDirectory: DataDirectory): Promise<void> {
  const file = join(clusterOf(dataDirectory), 'recovery.signal');
  await writeFile(file, '', { mode: 0o600 });
  if (dataDirectory.runAs) await chown(file, dataDirectory.runAs.uid, dataDirectory.runAs.gid);
}

function restoreCommand(sources: readonly string[]): string {
  if (process.platform === 'win32') {
    return sources
      .map((folder) => `copy "${folder.replaceAll('%', '%%').replaceAll('/', '\\')}\\%f" "%p"`)
      .join(' || ');
  }
  const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`).replaceAll('%', '%%')}'`;
  // `cp` is silenced: the server finds the end of the log by asking for missing files, and the messages would fill the
  // log.
  return `{ ${sources.map((folder) => `cp ${quoted(folder)}/%f "%p"`).join(' || ')}; } 2>/dev/null`;
}
