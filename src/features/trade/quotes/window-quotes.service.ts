import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/database/db.ts';
import { toSpans } from './priced-trade.rules.ts';
import {
  findPricedTrades,
  findStored,
  type StoredOfItem,
  type StoredQuote,
  tryLockItem,
  upsertQuotes,
} from './quote.repository.ts';
import { ALL_SERVERS, quotesAt, READY_DAYS, REQUESTED_DAYS } from './quote.rules.ts';
import { SharedAnswers } from './shared-quotes.service.ts';

/** Milliseconds after which a reader recomputes an expired row itself, assuming that the refresher is late. */
const REFRESHER_LATE_MS = 2_000;
/** Maximum number of items without a stored row that are computed at once. */
const AT_ONCE = 4;

export interface RequestedWindow {
  gameServer: number | undefined;
  days: number;
}

type Rows = ReadonlyMap<number, StoredQuote>;

export interface WindowRows {
  rows: Rows;
  excluded: ReadonlyMap<number, string> | undefined;
}

export class WindowQuotes {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #counting = new SharedAnswers<StoredQuote>();

  constructor({ db, clock }: { db: Db; clock: Clock }) {
    this.#db = db;
    this.#clock = clock;
  }

  async of(itemIds: readonly number[], window: RequestedWindow): Promise<Rows> {
    return (await this.withExclusions(itemIds, window)).rows;
  }

  async withExclusions(itemIds: readonly number[], window: RequestedWindow): Promise<WindowRows> {
    const isReady = READY_DAYS.includes(window.days);
    const isStored = isReady || REQUESTED_DAYS.includes(window.days);
    const stored = isStored ? await this.#findStored(itemIds, window) : undefined;
    const rows = new Map(stored?.flatMap(({ itemId, quote }) => (quote ? [[itemId, quote] as const] : [])));
    // A precomputed window without a row has no trades.
    const wanted = isReady ? [...rows.keys()] : itemIds;
    const lateAt = this.#clock.now().getTime() - (isReady ? REFRESHER_LATE_MS : 0);
    const toCount = wanted.filter((id) => isOver(rows.get(id), lateAt));
    for (let start = 0; start < toCount.length; start += AT_ONCE) {
      const counted = await Promise.all(toCount.slice(start, start + AT_ONCE).map((id) => this.#count(id, window)));
      for (const row of counted) rows.set(row.itemId, row);
    }
    const excluded = stored?.flatMap(({ itemId, excludedReason: reason }) =>
      reason === null ? [] : [[itemId, reason] as const],
    );
    return { rows, excluded: excluded && new Map(excluded) };
  }

  #findStored(itemIds: readonly number[], { gameServer, days }: RequestedWindow): Promise<StoredOfItem[]> {
    return findStored(this.#db, itemIds, { gameServer: gameServer ?? ALL_SERVERS, days });
  }

  #count(itemId: number, window: RequestedWindow): Promise<StoredQuote> {
    const question = `${itemId} ${window.gameServer} ${window.days}`;
    return this.#counting.get(question, () => this.#countNow(itemId, window));
  }

  #countNow(itemId: number, window: RequestedWindow): Promise<StoredQuote> {
    if (!REQUESTED_DAYS.includes(window.days)) return this.#read(this.#db, itemId, window);
    return this.#db.transaction().execute(async (transaction) => {
      // The lock prevents storing a row after the refresher deleted the invalid ones.
      const mayStore = await tryLockItem(transaction, itemId);
      const row = await this.#read(transaction, itemId, window);
      if (mayStore && row.tradeCount > 0) await upsertQuotes(transaction, [row]);
      return row;
    });
  }

  async #read(db: Db, itemId: number, { gameServer, days }: RequestedWindow): Promise<StoredQuote> {
    const now = this.#clock.now();
    const since = new Date(toSpans(now.getTime(), days).previous.from);
    const trades = await findPricedTrades(db, itemId, { since, now, gameServer });
    const { validUntil, ...quotes } = quotesAt(trades, { now: now.getTime(), days });
    return {
      itemId,
      gameServer: gameServer ?? ALL_SERVERS,
      days,
      computedAt: now,
      validUntil: validUntil === null ? null : new Date(validUntil),
      ...quotes,
    };
  }
}

function isOver(row: StoredQuote | undefined, at: number): boolean {
  return row === undefined || (row.validUntil !== null && row.validUntil.getTime() <= at);
}
