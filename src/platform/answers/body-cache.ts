import { LRUCache } from 'lru-cache';
import type { Invalidation } from './page-cache.ts';
import type { ResponseBody } from './response-body.ts';

const MAX_ENTRIES = 500;

interface Limits {
  maxEntries?: number;
  /** In place of a number of entries. */
  maxBytes?: number;
  /** Milliseconds; without it a body stays until its tags change or others need its room. */
  ttlMs?: number;
}

interface Entry<T> {
  tags: readonly string[];
  body: ResponseBody<T>;
}

interface Pending {
  tags: readonly string[];
  made: Promise<ResponseBody | undefined>;
}

/** Bodies by key. A key must identify the content, not the request, so that stray parameters cannot fill the cache. */
export class BodyCache<T = unknown> {
  readonly #entries: LRUCache<string, Entry<T>>;
  readonly #pending = new Map<string, Pending>();

  constructor({ maxEntries = MAX_ENTRIES, maxBytes, ttlMs = 0 }: Limits = {}) {
    this.#entries = new LRUCache({
      ttl: ttlMs,
      ...(maxBytes === undefined
        ? { max: maxEntries }
        : { maxSize: maxBytes, sizeCalculation: ({ body }: Entry<T>) => body.sizeInMemory }),
    });
  }

  has(key: string): boolean {
    return this.#entries.has(key);
  }

  find(key: string): ResponseBody<T> | undefined {
    return this.#entries.get(key)?.body;
  }

  /** Returns the body, which `build` makes at once where it is missing. */
  get(key: string, build: () => ResponseBody<T>): ResponseBody<T> {
    const known = this.find(key);
    if (known) return known;
    const body = build();
    this.#entries.set(key, { tags: [], body });
    return body;
  }

  /**
   * Returns the body, which `make` reads where it is missing: once for concurrent requests. Failures and undefined are
   * not stored.
   */
  async load<Made extends ResponseBody<T> | undefined>(
    key: string,
    make: () => Promise<Made>,
    tags: readonly string[] = [],
  ): Promise<ResponseBody<T> | Made> {
    const known = this.find(key);
    if (known) return known;
    const pending = this.#pending.get(key);
    if (pending) return pending.made as Promise<Made>;
    const own = { tags, made: make() };
    this.#pending.set(key, own);
    try {
      const body = await own.made;
      if (body && this.#pending.get(key) === own) this.#entries.set(key, { tags, body });
      return body;
    } finally {
      if (this.#pending.get(key) === own) this.#pending.delete(key);
    }
  }

  /** A body that is being made may be from before the change: it is answered, but not stored. */
  invalidate(tag: string, _how: Extract<Invalidation, 'evict'>): void {
    for (const [key, { tags }] of this.#pending) if (tags.includes(tag)) this.#pending.delete(key);
    for (const [key, { tags }] of [...this.#entries.entries()]) if (tags.includes(tag)) this.#entries.delete(key);
  }
}
