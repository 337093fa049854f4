import type { UnitOfWork } from '#platform/effects/effects.ts';
import type { Transact } from '#platform/effects/transact.ts';
import { MONEY_TYPE } from './tradable.rules.ts';
import { tradeNotices } from './trade.notices.ts';
import { cancelled, lockWaitingOfType, updateAll } from './trade.repository.ts';
import { findShownItems } from './trade-expiry.repository.ts';
import { toListedTrade, toTradeEvents } from './trade-row.ts';

const BATCH = 200;

export interface CancelMoneyOptions {
  transact: Transact;
  now: Date;
  signal?: AbortSignal;
}

/**
 * Cancels waiting trades of game money, which older releases allowed as goods, with one notification each. Safe to
 * repeat and to run in several processes at once: each locks other rows.
 * @returns the number of cancelled trades
 */
export async function cancelMoneyTrades({ transact, now, signal }: CancelMoneyOptions): Promise<number> {
  let total = 0;
  while (!signal?.aborted) {
    const count = await transact((unit) => cancelBatch(unit, now));
    total += count;
    if (count < BATCH) break;
  }
  return total;
}

async function cancelBatch({ db, effects }: UnitOfWork, now: Date): Promise<number> {
  const rows = await lockWaitingOfType(db, MONEY_TYPE, BATCH);
  if (rows.length === 0) return 0;
  const itemById = await findShownItems(
    db,
    rows.map(({ item_id }) => item_id),
  );
  await updateAll(
    db,
    rows.map(({ id }) => id),
    cancelled('operator', now),
  );
  for (const row of rows) effects.notify(row.profile_id, tradeNotices.money(toListedTrade(row, { itemById })));
  effects.publish(...toTradeEvents('cancelled', rows, { itemById }));
  return rows.length;
}
