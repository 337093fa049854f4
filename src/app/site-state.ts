import { type ArticleSchedule, startArticleSchedule } from '#features/content/articles/article-schedule.service.ts';
import { type ContentSearch, createContentSearch } from '#features/content/articles/content-search.service.ts';
import { USUAL_SECTIONS } from '#features/content/quests/quest.labels.ts';
import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import { type CatalogHolder, createCatalogHolder } from '#features/game-data/catalog/catalog-holder.ts';
import { createCatalogReader } from '#features/game-data/catalog/catalog-reader.service.ts';
import { openPeople } from '#features/people/open-people.context.ts';
import type { PeopleContext } from '#features/people/people.context.ts';
import { toSwitches } from '#features/shell/settings/setting.rules.ts';
import { type SettingsHolder, startSiteSettings } from '#features/shell/settings/site-settings.service.ts';
import { startQuoteRefresher } from '#features/trade/quotes/quote-refresher.service.ts';
import { recountAfterNewMethod } from '#features/trade/quotes/refresh-quotes.service.ts';
import { systemClock } from '#platform/clock/clock.ts';
import type { Config } from '#platform/config/config.schema.ts';
import type { DatabaseConnection } from '#platform/database/connect.ts';
import { readEpoch } from '#platform/database/epoch.ts';
import type { Log } from '#platform/log/log.ts';
import { bannerEvents } from './banner-events.ts';
import { listenForInvalidation } from './cache-invalidation.ts';
import { type Live, openLive } from './open-live.ts';
import type { SiteCaches } from './site-caches.ts';
import { siteEffects } from './site-effects.ts';

/** Everything that a process reads at its start and keeps up to date while it runs. */
export interface SiteState {
  settings: SettingsHolder;
  facts: CatalogHolder;
  people: PeopleContext;
  articles: ArticleSchedule;
  contentSearch: ContentSearch;
  live: Live;
  /** Identifies the state of the data. */
  epoch: string;
  close(): Promise<void>;
}

/** Parts of the process that the market's services need. */
export interface SiteMarket extends Pick<PeopleContext, 'config' | 'db' | 'transact' | 'clock'> {
  catalog(): Catalog;
}

interface SiteStateOptions {
  url: string;
  serving: DatabaseConnection;
  caches: SiteCaches;
  config: Config;
  log: Log;
}

export async function openSiteState({ url, serving, caches, config, log }: SiteStateOptions): Promise<SiteState> {
  const { db, pool } = serving;
  const clock = systemClock;
  const settings = startSiteSettings({
    db,
    clock,
    log,
    onChange() {
      caches.afterNewSettings();
      events.onBanners();
    },
    onMaintenance(running) {
      caches.afterMaintenance();
      events.onMaintenance(running);
    },
  });
  const events = bannerEvents({ db, config, settings, hub: () => live.hub });
  const facts = createCatalogHolder({ load: createCatalogReader(db), log });
  facts.onChange(() => caches.afterNewFacts());
  const people = await openPeople(db, {
    config,
    pool,
    clock,
    log,
    handlers: siteEffects,
    switches: () => toSwitches(settings.values()),
  });
  const { transact, provider } = people;
  await recountAfterNewMethod(db);
  const quotes = startQuoteRefresher({ db, transact, clock, log, manipulatedItems: config.manipulatedItems });
  const contentSearch = createContentSearch({ db, clock, log, usualHeadings: { quest: USUAL_SECTIONS } });
  const articles = startArticleSchedule({
    db,
    transact,
    clock,
    log,
    onMoment() {
      caches.afterScheduledArticles();
      void contentSearch.reload();
    },
  });
  const epoch = await readEpoch(db);
  const live = openLive({ db, onTopic: (topic) => caches.afterEvent(topic), log, epoch });
  const listener = await listenForInvalidation(url, {
    catalog: facts,
    provider,
    quotes,
    articles,
    contentSearch,
    settings,
    live,
    log,
    cache: caches.pages,
  });
  await Promise.all([facts.reload(), provider.reload(), settings.reload(), live.start()]);
  return {
    settings,
    facts,
    people,
    articles,
    contentSearch,
    live,
    epoch,
    async close() {
      await Promise.all([quotes.stop(), articles.stop(), settings.stop()]);
      await listener.close();
      await live.stop();
    },
  };
}
