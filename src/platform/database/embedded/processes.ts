import { readFileSync, readlinkSync } from 'node:fs';

/**
 * Distinguishes a process from a later one with the same number: its start time where the system shows it, else
 * `running`. `undefined` when there is no such process (a zombie counts as gone).
 */
export function processMark(pid: number): string | undefined {
  if (!isRunning(pid)) return undefined;
  if (process.platform !== 'linux') return 'running';
  const stat = attempt(() => readFileSync(`/proc/${pid}/stat`, 'latin1'));
  if (stat === undefined) return 'running';
  // The name is in parentheses and may contain spaces; the state is the first field after it, the start time the 20th.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' ? undefined : fields[19];
}

/** Whether `pid` is the PostgreSQL of this cluster and not a later process with the same number. */
export function isPostmaster(pid: number, cluster: string): boolean {
  if (processMark(pid) === undefined) return false;
  if (process.platform !== 'linux') return true;
  // PostgreSQL's working directory is its data folder, however it was started. An unreadable link belongs to another
  // user's process, which does not run this cluster.
  return attempt(() => readlinkSync(`/proc/${pid}/cwd`)) === cluster;
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
