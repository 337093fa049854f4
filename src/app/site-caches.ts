import { articleTopics } from '#features/content/articles/article.topics.ts';
import { gameDataTopics } from '#features/game-data/game-data.topics.ts';
import { maintenanceTag } from '#features/shell/settings/site.topics.ts';
import type { Evidence } from '#features/trade/quotes/evidence.contract.ts';
import { BodyCache } from '#platform/answers/body-cache.ts';
import { PageCache } from '#platform/answers/page-cache.ts';
import { MINUTE_MS } from '#shared/durations.ts';

const PAGE_LIMITS = { freshMs: 10 * MINUTE_MS, maxEntries: 4000, maxBytes: 48 * 1024 * 1024 };
const EVIDENCE_LIMITS = { maxBytes: 8 * 1024 * 1024, ttlMs: 10 * MINUTE_MS };

/** The answers that a process has in memory, and what makes them outdated. */
export class SiteCaches {
  readonly pages: PageCache;
  readonly evidence = new BodyCache<Evidence>(EVIDENCE_LIMITS);
  readonly #factsListeners = new Set<() => void>();

  /** @param onPageChange called whenever pages become outdated */
  constructor(onPageChange: () => void) {
    this.pages = new PageCache({ ...PAGE_LIMITS, now: () => performance.now(), onChange: onPageChange });
  }

  /** Calls back after facts or texts have changed; returns the unsubscribe function. */
  onFactsChange(listener: () => void): () => void {
    this.#factsListeners.add(listener);
    return () => this.#factsListeners.delete(listener);
  }

  afterNewFacts(): void {
    this.pages.invalidate(gameDataTopics.all, 'evict');
    this.#publishFacts();
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

  #publishFacts(): void {
    for (const listener of this.#factsListeners) listener();
  }
}
