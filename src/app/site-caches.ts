import { articleTopics } from '#features/content/articles/article.topics.ts';
import { gameDataTopics } from '#features/game-data/game-data.topics.ts';
import { maintenanceTag } from '#features/shell/settings/site.topics.ts';
import type { Evidence } from '#features/trade/quotes/evidence.contract.ts';
import { BodyCache } from '#platform/answers/body-cache.ts';
import { PageCache } from '#platform/answers/page-cache.ts';
import { MINUTE_MS } from '#shared/durations.ts';

const PAGE_LIMITS = { freshMs: 10 * MINUTE_MS, maxEntries: 4000, maxBytes: 48 * 1024 * 1024 };
/** Milliseconds between two markings of the pages of facts, each of which is then rendered again. */
const FACTS_GAP_MS = 1000;
/** Milliseconds that pages are served for less where their marking waited. In all processes facts hold within 2 s. */
const SHORTER_SERVED_MS = 500;
const EVIDENCE_LIMITS = { maxBytes: 8 * 1024 * 1024, ttlMs: 10 * MINUTE_MS };

/** The answers that a process has in memory, and what makes them outdated. */
export class SiteCaches {
  readonly pages: PageCache;
  readonly evidence = new BodyCache<Evidence>(EVIDENCE_LIMITS);
  readonly #factsListeners = new Set<() => void>();
  #factsMarkedAt = Number.NEGATIVE_INFINITY;
  #factsTimer: NodeJS.Timeout | undefined;

  /** @param onPageChange called whenever pages become outdated */
  constructor(onPageChange: () => void) {
    this.pages = new PageCache({ ...PAGE_LIMITS, now: () => performance.now(), onChange: onPageChange });
  }

  /** Calls back after facts or texts have changed; returns the unsubscribe function. */
  onFactsChange(listener: () => void): () => void {
    this.#factsListeners.add(listener);
    return () => this.#factsListeners.delete(listener);
  }

  /** Pages of facts become stale at once, but at most once a second. */
  afterNewFacts(): void {
    const now = performance.now();
    const waitMs = this.#factsMarkedAt + FACTS_GAP_MS - now;
    if (waitMs <= 0) this.#markFacts(now);
    else this.#factsTimer ??= setTimeout(() => this.#markFacts(now), waitMs).unref();
  }

  afterScheduledArticles(): void {
    this.pages.invalidate(articleTopics.all, 'evict');
    this.#publishFacts();
  }

  afterNewSettings(): void {
    this.pages.invalidateAll('stale');
  }

  afterMaintenance(): void {
    this.pages.invalidate(maintenanceTag, 'evict');
  }

  afterEvent(topic: string): void {
    this.pages.invalidate(topic, 'stale');
    this.evidence.invalidate(topic, 'evict');
    if (topic === articleTopics.all) this.#publishFacts();
  }

  /** @param since when the first of the changes that are marked came */
  #markFacts(since: number): void {
    clearTimeout(this.#factsTimer);
    this.#factsTimer = undefined;
    this.#factsMarkedAt = performance.now();
    this.pages.invalidate(gameDataTopics.all, 'stale', Math.max(since, this.#factsMarkedAt - SHORTER_SERVED_MS));
    this.#publishFacts();
  }

  #publishFacts(): void {
    for (const listener of this.#factsListeners) listener();
  }
}
