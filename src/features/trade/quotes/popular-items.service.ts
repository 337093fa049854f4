import { LRUCache } from 'lru-cache';
import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/database/db.ts';
import { DAY_MS } from '#shared/durations.ts';
import { seoulDay } from '#shared/korean/dates.ts';
import { findSparks } from './price-day.repository.ts';
import { findExclusions } from './price-exclusion.service.ts';
import { toSpans } from './priced-trade.rules.ts';
import type { PopularItem } from './quote.contract.ts';
import { findMostTraded, findPopular, type StoredQuote } from './quote.repository.ts';
import { ALL_SERVERS, READY_DAYS, shownQuotes } from './quote.rules.ts';
import { SharedAnswers } from './shared-quotes.service.ts';
import type { WindowQuotes } from './window-quotes.service.ts';

const MIN_SPARK_DAYS = 7;
const MAX_SPARK_DAYS = 30;
/** Milliseconds for which the answer of a window that is not precomputed is reused. */
const COUNTED_FRESH_MS = 60_000;
const MAX_COUNTED = 200;

export interface PopularQuestion {
  gameServer: number | undefined;
  days: number;
  type: number | undefined;
  limit: number;
}

export interface PopularContext {
  db: Db;
  clock: Clock;
  catalog(): Catalog;
  manipulatedItems: readonly number[];
  windows: WindowQuotes;
}

export class PopularItems {
  readonly #context: PopularContext;
  readonly #withChanges = new SharedAnswers<PopularItem[]>();
  readonly #counted: LRUCache<string, PopularItem[]>;

  constructor(context: PopularContext) {
    this.#context = context;
    const perf = { now: () => context.clock.now().getTime() };
    this.#counted = new LRUCache({ max: MAX_COUNTED, ttl: COUNTED_FRESH_MS, ttlResolution: 0, perf });
  }

  async of(question: PopularQuestion): Promise<readonly PopularItem[]> {
    const key = `${question.gameServer} ${question.days} ${question.type} ${question.limit}`;
    const known = this.#counted.get(key);
    if (known) return known;
    const isReady = READY_DAYS.includes(question.days);
    const items = await this.#withChanges.get(key, () => this.#find(question, isReady));
    if (!isReady) this.#counted.set(key, items);
    return items;
  }

  async #find(question: PopularQuestion, isReady: boolean): Promise<PopularItem[]> {
    const rows = isReady ? await this.#findReady(question) : await this.#count(question);
    return this.#dress(rows, question);
  }

  #findReady({ gameServer = ALL_SERVERS, days, type, limit }: PopularQuestion): Promise<StoredQuote[]> {
    const itemIds = type === undefined ? undefined : this.#itemIds(type);
    return findPopular(this.#context.db, { gameServer, days, itemIds, limit });
  }

  async #count({ gameServer, days, type, limit }: PopularQuestion): Promise<StoredQuote[]> {
    const { db, clock, windows } = this.#context;
    const now = clock.now();
    const since = new Date(toSpans(now.getTime(), days).current.from);
    const most = await findMostTraded(db, this.#itemIds(type), { since, now, gameServer, limit });
    const quotes = await windows.of(most, { gameServer, days });
    // Uses the quotes' own counts for the order, so that it agrees with the numbers beside it.
    return [...quotes.values()]
      .filter(({ tradeCount }) => tradeCount > 0)
      .toSorted((a, b) => b.traderWeight - a.traderWeight || b.tradeCount - a.tradeCount || a.itemId - b.itemId);
  }

  async #dress(
    rows: readonly StoredQuote[],
    { gameServer = ALL_SERVERS, days }: PopularQuestion,
  ): Promise<PopularItem[]> {
    const { db, clock, catalog, manipulatedItems } = this.#context;
    const { itemById } = catalog();
    const known = rows.filter(({ itemId }) => itemById.has(itemId));
    if (known.length === 0) return [];
    const itemIds = known.map(({ itemId }) => itemId);
    const dates = lastDays(clock.now(), Math.min(Math.max(days, MIN_SPARK_DAYS), MAX_SPARK_DAYS));
    const span = { gameServer, from: dates[0] ?? '', to: dates.at(-1) ?? '' };
    const [exclusions, medians] = await Promise.all([
      findExclusions(db, manipulatedItems, itemIds),
      findSparks(db, itemIds, span),
    ]);
    const medianOf = new Map(medians.map(({ itemId, day, median }) => [`${itemId} ${day}`, median]));
    return known.map(({ itemId, tradeCount, sell, buy }) => {
      const reason = exclusions.get(itemId);
      const median = (day: string) => (reason === undefined ? (medianOf.get(`${itemId} ${day}`) ?? null) : null);
      return { itemId, tradeCount, quotes: shownQuotes({ sell, buy }, reason), spark: dates.map(median) };
    });
  }

  #itemIds(type: number | undefined): number[] {
    const { items, itemsByType } = this.#context.catalog();
    const wanted = type === undefined ? items : (itemsByType.get(type) ?? []);
    return wanted.map(({ id }) => id);
  }
}

function lastDays(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) => seoulDay(now.getTime() - (count - 1 - index) * DAY_MS));
}
