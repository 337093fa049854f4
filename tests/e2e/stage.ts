import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject } from 'vitest';
import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import { type DatabaseConnection, openDatabase } from '#platform/database/connect.ts';
import { createConsoleLog } from '#platform/log/log.ts';
import { storedFaces } from '#tests/support/build.ts';
import { CHROMIUM, sharedBrowser, wholeBrowser } from '#tests/support/chromium.ts';
import { createFactsDatabase } from '#tests/support/database.ts';
import { projectCatalog } from '#tests/support/project-facts.ts';
import { RECORD_SHIFTS } from '#tests/support/record-shifts.ts';
import { type Settings, serveSite } from '#tests/support/served-site.ts';
import { signInNewcomer, signInRemotely } from '#tests/support/sign-in-remotely.ts';
import { HAS_KOREAN_FACE, STORE_FACES } from '#tests/support/store-faces.ts';
import { ContextPool, type DelayedRequests } from './context-pool.ts';
import { freePort, MANY_VISITORS, type SharedSiteName } from './shared-sites.ts';

export const DESKTOP = { viewport: { width: 1440, height: 900 } };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const ACTION_PATIENCE_MS = 60_000;
const OPENING_PATIENCE_MS = 180_000;
const REFUSED_SCRIPT = /^failed: \S+\.js$/;

/** The facts as the served sites have them: a first import gives every row the same id everywhere. */
export const catalog: Catalog = await projectCatalog();

/** A visitor with a browser profile of his own. */
export interface Visit {
  page: Page;
  /** What the browser complained about: console errors and warnings, uncaught errors, requests that failed. */
  noises: string[];
}

export interface VisitOptions extends BrowserContextOptions {
  /** The visitor is signed in as the player of this name; a new one is made. */
  as?: string;
  /** The visitor is signed in by this nickname and has no character yet. */
  asNewcomer?: string;
  /** Visits of a group under the same name come in one tab, one after the other: what one has fetched the next has at hand. */
  tab?: string;
  /** For notifications, which a headless shell does not show. */
  inWholeBrowser?: boolean;
  /** The device has a Korean face of its own, and none of the site's yet. */
  isFirst?: boolean;
  /** Complaints that the journey provokes on purpose. */
  allowed?: RegExp;
  /** Requests that the browser is made to wait with. */
  delayed?: DelayedRequests;
  /** Before the page is opened. */
  prepare?(page: Page): Promise<unknown>;
  /** After it was opened: what makes it usable. Links that are followed without a new document, unless told. */
  until?(page: Page): Promise<unknown>;
}

type TabOptions = BrowserContextOptions & Pick<VisitOptions, 'as' | 'asNewcomer' | 'inWholeBrowser' | 'isFirst'>;

export interface Stage {
  /** Opens a path; answers when the page can be used. */
  visit(path: string, options?: VisitOptions): Promise<Visit>;
  site(): StageSite;
  /** The site's database, for what no visitor can do. */
  database(): Pick<DatabaseConnection, 'db'>;
}

interface StageSite {
  /** Without a trailing slash. */
  origin: string;
}

interface Fixtures extends StageSite {
  database: Pick<DatabaseConnection, 'db'>;
  close(): Promise<void>;
}

async function openContext(
  browser: Browser,
  isFirst: boolean,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  if (isFirst) await context.addInitScript(HAS_KOREAN_FACE);
  else await context.addInitScript(STORE_FACES, storedFaces());
  await context.addInitScript(RECORD_SHIFTS);
  return context;
}

const contexts = new ContextPool(async (options) => openContext(await sharedBrowser(), false, options));

/** The sites that this worker's journeys share with those of others, each with a connection to its database. */
const sharedFixtures = new Map<SharedSiteName, Promise<Fixtures>>();

async function openSharedFixtures(name: SharedSiteName): Promise<Fixtures> {
  const { origin, databaseUrl } = inject('sharedSites')[name];
  await untilOpen(origin);
  const database = await openDatabase(databaseUrl, { log: createConsoleLog('warn'), poolSize: 1 });
  return { origin, database, close: async () => {} };
}

async function untilOpen(origin: string): Promise<void> {
  const until = performance.now() + OPENING_PATIENCE_MS;
  for (;;) {
    const isOpen = await fetch(`${origin}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isOpen) return;
    if (performance.now() > until) throw new Error(`The site at ${origin} did not open.`);
    await delay(100);
  }
}

function fixturesOf(where: SharedSiteName | Settings): Promise<Fixtures> {
  if (typeof where !== 'string') return openOwnFixtures(where);
  const fixtures = sharedFixtures.get(where) ?? openSharedFixtures(where);
  sharedFixtures.set(where, fixtures);
  return fixtures;
}

async function openOwnFixtures(settings: Settings): Promise<Fixtures> {
  const database = await createFactsDatabase();
  const PORT = String(await freePort());
  const site = await serveSite({ ...MANY_VISITORS, DATABASE_URL: database.url, PORT, ...settings });
  const close = async () => {
    await site.stop();
    await database.drop();
  };
  return { origin: site.origin, database, close };
}

/**
 * A group of journeys through the built site in a browser. Each must leave the browser's console clean.
 * On a machine without a browser all are skipped, which `npm test` counts.
 * @param where a site that is shared with other journeys, or the settings of one of its own
 */
export function journeys(
  name: string,
  define: (stage: Stage) => void,
  where: SharedSiteName | Settings = 'readers',
): void {
  describe.skipIf(CHROMIUM === undefined)(name, () => {
    let fixtures: Fixtures;
    const visits: { visit: Visit; origin: string; tab: string | undefined; allowed: RegExp | undefined }[] = [];
    const tabs = new Map<string, Promise<Visit>>();

    async function openTab({
      as,
      asNewcomer,
      inWholeBrowser,
      isFirst = false,
      ...options
    }: TabOptions): Promise<Visit> {
      const whole = { ...DESKTOP, locale: 'ko-KR', baseURL: fixtures.origin, ...options };
      const page =
        isFirst || inWholeBrowser
          ? await (
              await openContext(await (inWholeBrowser ? wholeBrowser() : sharedBrowser()), isFirst, whole)
            ).newPage()
          : await contexts.acquire(whole);
      const context = page.context();
      if (as !== undefined) await context.addCookies(await signInRemotely(fixtures.origin, as));
      if (asNewcomer !== undefined) await context.addCookies(await signInNewcomer(fixtures.origin, asNewcomer));
      page.setDefaultTimeout(ACTION_PATIENCE_MS);
      return { page, noises: listen(page) };
    }

    /** As it was opened, but for what it has fetched and stored. */
    async function reuseTab(tab: Promise<Visit>, { viewport }: BrowserContextOptions): Promise<Visit> {
      const visit = await tab;
      await visit.page.unrouteAll({ behavior: 'ignoreErrors' });
      if (viewport) await visit.page.setViewportSize(viewport);
      return visit;
    }

    function tabFor(name: string | undefined, options: TabOptions) {
      const known = name === undefined ? undefined : tabs.get(name);
      if (known) return reuseTab(known, options);
      const opened = openTab(options);
      if (name !== undefined) tabs.set(name, opened);
      return opened;
    }

    beforeAll(async () => {
      fixtures = await fixturesOf(where);
    });

    afterEach(async () => {
      const ended = visits.splice(0);
      const noises = ended.flatMap(({ visit, allowed }) =>
        visit.noises.splice(0).filter((noise) => !allowed?.test(noise)),
      );
      const alone = ended.filter(({ tab }) => tab === undefined);
      await Promise.all(alone.map(({ visit, origin }) => contexts.release(visit.page.context(), origin)));
      expect(noises, 'complaints of the browser').toEqual([]);
    });

    afterAll(async () => {
      for (const tab of tabs.values()) await contexts.release((await tab).page.context(), fixtures.origin);
      if (fixtures && typeof where !== 'string') await contexts.closeAllOf(fixtures.origin);
      await fixtures?.close();
    });

    define({
      site: () => fixtures,
      database: () => fixtures.database,
      async visit(path, { allowed, delayed, prepare, until, tab, ...options } = {}) {
        const visit = await tabFor(tab, options);
        const { page } = visit;
        // A browser without JavaScript refuses the scripts that the head names.
        visits.push({
          visit,
          origin: new URL(path, fixtures.origin).origin,
          tab,
          allowed: options.javaScriptEnabled === false ? REFUSED_SCRIPT : allowed,
        });
        if (delayed) await contexts.delay(page, delayed);
        await prepare?.(page);
        await page.goto(path);
        if (until) await until(page);
        else if (options.javaScriptEnabled !== false) await untilAlive(page);
        return visit;
      },
    });
  });
}

function listen(page: Page): string[] {
  const noises: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) noises.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => noises.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    // What a navigation leaves unfinished is no fault.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') noises.push(`failed: ${request.url()}`);
  });
  return noises;
}

/** React marks the elements that it has taken over. */
export async function untilTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
  });
}

/** From now on links are followed without a new document, and every part of the page has its code. */
export async function untilAlive(page: Page): Promise<void> {
  await untilTakenOver(page);
  await use(page);
  await page.waitForFunction(() => {
    const controls = [...document.querySelectorAll('main :is(button, input, select, textarea)')];
    const areAlive = controls.every((control) => Object.keys(control).some((key) => key.startsWith('__reactProps')));
    return areAlive && performance.getEntriesByName('all-pages').length > 0;
  });
}

/** A first sign of somebody at the page, on which its later code comes. */
export function use(page: Page): Promise<unknown> {
  return page.evaluate(() => dispatchEvent(new Event('pointermove')));
}

export async function textIn(place: Locator): Promise<string> {
  return (await place.textContent())?.trim() ?? '';
}
