import { setTimeout as delay } from 'node:timers/promises';
import { markQuotesChanged } from '#features/trade/quotes/quote-change.service.ts';
import { refreshQuotes } from '#features/trade/quotes/quote-refresher.service.ts';
import type { TradeRow } from '#features/trade/trades/trade-row.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/database/db.ts';
import { silentLog } from '#platform/log/log.ts';
import { makeItem } from '#tests/factories/game-data.ts';
import { insertItems, insertTrade, type TradeParts } from '#tests/factories/trades.ts';
import { transactOver } from './transact.ts';

const BUSY_PAUSE_MS = 20;

export interface QuotedMarket {
  newItem(): Promise<number>;
  /** Creates a trade at the clock's time, unless given, and marks its item as changed. */
  trade(parts: TradeParts): Promise<TradeRow>;
  /** Marks an item as changed since a moment; default: now. */
  note(itemId: number, since?: Date): Promise<void>;
  /** Counts until nothing is left, also of what a refresher of an open site is counting just then. */
  count(): Promise<void>;
  /** @returns whether something may be left */
  pass(): Promise<boolean>;
}

export function quotedMarket(db: Db, clock: Clock): QuotedMarket {
  const note = (itemId: number, since = clock.now()) => markQuotesChanged(db, [{ itemId, gameServer: 1, since }]);
  const pass = () =>
    refreshQuotes({ db, transact: transactOver(db, clock), clock, log: silentLog, manipulatedItems: [] });
  return {
    async newItem() {
      const item = makeItem({ id: 10_000 + Math.floor(Math.random() * 1_000_000_000) });
      await insertItems(db, [item]);
      return item.id;
    },
    async trade(parts) {
      const row = await insertTrade(db, { created_at: clock.now(), ...parts });
      await note(row.item_id, row.created_at);
      return row;
    },
    note,
    async count() {
      while (await pass()) await delay(BUSY_PAUSE_MS);
    },
    pass,
  };
}
