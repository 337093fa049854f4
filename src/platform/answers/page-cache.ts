import { LRUCache } from 'lru-cache';
import { type Effort, ResponseBody } from './response-body.ts';
import { TagIndex } from './tag-index.ts';

/** Brotli 5: 1 ms for a page of 64 kB; 11 would save a tenth more and take 80 ms (measured). */
const PAGE_EFFORT: Effort = { brotli: 5, gzip: 6 };
/** Milliseconds that a stale page is still served for. */
const STALE_SERVED_MS = 1000;
/** Milliseconds between the starts of two renderings of a page, however often it changes. */
const RENDER_GAP_MS = 700;
/** Milliseconds until a failed rendering is tried again; the old page stands in for it. */
const FAILURE_PAUSE_MS = 1000;
const FAILURE_REMEMBERED_MS = 10_000;
/** Milliseconds that a page is served for at most after all became stale. */
const ALL_STALE_SERVED_MS = 60_000;

/** `stale`: served a little longer while it is renewed; `evict`: never served again. */
export type Invalidation = 'stale' | 'evict';

export interface ProducedPage {
  status: number;
  body: string | Buffer;
  contentType: string;
  headers?: Readonly<Record<string, string>>;
}

export interface CachedPage {
  status: number;
  body: ResponseBody;
}

/** A rendering, from its start until its page is replaced. Times are milliseconds of the clock. */
interface Rendering {
  tags: readonly string[];
  beganAt: number;
  staleAt: number | undefined;
}

interface Entry {
  page: CachedPage;
  rendering: Rendering;
  freshUntil: number;
  /** Set when all became stale: the time from which the page is no longer served. */
  servedUntil: number | undefined;
  failedAt: number | undefined;
}

interface Pending {
  rendering: Rendering;
  made: Promise<CachedPage>;
}

export type Enqueue = (
  work: () => Promise<CachedPage>,
  options: { isCached: boolean; isWaitedFor: boolean },
) => Promise<CachedPage>;

const atOnce: Enqueue = (work) => work();

export interface PageCacheOptions {
  now(): number;
  /** Milliseconds for which a page is fresh; a change of its tags ends that earlier. */
  freshMs: number;
  maxEntries: number;
  maxBytes: number;
  onChange?(): void;
}

export interface PageCacheStats {
  entries: number;
  bytes: number;
  hits: number;
  misses: number;
}

/**
 * Rendered and compressed pages that are the same for everybody. Concurrent requests render once; an expired page is
 * served once more while it is renewed, a stale page for a second at most; the least recently used pages are removed
 * first.
 */
export class PageCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #pending = new Map<string, Pending>();
  readonly #young = new TagIndex<Rendering>();
  readonly #options: PageCacheOptions;
  /** Number of evictions: a rendering that began before one must not be stored. */
  #epoch = 0;
  #hits = 0;
  #misses = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#entries = new LRUCache({
      max: options.maxEntries,
      maxSize: options.maxBytes,
      sizeCalculation: ({ page }) => page.body.sizeInMemory,
      dispose: ({ rendering }) => this.#young.remove(rendering),
    });
  }

  /** Returns the page, unless it is due for renewal. */
  peek(key: string): CachedPage | undefined {
    const found = this.#find(key);
    return found?.isDue ? undefined : found?.page;
  }

  /** @param enqueue says when a rendering may begin; whoever asks for a page that is being rendered waits for that one */
  async get(
    key: string,
    tags: readonly string[],
    produce: () => Promise<ProducedPage>,
    enqueue: Enqueue = atOnce,
  ): Promise<CachedPage> {
    const renew = () => this.#renew(key, tags, produce);
    const found = this.#find(key);
    if (found) {
      // The old page stays after a failed renewal; a later request retries.
      if (found.isDue) enqueue(renew, { isCached: true, isWaitedFor: false }).catch(() => undefined);
      return found.page;
    }
    try {
      if (this.#isRendering(key)) return await renew();
      return await enqueue(renew, { isCached: this.#entries.has(key), isWaitedFor: true });
    } catch (error) {
      // An old page is better than an error.
      const old = this.#entries.peek(key);
      if (old) return old.page;
      throw error;
    }
  }

  /** @param since of a stale page: when its data changed, by the clock of the cache; now by default */
  invalidate(tag: string, how: Invalidation, since = this.#options.now()): void {
    if (how === 'stale') this.#markStale(tag, since);
    else this.#evict(tag);
  }

  /** `stale`: every page is renewed at its next request and served as it stands until then, for 60 s at most. */
  invalidateAll(how: Invalidation): void {
    this.#abandonPending();
    if (how === 'evict') {
      this.#entries.clear();
      return;
    }
    const now = this.#options.now();
    for (const entry of this.#entries.values()) {
      entry.freshUntil = Math.min(entry.freshUntil, now);
      entry.servedUntil ??= now + ALL_STALE_SERVED_MS;
    }
  }

  stats(): PageCacheStats {
    return {
      entries: this.#entries.size,
      bytes: this.#entries.calculatedSize,
      hits: this.#hits,
      misses: this.#misses,
    };
  }

  /** Everything that is in memory, whatever its state; ages in milliseconds. */
  list(): { key: string; ageMs: number; bytes: number; tags: readonly string[] }[] {
    const now = this.#options.now();
    return [...this.#entries.entries()].map(([key, { page, rendering }]) => ({
      key,
      ageMs: now - rendering.beganAt,
      bytes: page.body.sizeInMemory,
      tags: rendering.tags,
    }));
  }

  #markStale(tag: string, since: number): void {
    this.#options.onChange?.();
    for (const rendering of this.#young.take(tag)) rendering.staleAt = since;
  }

  #evict(tag: string): void {
    this.#abandonPending();
    for (const [key, entry] of [...this.#entries.entries()]) {
      if (entry.rendering.tags.includes(tag)) this.#entries.delete(key);
    }
  }

  #abandonPending(): void {
    this.#options.onChange?.();
    this.#epoch += 1;
    this.#pending.clear();
  }

  /** `good`: served; `due`: served and renewed; `over`: no longer served. */
  #stateOf(key: string, { rendering, freshUntil, servedUntil, failedAt }: Entry): 'good' | 'due' | 'over' {
    const now = this.#options.now();
    if (servedUntil !== undefined && servedUntil <= now) return 'over';
    const { staleAt, beganAt } = rendering;
    if (staleAt === undefined) return freshUntil > now ? 'good' : 'due';
    const hasFailed = failedAt !== undefined && now < failedAt + FAILURE_REMEMBERED_MS;
    if (!hasFailed && isOverAt(now, rendering)) return 'over';
    const nextAt = hasFailed ? failedAt + FAILURE_PAUSE_MS : beganAt + RENDER_GAP_MS;
    return this.#pending.has(key) || now < nextAt ? 'good' : 'due';
  }

  /** The page that may be served now; `isDue`: it is also to be renewed. */
  #find(key: string): { page: CachedPage; isDue: boolean } | undefined {
    const entry = this.#entries.get(key);
    const state = entry && this.#stateOf(key, entry);
    if (!entry || state === 'over') return undefined;
    this.#hits += 1;
    return { page: entry.page, isDue: state === 'due' };
  }

  #isRendering(key: string): boolean {
    const pending = this.#pending.get(key);
    return pending !== undefined && !isOverAt(this.#options.now(), pending.rendering);
  }

  /** Renders the page, unless that was done while it waited for its turn. */
  async #renew(key: string, tags: readonly string[], produce: () => Promise<ProducedPage>): Promise<CachedPage> {
    const entry = this.#entries.get(key);
    if (entry && !this.#pending.has(key) && this.#stateOf(key, entry) === 'good') return entry.page;
    const page = await this.#produceOnce(key, tags, produce);
    return entry && page.status >= 500 ? entry.page : page;
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
      // Renderings that were not stored do not become stale.
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
    // The page no longer exists.
    else this.#entries.delete(key);
    return page;
  }

  #save(key: string, page: CachedPage, rendering: Rendering): void {
    const known = this.#entries.peek(key);
    // A rendering that began later finished first.
    if (known && known.rendering.beganAt > rendering.beganAt) return;
    const freshUntil = this.#options.now() + this.#options.freshMs;
    this.#entries.set(key, { page, rendering, freshUntil, servedUntil: undefined, failedAt: undefined });
  }

  #noteFailure(key: string, epoch: number): void {
    const entry = this.#entries.peek(key);
    if (entry && epoch === this.#epoch) entry.failedAt = this.#options.now();
  }
}

function isOverAt(now: number, { staleAt }: Rendering): boolean {
  return staleAt !== undefined && staleAt + STALE_SERVED_MS <= now;
}

export function toCachedPage({ status, body: content, contentType, headers = {} }: ProducedPage): CachedPage {
  const body = new ResponseBody(content, { contentType, headers, effort: PAGE_EFFORT });
  return { status, body };
}
