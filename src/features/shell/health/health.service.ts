import type { Clock } from '#platform/clock/clock.ts';
import type { BackupStatus } from '#shared/backup-status.ts';
import { AppError } from '#shared/errors.ts';
import { shellErrors } from '../shell-error.labels.ts';
import type { Readiness } from './health.contract.ts';

const REMEMBERED_MS = 1000;
const PATIENCE_MS = 1000;

export interface HealthContext {
  clock: Clock;
  build: { id: string; timestamp: number };
  catalog(): { version: string };
  isDatabaseReachable(): Promise<boolean>;
  backupStatus(): Promise<BackupStatus>;
}

/** Queries the database at most once a second. */
export function createReadinessCheck(context: HealthContext): () => Promise<Readiness> {
  let requestedAt = Number.NEGATIVE_INFINITY;
  let answer: Promise<boolean> = Promise.resolve(false);

  const isReachable = (): Promise<boolean> => {
    const now = context.clock.now().getTime();
    if (now - requestedAt >= REMEMBERED_MS) {
      requestedAt = now;
      answer = withinPatience(context.isDatabaseReachable());
    }
    return answer;
  };

  return async () => {
    const catalogVersion = loadedVersion(context);
    const isDatabaseThere = await isReachable();
    if (catalogVersion === undefined || !isDatabaseThere) {
      throw new AppError('UNAVAILABLE', {
        message: shellErrors.notReady,
        data: {
          database: isDatabaseThere ? 'reachable' : 'unreachable',
          catalog: catalogVersion === undefined ? 'missing' : 'loaded',
        },
      });
    }
    const backup = await context.backupStatus();
    return { status: 'ready', catalogVersion, build: context.build.id, database: 'reachable', backup };
  };
}

function loadedVersion(context: HealthContext): string | undefined {
  try {
    return context.catalog().version;
  } catch {
    return undefined;
  }
}

async function withinPatience(requested: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const impatience = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  try {
    return await Promise.race([requested.catch(() => false), impatience]);
  } finally {
    clearTimeout(timer);
  }
}
