import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { archiveFolder } from '#platform/database/embedded/archive.ts';
import { BackupError, EXIT } from '../backup-error.ts';
import { readBackupState } from './backup-state.ts';
import { type BaseCopy, listBaseCopies } from './base-manifest.ts';
import { momentText } from './moment-text.ts';
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
  /** The newest that there is when absent. */
  at: Date | undefined;
  now: Date;
  /** `pg_wal` of a stopped cluster, for what was not archived any more. */
  ownLog(systemId: string): Promise<string | undefined>;
}

/**
 * Chooses the base copy and the timeline that the site was on at that moment.
 * @throws {BackupError}
 */
export async function planRestore({ backupDir, at, now, ownLog }: PlanOptions): Promise<RestorePlan> {
  if (at && at > now) throw new BackupError(`${momentText(at)}: 아직 오지 않은 시각입니다.`, EXIT.refused);
  const all = await listBaseCopies(backupDir);
  const until = (base: BaseCopy) => at === undefined || base.at <= at;
  const newest = all.find(until);
  if (!newest) throw noBase(all, backupDir);
  const archive = archiveFolder(backupDir, newest.systemId);
  const own = await ownLog(newest.systemId);
  const sources = own === undefined ? [archive] : [archive, own];
  const archived = await readdir(archive).catch(() => []);
  const { timeline, branches } = await historyAt({ backupDir, base: newest, at, sources });
  const base = all.find((one) => until(one) && isOnHistory(one, newest.systemId, timeline, branches));
  if (!base) throw noBase(all, backupDir);
  const others = own === undefined ? [] : await readdir(own).catch(() => []);
  const timelines = new Set([timeline, ...branches.map((branch) => branch.timeline)]);
  const gap = findGap(archived, others, timelines, requireSegment(base.startWal));
  if (gap.missing.number <= requireSegment(base.stopWal).number || (gap.isInside && at === undefined)) {
    throw missingSegment(gap);
  }
  return { base, timeline, sources, gap };
}

export function missingSegment({ missing }: LogGap, until?: Date): BackupError {
  const possible = until ? ` ${momentText(until)}까지는 --at으로 되살릴 수 있습니다.` : '';
  return new BackupError(`보관된 로그에서 ${segmentName(missing)} 조각이 빠져 있습니다.${possible}`);
}

function noBase(all: readonly BaseCopy[], backupDir: string): BackupError {
  const oldest = all.at(-1);
  if (!oldest) return new BackupError(`${join(backupDir, 'base')} 폴더에 쓸 수 있는 기본 사본이 없습니다.`);
  return new BackupError(
    `그 시각보다 앞선 기본 사본이 없습니다. 가장 오래된 사본은 ${momentText(oldest.at)}의 것입니다.`,
    EXIT.refused,
  );
}

interface HistoryOptions {
  backupDir: string;
  base: BaseCopy;
  at: Date | undefined;
  sources: readonly string[];
}

/** Times of commits on an abandoned timeline overlap with those of its successor: the clock decides. */
async function historyAt({ backupDir, base, at, sources }: HistoryOptions) {
  const found = await readHistories(sources);
  const { timelines = [] } = await readBackupState(backupDir);
  const own = timelines.filter(({ systemId }) => systemId === base.systemId);
  const begun = own.filter((one) => at === undefined || new Date(one.at) <= at);
  const newest = Math.max(base.timeline, ...found.keys());
  const timeline = own.length > 0 ? (begun.at(-1)?.timeline ?? base.timeline) : newest;
  // One whose history was lost before it was archived has no log either.
  if (timeline !== base.timeline && !found.has(timeline)) return { timeline: base.timeline, branches: [] };
  return { timeline, branches: found.get(timeline) ?? [] };
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
  if (!segment) throw new BackupError(`기본 사본의 설명이 손상되었습니다: ${name}`);
  return segment;
}
