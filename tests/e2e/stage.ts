import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { buildCatalog } from '#features/game-data/catalog/build-catalog.ts';
import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import { gameDataFromSources } from '#game-data/import/rows-from-sources.ts';
import { launchBrowser } from '#tests/support/chromium.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { type ServedSite, type Settings, serveSite } from '#tests/support/served-site.ts';
import { findChromium } from '../../scripts/steps/chromium.mjs';

export const DESKTOP = { viewport: { width: 1440, height: 900 } };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const ACTION_PATIENCE_MS = 20_000;
const REFUSED_SCRIPT = /^failed: \S+\.js$/;

/** The facts as the served site has them: a first import gives every row the same id everywhere. */
export const catalog: Catalog = buildCatalog(await gameDataFromSources());

/** A visitor with a browser profile of his own. */
export interface Visit {
  page: Page;
  /** What the browser complained about: console errors and warnings, uncaught errors, requests that failed. */
  noises: string[];
}

export interface VisitOptions extends BrowserContextOptions {
  /** Complaints that the journey provokes on purpose. */
  allowed?: RegExp;
  /** Before the page is opened. */
  prepare?(page: Page): Promise<unknown>;
}

export interface Stage {
  /** Opens a path; answers when the page can be used. */
  visit(path: string, options?: VisitOptions): Promise<Visit>;
  site(): ServedSite;
  /** The site's database, for what no visitor can do. */
  database(): TestDatabase;
}

interface Fixtures {
  browser: Browser;
  site: ServedSite;
  database: TestDatabase;
  close(): Promise<void>;
}

/** The groups of this file with the same settings share one browser and one site; the last one to end closes both. */
const fixtures = new Map<string, { opened?: Promise<Fixtures>; groups: number }>();

async function openFixtures(settings: Settings): Promise<Fixtures> {
  const database = await createTestDatabase();
  // Known beforehand: the site is to know its own address.
  const PORT = String(await freePort());
  const [browser, site] = await Promise.all([
    launchBrowser(),
    serveSite({ DATABASE_URL: database.url, PORT, RATE_LIMIT_SCALE: '100', ...settings }),
  ]);
  if (!browser) throw new Error('the browser was there a moment ago');
  const close = async () => {
    await browser.close();
    await site.stop();
    await database.drop();
  };
  return { browser, site, database, close };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}

/**
 * A group of journeys through the built site in a browser. Each must leave the browser's console clean.
 * On a machine without a browser all are skipped, which `npm test` counts.
 */
export function journeys(name: string, define: (stage: Stage) => void, settings: Settings = {}): void {
  const key = JSON.stringify(settings);
  const shared = fixtures.get(key) ?? { groups: 0 };
  fixtures.set(key, shared);
  shared.groups += 1;
  describe.skipIf(findChromium() === undefined)(name, () => {
    let browser: Browser;
    let site: ServedSite;
    let database: TestDatabase;
    const visits: { context: BrowserContext; visit: Visit; allowed: RegExp | undefined }[] = [];

    beforeAll(async () => {
      shared.opened ??= openFixtures(settings);
      ({ browser, site, database } = await shared.opened);
    });

    afterEach(async () => {
      const ended = visits.splice(0);
      await Promise.all(ended.map(({ context }) => context.close()));
      const noises = ended.flatMap(({ visit, allowed }) => visit.noises.filter((noise) => !allowed?.test(noise)));
      expect(noises, 'complaints of the browser').toEqual([]);
    });

    afterAll(async () => {
      shared.groups -= 1;
      if (shared.groups === 0) await (await shared.opened)?.close();
    });

    define({
      site: () => site,
      database: () => database,
      async visit(path, { allowed, prepare, ...options } = {}) {
        const context = await browser.newContext({ ...DESKTOP, locale: 'ko-KR', baseURL: site.origin, ...options });
        const page = await context.newPage();
        page.setDefaultTimeout(ACTION_PATIENCE_MS);
        const visit: Visit = { page, noises: listen(page) };
        // A browser without JavaScript refuses the scripts that the head names.
        visits.push({ context, visit, allowed: options.javaScriptEnabled === false ? REFUSED_SCRIPT : allowed });
        await prepare?.(page);
        await page.goto(path);
        if (options.javaScriptEnabled !== false) await untilAlive(page);
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
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
  });
}

export async function textIn(place: Locator): Promise<string> {
  return (await place.textContent())?.trim() ?? '';
}
