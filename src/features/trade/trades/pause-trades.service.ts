import { SUSPENSION_CHANGED } from '#features/people/suspensions/suspension.jobs.ts';
import type { Db } from '#platform/database/db.ts';
import type { Transact } from '#platform/effects/transact.ts';
import { createTask, type JobTask } from '#platform/jobs/job.ts';
import type { TradeContext } from '../trade.context.ts';
import { beginPause, endPause, findMisplacedPlayers, lockSuspension, lockWaiting } from './paused-trade.repository.ts';
import { tradeEvents } from './trade.events.ts';
import { findShownItems } from './trade-expiry.repository.ts';
import { toListedTrade } from './trade-row.ts';

/** The queue uses the database's clock and suspensions the process's, which may be slightly behind. */
const AGAIN_AFTER_MS = 10_000;

export function pauseTasks({ transact, clock }: Pick<TradeContext, 'transact' | 'clock'>): JobTask[] {
  return [
    createTask(SUSPENSION_CHANGED, async ({ profileId }) => {
      const now = clock.now();
      const { until } = await pausePlayerTrades(transact, profileId, now);
      return until ? { againAt: new Date(Math.max(until.getTime(), now.getTime() + AGAIN_AFTER_MS)) } : undefined;
    }),
  ];
}

interface PauseOptions {
  db: Db;
  transact: Transact;
  now: Date;
  signal: AbortSignal;
}

/**
 * Repeats for all players what jobs have missed. Safe to repeat and to run in several processes at once.
 * @returns the number of trades that changed
 */
export async function pauseTrades({ db, transact, now, signal }: PauseOptions): Promise<number> {
  let total = 0;
  for (const profileId of await findMisplacedPlayers(db, now)) {
    if (signal.aborted) break;
    total += (await pausePlayerTrades(transact, profileId, now)).count;
  }
  return total;
}

interface Paused {
  count: number;
  /** End of the current suspension. */
  until: Date | undefined;
}

/**
 * Removes the waiting trades of a suspended player from every list, or restores those of a player who is not suspended.
 */
export function pausePlayerTrades(transact: Transact, profileId: number, now: Date): Promise<Paused> {
  return transact(async ({ db, effects }) => {
    const suspension = await lockSuspension(db, profileId);
    const isSuspended = suspension !== undefined && suspension.until > now;
    const until = isSuspended ? suspension.until : undefined;
    const rows = await lockWaiting(db, profileId, { isPaused: !isSuspended });
    if (rows.length === 0) return { count: 0, until };
    const ids = rows.map(({ id }) => id);
    if (isSuspended) await beginPause(db, ids, earlier(suspension.since, now));
    else await endPause(db, ids, earlier(suspension?.until ?? now, now));
    const itemById = await findShownItems(
      db,
      rows.map(({ item_id }) => item_id),
    );
    const change = isSuspended ? tradeEvents.cancelled : tradeEvents.created;
    const shown = rows.filter(({ hidden_at }) => hidden_at === null);
    effects.publish(...shown.map((row) => change(toListedTrade(row, { itemById }), row.created_at)));
    return { count: rows.length, until };
  });
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}
