import { setTimeout as delay } from 'node:timers/promises';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import type { OperatorLevel } from '#shared/endpoint.ts';
import { storedFaces } from '#tests/support/build.ts';
import { wholeBrowser } from '#tests/support/chromium.ts';
import { projectCatalog } from '#tests/support/project-facts.ts';
import { RECORD_SHIFTS } from '#tests/support/record-shifts.ts';
import type { Settings } from '#tests/support/served-site.ts';
import { signInNewcomer, signInRemotely } from '#tests/support/sign-in-remotely.ts';
import { HAS_KOREAN_FACE, STORE_FACES } from '#tests/support/store-faces.ts';
import type { SharedSiteName } from './shared-sites.ts';
import { type Site, Sites } from './sites.ts';
import { translateAsBrowsersDo } from './translate.in-page.ts';

export { expect };

export const DESKTOP = { viewport: { width: 1440, height: 900 } };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const CLOSE_PATIENCE_MS = 10_000;
/** A browser without JavaScript refuses the scripts that the head names. */
const REFUSED_SCRIPT = /^failed: \S+\.js$/;
/** React draws a part anew that was translated before its code came, and says so. */
const DRAWN_ANEW = /^uncaught: Minified React error #418;/;

/** The facts as the served sites have them: a first import gives every row the same id everywhere. */
export const catalog: Catalog = await projectCatalog();

export interface VisitOptions extends BrowserContextOptions {
  /** The visitor is signed in as the player of this name; a new one is made. */
  as?: string;
  /** That player is an operator of this level. */
  operator?: OperatorLevel;
  /** The visitor is signed in by this nickname and has no character yet. */
  asNewcomer?: string;
  /** For notifications, which a headless shell does not show. */
  inWholeBrowser?: boolean;
  /** The device has a Korean face of its own, and none of the site's yet. */
  isFirst?: boolean;
  /** Complaints that the journey provokes on purpose. */
  allowed?: RegExp;
  /** Before the page is opened. */
  prepare?(page: Page): Promise<unknown>;
  /** After it was opened: what makes it usable. Every part of it has its code, unless told. */
  until?(page: Page): Promise<unknown>;
}

/** Opens a path in a browser profile of its own; answers when the page can be used. */
export type Visit = (path: string, options?: VisitOptions) => Promise<Page>;

export interface Fixtures {
  /** A site that is shared with other tests, or the settings of one of this file. */
  where: SharedSiteName | Settings;
  site: Site;
  /** The browser translates every page. */
  isTranslated: boolean;
  /** The site's database, for what no visitor can do. */
  database: Site['database'];
  /** Each visit must leave the browser's console clean. */
  visit: Visit;
}

export const test = base.extend<Fixtures, { sites: Sites }>({
  where: ['readers', { option: true }],
  isTranslated: [false, { option: true }],
  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture depends on.
    async ({}, use) => {
      const sites = new Sites();
      await use(sites);
      await sites.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  site: [async ({ sites, where }, use, { file }) => use(await sites.open(where, file)), { timeout: 240_000 }],
  database: async ({ site }, use) => use(site.database),
  visit: async ({ browser, site, isTranslated }, use) => {
    const visits: { page: Page; allowed: RegExp | undefined }[] = [];
    await use(async (path, { allowed, prepare, until, ...options } = {}) => {
      const page = await openPage(browser, site, options);
      if (isTranslated) await page.context().addInitScript(translateAsBrowsersDo);
      const isScripted = options.javaScriptEnabled !== false;
      visits.push({ page, allowed: isScripted ? allowed : REFUSED_SCRIPT });
      await prepare?.(page);
      await page.goto(path);
      if (until) await until(page);
      else if (isScripted) await untilAlive(page);
      return page;
    });
    const complaints = visits
      .flatMap(({ page, allowed }) => complaintsOf(page).filter((one) => !allowed?.test(one)))
      .filter((one) => !isTranslated || !DRAWN_ANEW.test(one));
    await Promise.all(visits.map(({ page }) => close(page.context())));
    expect(complaints, 'complaints of the browser').toEqual([]);
  },
});

/**
 * Chromium was seen not to answer that a profile is gone, while the pages of others went on. It ends with the browser of the
 * worker.
 */
async function close(context: BrowserContext): Promise<void> {
  await Promise.race([context.close(), delay(CLOSE_PATIENCE_MS, undefined, { ref: false })]);
}

async function openPage(
  browser: Browser,
  { origin, database }: Site,
  { as, operator, asNewcomer, inWholeBrowser, isFirst = false, ...options }: VisitOptions,
): Promise<Page> {
  const opener = inWholeBrowser ? await wholeBrowser() : browser;
  const context = await opener.newContext({ ...DESKTOP, locale: 'ko-KR', baseURL: origin, ...options });
  await prepareContext(context, isFirst);
  if (as !== undefined) await context.addCookies(await signInRemotely(origin, as));
  if (as !== undefined && operator !== undefined) await makeOperator(database, as, operator);
  if (asNewcomer !== undefined) await context.addCookies(await signInNewcomer(origin, asNewcomer));
  const page = await context.newPage();
  listen(page);
  return page;
}

async function makeOperator({ db }: Site['database'], name: string, level: OperatorLevel): Promise<void> {
  const { user_id } = await db
    .selectFrom('profile')
    .select('user_id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  if (user_id === null) throw new Error(`${name} has no account`);
  await db
    .insertInto('operator')
    .values({ user_id, level })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function prepareContext(context: BrowserContext, isFirst: boolean): Promise<void> {
  if (isFirst) await context.addInitScript(HAS_KOREAN_FACE);
  else await context.addInitScript(STORE_FACES, storedFaces());
  await context.addInitScript(RECORD_SHIFTS);
}

const complaints = new WeakMap<Page, string[]>();

/** Console errors and warnings, uncaught errors, requests that failed. */
export function complaintsOf(page: Page): readonly string[] {
  return complaints.get(page) ?? [];
}

function listen(page: Page): void {
  const lines: string[] = [];
  complaints.set(page, lines);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) lines.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => lines.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A navigation may leave requests unfinished.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') lines.push(`failed: ${request.url()}`);
  });
}

/** React has taken over the page, but for parts whose code comes once it is used. */
export async function untilTakenOver(page: Page): Promise<void> {
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
}

/** From now on links are followed without a new document, and every part of the page has its code. */
export async function untilAlive(page: Page): Promise<void> {
  await untilTakenOver(page);
  await use(page);
  await page.waitForSelector('html:not([data-waiting]), html[data-waiting="0"]', { state: 'attached' });
  await page.waitForFunction(() => performance.getEntriesByName('all-pages').length > 0);
}

/** A first sign of somebody at the page, on which its later code comes. */
export function use(page: Page): Promise<unknown> {
  return page.evaluate(() => dispatchEvent(new Event('pointermove')));
}

export async function textIn(place: Locator): Promise<string> {
  return (await place.textContent())?.trim() ?? '';
}
