import { LRUCache } from 'lru-cache';
import { type Effort, EncodedBody } from '#platform/http/encoded-body.ts';
import { TagIndex } from './tag-index.ts';

/** Brotli 5: 1 ms for a page of 64 kB; 11 would save a tenth more and cost 80 ms (measured). */
const PAGE_EFFORT: Effort = { brotli: 5, gzip: 6 };
/** Brotli and gzip together beside the text they come from; counted ahead so that an entry's size never changes. */
const COMPRESSED_SHARE = 0.5;
/** How long a page is still served after what it shows has changed (contract: at most a second). */
const STALE_SERVED_MS = 1000;
/** Between the beginnings of two renderings of a page, however often what it shows changes; leaves time to render. */
const RENDER_GAP_MS = 700;
/** A page that could not be rendered is tried again after this, and until it can be, its old one stands in for it. */
const FAILURE_PAUSE_MS = 1000;
/** Who comes later than this after a failure waits to see whether it still fails. */
const FAILURE_REMEMBERED_MS = 10_000;

/** A page as its producer makes it. */
export interface ProducedPage {
  status: number;
  body: string | Buffer;
  contentType: string;
}

/** A page ready to be sent. */
export interface CachedPage {
  status: number;
  body: EncodedBody;
  /** Bytes in memory, all codings together. */
  size: number;
}

/** One rendering, from its beginning until what it made is replaced. Times are milliseconds of the clock. */
interface Rendering {
  tags: readonly string[];
  beganAt: number;
  /** The first change of what it shows since it began. */
  staleAt: number | undefined;
}

interface Entry {
  page: CachedPage;
  rendering: Rendering;
  /** After this the page is renewed behind the next visitor's back. */
  freshUntil: number;
  /** When its renewal last failed. */
  failedAt: number | undefined;
}

interface Pending {
  rendering: Rendering;
  made: Promise<CachedPage>;
}

export interface PageCacheOptions {
  now(): number;
  /** Milliseconds a page stays fresh; tags drop it earlier. */
  freshMs: number;
  maxEntries: number;
  maxBytes: number;
  /** What pages show has changed: before any is rendered again. */
  onChange?(): void;
}

export interface PageCacheStats {
  entries: number;
  bytes: number;
  hits: number;
  misses: number;
}

/**
 * Pages that are the same for everybody, kept rendered and compressed. A burst of equal requests renders once; a page
 * past its time is served once more while it is renewed, a page whose facts have changed for a second at most; what was
 * used longest ago is dropped first.
 */
export class PageCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #pending = new Map<string, Pending>();
  /** What has not aged yet, finished or not. */
  readonly #young = new TagIndex<Rendering>();
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
      dispose: ({ rendering }) => this.#young.remove(rendering),
    });
  }

  /** The page if it is in memory and nothing is to be done about it, without a promise in between. */
  peek(key: string): CachedPage | undefined {
    const entry = this.#entries.get(key);
    if (!entry || this.#stateOf(key, entry) !== 'good') return undefined;
    this.#hits += 1;
    return entry.page;
  }

  async get(key: string, tags: readonly string[], produce: () => Promise<ProducedPage>): Promise<CachedPage> {
    const entry = this.#entries.get(key);
    if (!entry) return this.#produceOnce(key, tags, produce);
    const state = this.#stateOf(key, entry);
    if (state === 'over') return this.#renew(key, entry, tags, produce);
    this.#hits += 1;
    // A failed renewal leaves the old page standing; a later visitor tries again.
    if (state === 'due') this.#produceOnce(key, tags, produce).catch(() => undefined);
    return entry.page;
  }

  /** What the pages with this tag show has changed: they are served for a second more, while each is rendered again. */
  markStale(tag: string): void {
    this.#options.onChange?.();
    const now = this.#options.now();
    for (const rendering of this.#young.take(tag)) rendering.staleAt = now;
  }

  /** Forgets every page that carries the tag. */
  drop(tag: string): void {
    this.#forgetPending();
    for (const [key, entry] of [...this.#entries.entries()]) {
      if (entry.rendering.tags.includes(tag)) this.#entries.delete(key);
    }
  }

  /** Forgets everything: what changed is not known. */
  clear(): void {
    this.#forgetPending();
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

  #forgetPending(): void {
    this.#options.onChange?.();
    this.#epoch += 1;
    this.#pending.clear();
  }

  /** `good`: to be sent as it is; `due`: the same, and to be renewed; `over`: not to be sent any more. */
  #stateOf(key: string, { rendering, freshUntil, failedAt }: Entry): 'good' | 'due' | 'over' {
    const now = this.#options.now();
    const { staleAt, beganAt } = rendering;
    if (staleAt === undefined) return freshUntil > now ? 'good' : 'due';
    const hasFailed = failedAt !== undefined && now < failedAt + FAILURE_REMEMBERED_MS;
    if (!hasFailed && isOverAt(now, rendering)) return 'over';
    const nextAt = hasFailed ? failedAt + FAILURE_PAUSE_MS : beganAt + RENDER_GAP_MS;
    return this.#pending.has(key) || now < nextAt ? 'good' : 'due';
  }

  async #renew(
    key: string,
    old: Entry,
    tags: readonly string[],
    produce: () => Promise<ProducedPage>,
  ): Promise<CachedPage> {
    // While it cannot be rendered, an old page is better than none.
    try {
      const page = await this.#produceOnce(key, tags, produce);
      return page.status >= 500 ? old.page : page;
    } catch {
      return old.page;
    }
  }

  #produceOnce(key: string, tags: readonly string[], produce: () => Promise<ProducedPage>): Promise<CachedPage> {
    const pending = this.#pending.get(key);
    const now = this.#options.now();
    if (pending && !isOverAt(now, pending.rendering)) return pending.made;
    this.#misses += 1;
    const rendering: Rendering = { tags, beganAt: now, staleAt: undefined };
    this.#young.add(rendering);
    const made = this.#produce(key, rendering, produce, this.#epoch);
    this.#pending.set(key, { rendering, made });
    const done = () => {
      if (this.#pending.get(key)?.made === made) this.#pending.delete(key);
      // What was not kept ages no more.
      if (this.#entries.peek(key)?.rendering !== rendering) this.#young.remove(rendering);
    };
    made.then(done, done);
    return made;
  }

  async #produce(
    key: string,
    rendering: Rendering,
    produce: () => Promise<ProducedPage>,
    epoch: number,
  ): Promise<CachedPage> {
    const page = await produce().then(toCachedPage, (error: unknown) => {
      this.#noteFailure(key, epoch);
      throw error;
    });
    if (epoch !== this.#epoch) return page;
    if (page.status === 200) this.#save(key, page, rendering);
    else if (page.status >= 500) this.#noteFailure(key, epoch);
    // What was there is there no more.
    else this.#entries.delete(key);
    return page;
  }

  #save(key: string, page: CachedPage, rendering: Rendering): void {
    const known = this.#entries.peek(key);
    // One that began later was quicker.
    if (known && known.rendering.beganAt > rendering.beganAt) return;
    const freshUntil = this.#options.now() + this.#options.freshMs;
    this.#entries.set(key, { page, rendering, freshUntil, failedAt: undefined });
  }

  #noteFailure(key: string, epoch: number): void {
    const entry = this.#entries.peek(key);
    if (entry && epoch === this.#epoch) entry.failedAt = this.#options.now();
  }
}

function isOverAt(now: number, { staleAt }: Rendering): boolean {
  return staleAt !== undefined && staleAt + STALE_SERVED_MS <= now;
}

export function toCachedPage({ status, body: content, contentType }: ProducedPage): CachedPage {
  const body = new EncodedBody(content, { contentType, effort: PAGE_EFFORT });
  return { status, body, size: Math.ceil(body.length * (1 + COMPRESSED_SHARE)) };
}
