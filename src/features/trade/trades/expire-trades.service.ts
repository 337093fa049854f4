import type { Db } from '#platform/database/db.ts';
import type { Effects, UnitOfWork } from '#platform/effects/effects.ts';
import type { Transact } from '#platform/effects/transact.ts';
import { DAY_MS } from '#shared/durations.ts';
import { findShownItems } from './item-names.repository.ts';
import { toTradeEvents } from './to-trade-events.ts';
import { CANCELLED_AFTER_DAYS, OLD_AFTER_DAYS } from './trade.limits.ts';
import { tradeNotices } from './trade.notices.ts';
import { lockExpired, updateAll } from './trade.repository.ts';
import { type ItemNames, type ListedRow, toListedTrade } from './trade-row.ts';

const BATCH = 200;

interface ExpiryRule {
  afterDays: number;
  isMarked: boolean;
  change(db: Db, ids: readonly number[], now: Date): Promise<unknown>;
  follow(effects: Effects, rows: readonly ListedRow[], items: ItemNames): void;
}

export interface ExpiryOptions {
  transact: Transact;
  now: Date;
  signal?: AbortSignal;
}

/**
 * Marks waiting trades that were neither changed nor bumped for 14 days and cancels them after 30, with one notification each.
 * Safe to run in several processes at once: each locks other rows.
 * @returns how many were marked or cancelled
 */
export async function expireTrades(options: ExpiryOptions): Promise<number> {
  return (await applyRule(options, MARKING)) + (await applyRule(options, CANCELLING));
}

const MARKING: ExpiryRule = {
  afterDays: OLD_AFTER_DAYS,
  isMarked: false,
  change: (db, ids, now) => updateAll(db, ids, { marked_old_at: now }),
  follow(effects, rows, items) {
    for (const row of rows) effects.notify(row.profile_id, tradeNotices.old(toListedTrade(row, items), row.counted_at));
  },
};

const CANCELLING: ExpiryRule = {
  afterDays: CANCELLED_AFTER_DAYS,
  isMarked: true,
  change: (db, ids, now) => updateAll(db, ids, { status: 3, cancelled_at: now, cancelled_by: 'old', updated_at: now }),
  follow(effects, rows, items) {
    for (const row of rows) effects.notify(row.profile_id, tradeNotices.expired(toListedTrade(row, items)));
    effects.publish(...toTradeEvents('cancelled', rows, items));
  },
};

async function applyRule({ transact, now, signal }: ExpiryOptions, rule: ExpiryRule): Promise<number> {
  let total = 0;
  while (!signal?.aborted) {
    const count = await transact((unit) => applyToBatch(unit, now, rule));
    total += count;
    if (count < BATCH) break;
  }
  return total;
}

async function applyToBatch(
  { db, effects }: UnitOfWork,
  now: Date,
  { afterDays, isMarked, change, follow }: ExpiryRule,
): Promise<number> {
  const before = new Date(now.getTime() - afterDays * DAY_MS);
  const rows = await lockExpired(db, { before, isMarked, limit: BATCH });
  if (rows.length === 0) return 0;
  const itemById = await findShownItems(
    db,
    rows.map(({ item_id }) => item_id),
  );
  await change(
    db,
    rows.map(({ id }) => id),
    now,
  );
  follow(effects, rows, { itemById });
  return rows.length;
}
