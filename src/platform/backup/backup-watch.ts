import { readdir, stat } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { Db } from '#platform/database/db.ts';
import type { SitePlaces } from '#platform/database/site-database.ts';
import type { Log } from '#platform/log/log.ts';
import { type BackupStatus, NO_BACKUPS } from '#shared/backup-status.ts';
import { type BackupFacts, backupWarnings } from './backup-warnings.rules.ts';
import { archiveState } from './base/archive-state.ts';
import { readBackupState } from './base/backup-state.ts';
import { listBaseCopies } from './base/base-manifest.ts';
import { momentOfPortable } from './portable/manifest.ts';

const LOOK_EVERY_MS = 5 * 60_000;
const REMEMBERED_MS = 10_000;
const PATIENCE_MS = 1_000;
const SILENT = '백업 폴더가 응답하지 않습니다.';

export interface BackupWatchOptions {
  db: Db;
  places: Pick<SitePlaces, 'backupDir' | 'data'>;
  now(): Date;
  log: Log;
  /** Milliseconds; 5 minutes by default. */
  everyMs?: number;
  /** Milliseconds until the folder counts as unresponsive; one second by default. */
  patienceMs?: number;
}

export interface BackupWatch {
  /** Returns a status that is at most 10 seconds old; unknown values are null. */
  status(): Promise<BackupStatus>;
  stop(): void;
}

/** Checks the backups regularly, and logs each warning once until it has gone. */
export function startBackupWatch({
  db,
  places,
  now,
  log,
  everyMs = LOOK_EVERY_MS,
  patienceMs = PATIENCE_MS,
}: BackupWatchOptions): BackupWatch {
  const startedAt = now();
  let known = new Set<string>();
  let lookedAt = Number.NEGATIVE_INFINITY;
  let last: BackupStatus = NO_BACKUPS;
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    last = await readBackupStatus({ db, places, now: now(), startedAt });
    for (const warning of last.warnings) if (!known.has(warningKind(warning))) log.warn({ warning }, 'backup warning');
    known = new Set(last.warnings.map(warningKind));
  }

  /** Never checks twice at once, because a folder of another machine may never answer. */
  function lookAgain(): Promise<void> {
    lookedAt = now().getTime();
    looking ??= look()
      .catch((err: unknown) => log.warn({ err }, 'the backups could not be looked at'))
      .finally(() => {
        looking = undefined;
      });
    return looking;
  }

  async function status(): Promise<BackupStatus> {
    if (Math.abs(now().getTime() - lookedAt) < REMEMBERED_MS && !looking) return last;
    const isSilent = await Promise.race([lookAgain(), delay(patienceMs, true, { ref: false })]);
    return isSilent ? { ...last, warnings: [...last.warnings, SILENT] } : last;
  }

  const timer = setInterval(() => void lookAgain(), everyMs).unref();
  return { status, stop: () => clearInterval(timer) };
}

/** The same warning with another number is not a new one. */
function warningKind(warning: string): string {
  return warning.replaceAll(/\d+/g, '');
}

interface BackupMoment extends Pick<BackupWatchOptions, 'db' | 'places'>, Pick<BackupFacts, 'now' | 'startedAt'> {}

export async function readBackupStatus(moment: BackupMoment): Promise<BackupStatus> {
  const facts = await readFacts(moment);
  const { newestAt, restored, archiveLagSeconds } = facts;
  return {
    newestAt: newestAt?.toISOString() ?? null,
    restoredAt: restored?.at.toISOString() ?? null,
    archiveLagSeconds,
    warnings: backupWarnings(facts),
  };
}

async function readFacts({ db, places, now, startedAt }: BackupMoment): Promise<BackupFacts> {
  const { backupDir } = places;
  const archive = await archiveState(db).catch(() => undefined);
  const restored = backupDir === undefined ? undefined : (await readBackupState(backupDir)).restored;
  return {
    now,
    isOn: backupDir !== undefined,
    startedAt,
    newestAt: backupDir === undefined ? null : await newestBackup(backupDir),
    restored: restored ? { at: new Date(restored.at), ok: restored.ok } : null,
    archiveLagSeconds: archive?.isOn ? archive.lagSeconds : null,
    isOnDataDisk: backupDir !== undefined && (await isSameDisk(backupDir, places.data)),
  };
}

async function newestBackup(backupDir: string): Promise<Date | null> {
  const portable = (await readdir(backupDir).catch(() => [])).flatMap((name) => momentOfPortable(name) ?? []);
  const bases = (await listBaseCopies(backupDir)).map(({ at }) => at);
  const newest = Math.max(...[...portable, ...bases].map((at) => at.getTime()));
  return Number.isFinite(newest) ? new Date(newest) : null;
}

async function isSameDisk(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([one, other].map((path) => stat(path).catch(() => undefined)));
  return first !== undefined && second !== undefined && first.dev === second.dev;
}
