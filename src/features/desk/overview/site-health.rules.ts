import type { Overview, ProcessOfSite } from './overview.contract.ts';

/** A process that has been silent for so long is gone: it writes every 30 seconds. */
const SILENT_MS = 90_000;
/** Below this the alerts speak too (contract §21). */
const LITTLE_ROOM = 1024 ** 3;

export function isGone({ seenAt }: Pick<ProcessOfSite, 'seenAt'>, now: number): boolean {
  return now - Date.parse(seenAt) > SILENT_MS;
}

export interface SiteHealth {
  gone: number;
  /** Mean over the processes that answered something; null: none did. */
  hitShare: number | null;
  /** The fullest disk decides; null: none is known. */
  diskFreeBytes: number | null;
  isDiskFull: boolean;
  isWell: boolean;
}

/** Sums up what the processes measured that run. */
export function siteHealth({ processes = [], audit }: Pick<Overview, 'processes' | 'audit'>, now: number): SiteHealth {
  const running = processes.filter((process) => !isGone(process, now));
  const shares = running.flatMap(({ hitShare }) => hitShare ?? []);
  const rooms = running.flatMap(({ diskFreeBytes }) => diskFreeBytes ?? []);
  const diskFreeBytes = rooms.length === 0 ? null : Math.min(...rooms);
  const isDiskFull = diskFreeBytes !== null && diskFreeBytes < LITTLE_ROOM;
  const gone = processes.length - running.length;
  return {
    gone,
    hitShare: shares.length === 0 ? null : shares.reduce((total, share) => total + share, 0) / shares.length,
    diskFreeBytes,
    isDiskFull,
    isWell: gone === 0 && !isDiskFull && audit?.isIntact !== false,
  };
}
