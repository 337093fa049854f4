import type { ArticleSchedule } from '#features/content/articles/article-schedule.service.ts';
import type { ContentSearch } from '#features/content/articles/content-search.service.ts';
import { ARTICLES_CHANNEL } from '#features/content/articles/save-article.service.ts';
import type { CatalogHolder } from '#features/game-data/catalog/catalog-holder.ts';
import type { IdentityProvider } from '#features/people/sign-in/identity-provider.ts';
import { SIGNING_KEYS_CHANNEL } from '#features/people/sign-in/signing-key.service.ts';
import { SETTINGS_CHANNEL } from '#features/shell/settings/setting-changes.service.ts';
import type { SettingsHolder } from '#features/shell/settings/site-settings.service.ts';
import { QUOTES_CHANNEL } from '#features/trade/quotes/quote-change.service.ts';
import type { QuoteRefresher } from '#features/trade/quotes/quote-refresher.service.ts';
import { PAGES_CHANNEL, readInvalidatedTags } from '#platform/answers/invalidate-pages.ts';
import type { PageCache } from '#platform/answers/page-cache.ts';
import { type Listener, openListener } from '#platform/database/listen.ts';
import type { EventFeed } from '#platform/live/event-feed.ts';
import { LIVE_CHANNEL } from '#platform/live/insert-events.ts';
import type { Log } from '#platform/log/log.ts';

const CATALOG_CHANNEL = 'catalog';

export interface InvalidatedCaches {
  catalog: Pick<CatalogHolder, 'reload'>;
  provider: Pick<IdentityProvider, 'reload'>;
  quotes: Pick<QuoteRefresher, 'wake'>;
  articles: Pick<ArticleSchedule, 'plan'>;
  contentSearch: Pick<ContentSearch, 'reload'>;
  settings: Pick<SettingsHolder, 'reload'>;
  cache: PageCache;
  live: Pick<EventFeed, 'readOn'>;
  log: Log;
}

/**
 * Invalidates caches after changes by any process. Call it before the first read: a change during that read is then
 * received and read again.
 */
export function listenForInvalidation(
  url: string,
  { catalog, provider, quotes, articles, contentSearch, settings, cache, live, log }: InvalidatedCaches,
): Promise<Listener> {
  const readCatalog = () => void catalog.reload();
  const readKeys = () => {
    provider.reload().catch((error: unknown) => log.warn({ err: error }, 'the signing keys were not read again'));
  };
  const evictPages = (payload: unknown) => {
    for (const tag of readInvalidatedTags(payload)) cache.invalidate(tag, 'evict');
  };
  const handlers: Readonly<Record<string, (payload: unknown) => void>> = {
    [CATALOG_CHANNEL]: readCatalog,
    [SIGNING_KEYS_CHANNEL]: readKeys,
    [PAGES_CHANNEL]: evictPages,
    [LIVE_CHANNEL]: () => live.readOn(),
    [QUOTES_CHANNEL]: () => quotes.wake(),
    [SETTINGS_CHANNEL]: () => void settings.reload(),
    [ARTICLES_CHANNEL]: () => {
      articles.plan();
      void contentSearch.reload();
    },
  };
  return openListener(url, Object.keys(handlers), {
    log,
    onMessage: (channel, payload) => handlers[channel]?.(payload),
    // Notifications during the outage are lost, so read everything again.
    onReconnect: () => {
      readCatalog();
      readKeys();
      quotes.wake();
      void settings.reload();
      articles.plan();
      void contentSearch.reload();
      cache.invalidateAll('evict');
      live.readOn();
    },
  });
}
