import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { archiveFolder } from '#platform/database/embedded/archive.ts';
import { seoulClock } from '#shared/korean/dates.ts';
import { BackupError, EXIT } from '../backup-error.ts';
import { readBackupState } from './backup-state.ts';
import { type BaseCopy, listBaseCopies } from './base-manifest.ts';
import {
  type Branch,
  findGap,
  type LogGap,
  parseHistory,
  parseLsn,
  parseSegment,
  segmentName,
  timelineOfHistory,
} from './wal-segment.ts';

export interface RestorePlan {
  base: BaseCopy;
  timeline: number;
  /** Folders with the log. */
  sources: readonly string[];
  gap: LogGap;
}

export interface PlanOptions {
  backupDir: string;
  /** Moment to restore; the latest possible when absent. */
  at: Date | undefined;
  now: Date;
  /** Finds `pg_wal` of a stopped cluster, which has the segments that were not archived any more. */
  ownLog(systemId: string): Promise<string | undefined>;
}

/**
 * Chooses the base copy and the timeline that the site was on at that moment. Times of commits on an abandoned timeline,
 * or in a cluster that was begun anew, overlap with those of its successor: the clock decides.
 * @throws {BackupError}
 */
export async function planRestore({ backupDir, at, now, ownLog }: PlanOptions): Promise<RestorePlan> {
  if (at && at > now) throw new BackupError(`${momentText(at)}: 아직 오지 않은 시각입니다.`, EXIT.refused);
  const all = await listBaseCopies(backupDir);
  const until = (one: { at: Date }) => at === undefined || one.at <= at;
  if (!all.some(until)) throw noBase(all, backupDir);
  const swaps = await readSwaps(backupDir);
  const newestFirst = [...all, ...swaps].filter(until).sort((one, other) => other.at.getTime() - one.at.getTime());
  const { live, archive, own, histories } = await firstWithLog(newestFirst, { backupDir, ownLog });
  const isKnown = swaps.some(({ systemId }) => systemId === live.systemId);
  const timeline = Math.max(live.timeline, ...(isKnown ? [] : histories.keys()));
  const branches = histories.get(timeline) ?? [];
  const base = all.find((one) => until(one) && isOnHistory(one, live.systemId, timeline, branches));
  if (!base) throw noBase(all, backupDir);
  const archived = await readdir(archive).catch(() => []);
  const others = own === undefined ? [] : await readdir(own).catch(() => []);
  const timelines = new Set([timeline, ...branches.map((branch) => branch.timeline)]);
  const gap = findGap(archived, others, timelines, requireSegment(base.startWal));
  if (gap.missing.number <= requireSegment(base.stopWal).number || (gap.isInside && at === undefined)) {
    throw missingSegment(gap);
  }
  return { base, timeline, sources: own === undefined ? [archive] : [archive, own], gap };
}

export function missingSegment({ missing }: LogGap, until?: Date): BackupError {
  const possible = until ? ` ${momentText(until)}까지는 --at으로 복원할 수 있습니다.` : '';
  return new BackupError(`보관된 로그에서 ${segmentName(missing)} 조각이 빠져 있습니다.${possible}`);
}

function noBase(all: readonly BaseCopy[], backupDir: string): BackupError {
  const oldest = all.at(-1);
  if (!oldest) return new BackupError(`${join(backupDir, 'base')} 폴더에 쓸 수 있는 기본 백업이 없습니다.`);
  return new BackupError(
    `그 시각보다 앞선 기본 백업이 없습니다. 가장 오래된 백업은 ${momentText(oldest.at)}의 것입니다.`,
    EXIT.refused,
  );
}

/** The moment at which the site moved to another timeline or cluster. */
interface Epoch {
  at: Date;
  systemId: string;
  timeline: number;
}

async function readSwaps(backupDir: string): Promise<Epoch[]> {
  const { timelines = [] } = await readBackupState(backupDir);
  return timelines.map((swap) => ({ ...swap, at: new Date(swap.at) }));
}

/** Finds the newest epoch with log. Where a history was lost before it was archived, so was the log. */
async function firstWithLog(
  newestFirst: readonly Epoch[],
  { backupDir, ownLog }: Pick<PlanOptions, 'backupDir' | 'ownLog'>,
) {
  for (const live of newestFirst) {
    const archive = archiveFolder(backupDir, live.systemId);
    const own = await ownLog(live.systemId);
    const histories = await readHistories(own === undefined ? [archive] : [archive, own]);
    if (live.timeline === 1 || histories.has(live.timeline)) return { live, archive, own, histories };
  }
  throw new BackupError('보관된 로그가 없어 복원할 수 없습니다.');
}

async function readHistories(sources: readonly string[]): Promise<Map<number, Branch[]>> {
  const found = new Map<number, Branch[]>();
  for (const folder of sources) {
    for (const name of await readdir(folder).catch(() => [])) {
      const timeline = timelineOfHistory(name);
      if (timeline !== undefined) found.set(timeline, parseHistory(await readFile(join(folder, name), 'utf8')));
    }
  }
  return found;
}

function isOnHistory(base: BaseCopy, systemId: string, timeline: number, branches: readonly Branch[]): boolean {
  if (base.systemId !== systemId) return false;
  if (base.timeline === timeline) return true;
  const branch = branches.find((branch) => branch.timeline === base.timeline);
  return branch !== undefined && parseLsn(base.stopLsn) <= parseLsn(branch.endLsn);
}

function requireSegment(name: string) {
  const segment = parseSegment(name);
  if (!segment) throw new BackupError(`기본 백업의 설명이 손상되었습니다: ${name}`);
  return segment;
}

/** Formats a moment in Korean time: `2026-11-22 14:05:00`. */
export function momentText(at: Date): string {
  return seoulClock(at).toISOString().slice(0, 19).replace('T', ' ');
}
