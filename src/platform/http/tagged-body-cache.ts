import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '#shared/durations.ts';
import { DYNAMIC_EFFORT, JsonBody } from './encoded-body.ts';

const MAX_BYTES = 8 * 1024 * 1024;
/** Size of an entry relative to the body: it includes the Brotli and gzip versions. */
const ENCODED_SHARE = 1.5;
const LONGEST_MS = 10 * MINUTE_MS;

interface Entry<T> {
  tags: readonly string[];
  body: JsonBody<T>;
}

interface Reading<T> {
  tags: readonly string[];
  answer: Promise<JsonBody<T>>;
}

/** Caches response bodies until one of their tags changes. Concurrent requests for the same body read it once. */
export class TaggedBodyCache<T> {
  readonly #entries = new LRUCache<string, Entry<T>>({
    maxSize: MAX_BYTES,
    ttl: LONGEST_MS,
    sizeCalculation: ({ body }) => Math.ceil(body.length * ENCODED_SHARE),
  });
  readonly #readings = new Map<string, Reading<T>>();

  has(key: string): boolean {
    return this.#entries.has(key);
  }

  async get(key: string, tags: readonly string[], read: () => Promise<T>): Promise<JsonBody<T>> {
    const known = this.#entries.get(key)?.body ?? this.#readings.get(key)?.answer;
    if (known) return known;
    const answer = read().then((value) => new JsonBody(value, DYNAMIC_EFFORT));
    const reading: Reading<T> = { tags, answer };
    this.#readings.set(key, reading);
    try {
      const body = await answer;
      if (this.#readings.get(key) === reading) this.#entries.set(key, { tags, body });
      return body;
    } finally {
      if (this.#readings.get(key) === reading) this.#readings.delete(key);
    }
  }

  /**
   * Removes entries with the tag. A reading that is under way may be from before the change: it is answered, but not
   * stored.
   */
  markStale(tag: string): void {
    for (const [key, { tags }] of this.#readings) if (tags.includes(tag)) this.#readings.delete(key);
    for (const [key, { tags }] of [...this.#entries.entries()]) if (tags.includes(tag)) this.#entries.delete(key);
  }
}
