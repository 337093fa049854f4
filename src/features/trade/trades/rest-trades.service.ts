import { SUSPENSION_CHANGED } from '#features/people/suspensions/suspension.jobs.ts';
import type { UnitOfWork } from '#platform/effects/effects.ts';
import type { Transact } from '#platform/effects/transact.ts';
import { type JobTask, taskOf } from '#platform/jobs/job.ts';
import type { TradeContext } from '../trade.context.ts';
import { findShownItems } from './item-names.repository.ts';
import { lockMisplaced } from './resting-trade.repository.ts';
import { tradeEvents } from './trade.events.ts';
import { updateAll } from './trade.repository.ts';
import { toListedTrade } from './trade-row.ts';

const BATCH = 200;

export function restTasks({ transact, clock }: Pick<TradeContext, 'transact' | 'clock'>): JobTask[] {
  return [
    taskOf(SUSPENSION_CHANGED, async ({ profileId }, { signal }) => {
      await restTrades({ transact, now: clock.now(), signal, profileId });
      return undefined;
    }),
  ];
}

interface RestOptions {
  transact: Transact;
  now: Date;
  signal: AbortSignal;
  /** All players when left out. */
  profileId?: number;
}

/**
 * Takes waiting trades of suspended players out of every list, and puts those of others back (contract §5). Safe to
 * repeat and to run in several processes at once.
 * @returns how many trades changed
 */
export async function restTrades({ transact, now, signal, profileId }: RestOptions): Promise<number> {
  let total = 0;
  for (const isSuspended of [true, false]) {
    let count = BATCH;
    while (count === BATCH && !signal.aborted) {
      count = await transact((unit) => restBatch(unit, { isSuspended, now, profileId }));
      total += count;
    }
  }
  return total;
}

async function restBatch(
  { db, effects }: UnitOfWork,
  { isSuspended, now, profileId }: { isSuspended: boolean; now: Date; profileId: number | undefined },
): Promise<number> {
  const rows = await lockMisplaced(db, { isSuspended, now, profileId, limit: BATCH });
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  await updateAll(db, ids, { rests_since: isSuspended ? now : null });
  const itemById = await findShownItems(
    db,
    rows.map(({ item_id }) => item_id),
  );
  const change = isSuspended ? tradeEvents.cancelled : tradeEvents.created;
  const shown = rows.filter(({ hidden_at }) => hidden_at === null);
  effects.publish(...shown.map((row) => change(toListedTrade(row, { itemById }), row.created_at)));
  return rows.length;
}
