import type { Db } from '#platform/database/db.ts';
import type { UnitOfWork } from '#platform/effects/effects.ts';
import type { Transact } from '#platform/effects/transact.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/durations.ts';
import { CANCELLED_AFTER_DAYS, OLD_AFTER_DAYS } from './trade.limits.ts';
import { tradeNotices } from './trade.notices.ts';
import { cancelled, updateAll } from './trade.repository.ts';
import {
  addRunningTime,
  countWaiting,
  findShownItems,
  lockLastStep,
  lockNotified,
  lockOld,
  unmarkAfter,
  updateLastStep,
} from './trade-expiry.repository.ts';
import { type ItemNames, type ListedRow, toListedTrade, toTradeEvents } from './trade-row.ts';

const BATCH = 200;
/** Maximum share of the waiting trades that one hour may cancel; at least one trade. */
const STEP_SHARE = 0.05;
const STEP_EVERY_MS = HOUR_MS;
/** Minimum running time between notifying the owner and cancelling. */
const NOTIFIED_FOR_MS = DAY_MS;

export interface ExpiryOptions {
  transact: Transact;
  now: Date;
  /** Milliseconds for which the site has run since the last call, by a monotonic clock. */
  ranMs: number;
  signal?: AbortSignal;
}

/**
 * Marks waiting trades that were neither changed nor bumped for 14 days, and cancels them after 30, with one
 * notification each. A clock that jumps must not empty the market: owners are notified at least 24 hours of running
 * time before, and an hour of running time cancels at most 5 % of the waiting trades. Safe to run in several processes
 * at once.
 * @returns the number of trades that were marked or cancelled
 */
export async function expireTrades({ transact, now, ranMs, signal }: ExpiryOptions): Promise<number> {
  if (signal?.aborted) return 0;
  const ran = await transact(async ({ db }) => {
    await unmarkAfter(db, new Date(now.getTime() + MINUTE_MS));
    return addRunningTime(db, ranMs);
  });
  const marked = await markAll(transact, signal, { now, ran });
  return marked + (await cancelStep(transact, signal, { now, ran }));
}

interface Times {
  now: Date;
  ran: number;
}

async function markAll(transact: Transact, signal: AbortSignal | undefined, times: Times): Promise<number> {
  let total = 0;
  while (!signal?.aborted) {
    const count = await transact((unit) => mark(unit, times));
    total += count;
    if (count < BATCH) break;
  }
  return total;
}

async function mark({ db, effects }: UnitOfWork, { now, ran }: Times): Promise<number> {
  const rows = await lockOld(db, { now, afterDays: OLD_AFTER_DAYS, limit: BATCH });
  if (rows.length === 0) return 0;
  const items = await findItems(db, rows);
  await updateAll(db, listIds(rows), { marked_old_at: now, notified_ran_ms: ran });
  for (const row of rows) effects.notify(row.profile_id, tradeNotices.old(toListedTrade(row, items), row.counted_at));
  return rows.length;
}

/** Cancels once an hour. The unused rest of a step is not carried over, so that two steps never add up. */
async function cancelStep(transact: Transact, signal: AbortSignal | undefined, times: Times): Promise<number> {
  if (signal?.aborted) return 0;
  const first = await transact(async (unit) => {
    const last = await lockLastStep(unit.db);
    if (last !== null && times.ran - last < STEP_EVERY_MS) return { count: 0, allowed: 0 };
    const allowed = Math.max(1, Math.floor((await countWaiting(unit.db)) * STEP_SHARE));
    const count = await cancel(unit, times, Math.min(BATCH, allowed));
    if (count > 0) await updateLastStep(unit.db, times.ran);
    return { count, allowed };
  });
  let total = first.count;
  for (let count = total; count === BATCH && total < first.allowed && !signal?.aborted; total += count) {
    count = await transact((unit) => cancel(unit, times, Math.min(BATCH, first.allowed - total)));
  }
  return total;
}

async function cancel({ db, effects }: UnitOfWork, { now, ran }: Times, limit: number): Promise<number> {
  const rows = await lockNotified(db, {
    now,
    afterDays: CANCELLED_AFTER_DAYS,
    limit,
    notifiedBefore: ran - NOTIFIED_FOR_MS,
  });
  if (rows.length === 0) return 0;
  const items = await findItems(db, rows);
  await updateAll(db, listIds(rows), cancelled('old', now));
  for (const row of rows) effects.notify(row.profile_id, tradeNotices.expired(toListedTrade(row, items)));
  effects.publish(...toTradeEvents('cancelled', rows, items));
  return rows.length;
}

async function findItems(db: Db, rows: readonly ListedRow[]): Promise<ItemNames> {
  return {
    itemById: await findShownItems(
      db,
      rows.map(({ item_id }) => item_id),
    ),
  };
}

function listIds(rows: readonly ListedRow[]): number[] {
  return rows.map(({ id }) => id);
}
