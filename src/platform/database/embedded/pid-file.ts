import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clusterOf } from './cluster.ts';
import type { DataDirectory } from './data-directory.ts';
import { isPostmaster } from './processes.ts';

type Home = Pick<DataDirectory, 'home'>;

export interface PidFile {
  pid: number;
  port: number;
  status: string;
}

export const pidFileOf = (dataDirectory: Home): string => join(clusterOf(dataDirectory), 'postmaster.pid');

export function readPidFile(dataDirectory: Home): PidFile | undefined {
  const lines = readLines(pidFileOf(dataDirectory));
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, port: Number(lines[3] ?? 0) || 0, status: lines[7]?.trim() ?? '' };
}

/** Reads the PID file of this cluster's server, while it runs. */
export function runningPidFile(dataDirectory: Home): PidFile | undefined {
  const file = readPidFile(dataDirectory);
  return file && isPostmaster(file.pid, clusterOf(dataDirectory)) ? file : undefined;
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}
