import { LRUCache } from 'lru-cache';
import { type Effort, EncodedBody } from '#platform/http/encoded-body.ts';

/** Brotli 5: 1 ms for a page of 64 kB; 11 would save a tenth more and cost 80 ms (measured). */
const PAGE_EFFORT: Effort = { brotli: 5, gzip: 6 };
/** Brotli and gzip together beside the text they come from; counted ahead so that an entry's size never changes. */
const COMPRESSED_SHARE = 0.5;

/** A page as its producer makes it. */
export interface ProducedPage {
  status: number;
  body: string;
  contentType: string;
}

/** A page ready to be sent. */
export interface KeptPage {
  status: number;
  body: EncodedBody;
  /** Bytes in memory, all codings together. */
  size: number;
}

interface Entry {
  page: KeptPage;
  tags: readonly string[];
  /** Milliseconds of the clock after which the page is renewed behind the next visitor's back. */
  freshUntil: number;
}

export interface PageCacheOptions {
  now(): number;
  /** Milliseconds a page stays fresh; tags drop it earlier. */
  freshMs: number;
  maxEntries: number;
  maxBytes: number;
}

export interface PageCacheStats {
  entries: number;
  bytes: number;
  hits: number;
  misses: number;
}

/**
 * Pages that are the same for everybody, kept rendered and compressed. A burst of equal requests renders once; a page
 * past its time is served once more while it is renewed; what was used longest ago is dropped first.
 */
export class PageCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #pending = new Map<string, Promise<KeptPage>>();
  readonly #options: PageCacheOptions;
  /** Counts drops: what was rendered from data of before a drop must not be kept. */
  #epoch = 0;
  #hits = 0;
  #misses = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#entries = new LRUCache({
      max: options.maxEntries,
      maxSize: options.maxBytes,
      sizeCalculation: (entry) => entry.page.size,
    });
  }

  /** The fresh page if it is in memory, without a promise in between. */
  peek(key: string): KeptPage | undefined {
    const entry = this.#entries.get(key);
    if (!entry || entry.freshUntil <= this.#options.now()) return undefined;
    this.#hits += 1;
    return entry.page;
  }

  async get(key: string, tags: readonly string[], produce: () => Promise<ProducedPage>): Promise<KeptPage> {
    const entry = this.#entries.get(key);
    if (!entry) return this.#produceOnce(key, tags, produce);
    this.#hits += 1;
    if (entry.freshUntil <= this.#options.now()) {
      // A failed renewal leaves the old page standing; the next visitor tries again.
      this.#produceOnce(key, tags, produce).catch(() => undefined);
    }
    return entry.page;
  }

  /** Forgets every page that carries the tag. */
  drop(tag: string): void {
    this.#epoch += 1;
    this.#pending.clear();
    for (const [key, entry] of [...this.#entries.entries()]) if (entry.tags.includes(tag)) this.#entries.delete(key);
  }

  /** Forgets everything: what changed is not known. */
  clear(): void {
    this.#epoch += 1;
    this.#pending.clear();
    this.#entries.clear();
  }

  stats(): PageCacheStats {
    return {
      entries: this.#entries.size,
      bytes: this.#entries.calculatedSize,
      hits: this.#hits,
      misses: this.#misses,
    };
  }

  #produceOnce(key: string, tags: readonly string[], produce: () => Promise<ProducedPage>): Promise<KeptPage> {
    const pending = this.#pending.get(key);
    if (pending) return pending;
    this.#misses += 1;
    const made = this.#produce(key, tags, produce, this.#epoch);
    this.#pending.set(key, made);
    const done = () => {
      if (this.#pending.get(key) === made) this.#pending.delete(key);
    };
    made.then(done, done);
    return made;
  }

  async #produce(
    key: string,
    tags: readonly string[],
    produce: () => Promise<ProducedPage>,
    epoch: number,
  ): Promise<KeptPage> {
    const page = toKeptPage(await produce());
    if (page.status === 200 && epoch === this.#epoch) {
      this.#entries.set(key, { page, tags, freshUntil: this.#options.now() + this.#options.freshMs });
    }
    return page;
  }
}

export function toKeptPage({ status, body: text, contentType }: ProducedPage): KeptPage {
  const body = new EncodedBody(text, { contentType, effort: PAGE_EFFORT });
  return { status, body, size: Math.ceil(body.length * (1 + COMPRESSED_SHARE)) };
}
