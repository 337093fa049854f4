import { LRUCache } from 'lru-cache';
import { type ItemQuotes, type PopularItem, type QuoteReader, USUAL_DAYS } from './quote.contract.ts';

/** Quotes also expire without an event; the refresher is at most this late. */
const FRESH_MS = 1000;
const MAX_ITEMS = 2000;
const MAX_LISTS = 200;

export interface SharedQuotes {
  reader: QuoteReader;
  clear(): void;
}

export function shareQuotes(quotes: QuoteReader, now: () => number): SharedQuotes {
  const options = { ttl: FRESH_MS, ttlResolution: 0, perf: { now } };
  const items = new LRUCache<string, ItemQuotes>({ max: MAX_ITEMS, ...options });
  const lists = new LRUCache<string, readonly PopularItem[]>({ max: MAX_LISTS, ...options });
  /** A read that began before a change must not be stored after it. */
  let changes = 0;

  return {
    clear() {
      changes += 1;
      items.clear();
      lists.clear();
    },
    reader: {
      async quotesOf(itemIds, window = {}) {
        const toKey = (id: number) => `${id} ${window.gameServer} ${window.days ?? USUAL_DAYS}`;
        const known = new Map<number, ItemQuotes>();
        for (const id of itemIds) {
          const quote = items.get(toKey(id));
          if (quote) known.set(id, quote);
        }
        const missing = itemIds.filter((id) => !known.has(id));
        if (missing.length === 0) return known;
        const before = changes;
        const read = await quotes.quotesOf(missing, window);
        for (const [id, quote] of read) {
          known.set(id, quote);
          if (changes === before) items.set(toKey(id), quote);
        }
        return known;
      },

      async popular(question) {
        const { gameServer, days, type, limit } = question;
        const key = `${gameServer} ${days ?? USUAL_DAYS} ${type} ${limit}`;
        const known = lists.get(key);
        if (known) return known;
        const before = changes;
        const list = await quotes.popular(question);
        if (changes === before) lists.set(key, list);
        return list;
      },

      daysOf: quotes.daysOf,
    },
  };
}

export class SharedAnswers<Answer> {
  readonly #running = new Map<string, Promise<Answer>>();

  get(question: string, answer: () => Promise<Answer>): Promise<Answer> {
    const running = this.#running.get(question);
    if (running) return running;
    const answering = answer().finally(() => this.#running.delete(question));
    this.#running.set(question, answering);
    return answering;
  }
}
