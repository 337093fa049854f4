import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { storeBuild } from '#features/shell/builds/stored-builds.service.ts';
import { silentLog } from '#platform/log/log.ts';
import { freePort } from '#tests/e2e/support/shared-sites.ts';
import { DESKTOP, expect, test, untilAlive } from '#tests/e2e/support/test.ts';
import { withVirtualTime } from '#tests/e2e/support/virtual-time.ts';
import { readBuild, storedFaces } from '#tests/support/build.ts';
import { createFactsDatabase, type TestDatabase } from '#tests/support/database.ts';
import { makeNextBuild, type NextBuild } from '#tests/support/next-build.ts';
import { type ServedSite, serveSite } from '#tests/support/served-site.ts';
import { openSiteProxy, type SiteProxy } from '#tests/support/site-proxy.ts';
import { STORE_FACES } from '#tests/support/store-faces.ts';

const MINUTE_MS = 60_000;
/** Of two sites, one after the other. */
const OPENING_PATIENCE_MS = 5 * MINUTE_MS;
/** Another one, which nobody has open. */
const BETWEEN = { id: 'between', matcher: { static: {}, wildcard: {}, dynamic: {} }, prerendered: [] };

const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name, exact: true });
const buildOf = (page: Page) =>
  page.evaluate(() => JSON.parse(document.querySelector('#page-state')?.textContent ?? '{}').build);

interface Tab {
  page: Page;
  /** Addresses of whole documents that were asked for since the tab was opened. */
  documents: string[];
  noises: string[];
  /** Statuses by path. */
  answers: ReadonlyMap<string, number>;
}

/** The page is answered that there is another build, for the first time. */
async function firstLook(page: Page): Promise<void> {
  const answer = page.waitForResponse('**/builds/latest.json?*');
  await page.clock.fastForward(5 * MINUTE_MS);
  await (await answer).finished();
}

test.describe('tabs of two builds ago, behind the address of a newer one', () => {
  let database: TestDatabase;
  let dataDir: string;
  let proxy: SiteProxy;
  let origin: string;
  let newest: NextBuild;
  const sites: ServedSite[] = [];
  const contexts: BrowserContext[] = [];
  let waiting: Tab;
  let busy: Tab;

  async function serve(top?: string): Promise<void> {
    const port = await freePort();
    const opened = await serveSite(
      { DATABASE_URL: database.url, DATA_DIR: dataDir, PUBLIC_SITE_URL: origin, PORT: String(port) },
      top,
    );
    sites.push(opened);
    proxy.leadTo(`http://127.0.0.1:${port}`);
  }

  async function openTab(browser: Browser, prepare?: (page: Page) => Promise<void>): Promise<Tab> {
    const context = await browser.newContext({ ...DESKTOP, locale: 'ko-KR', baseURL: origin });
    contexts.push(context);
    await context.addInitScript(STORE_FACES, storedFaces());
    const page = await context.newPage();
    await prepare?.(page);
    const answers = new Map<string, number>();
    page.on('response', (response) => answers.set(new URL(response.url()).pathname, response.status()));
    const noises: string[] = [];
    page.on('pageerror', ({ message }) => noises.push(message));
    const manifest = page.waitForResponse('**/builds/meta/*.json');
    await page.goto('/skills');
    await untilAlive(page);
    await manifest;
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    return { page, documents, noises, answers };
  }

  test.beforeAll(async ({ browser }) => {
    test.setTimeout(OPENING_PATIENCE_MS);
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    [database, dataDir, proxy] = await Promise.all([
      createFactsDatabase(),
      mkdtemp(join(tmpdir(), 'upgrade-')),
      openSiteProxy(port),
    ]);
    newest = makeNextBuild('newest');
    await serve();
    [waiting, busy] = await Promise.all([openTab(browser, withVirtualTime), openTab(browser)]);
    const between = { ...BETWEEN, timestamp: Date.now() };
    await storeBuild({ dataDir, clientDir: newest.clientDir, manifest: between, now: new Date(), log: silentLog });
    await serve(newest.top);
    await sites.shift()?.stop();
  });

  test.afterAll(async () => {
    for (const context of contexts) await context.close();
    for (const site of sites) await site.stop();
    await proxy?.close();
    newest?.remove();
    await database?.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  test('go on working with the code of their build, are told, and open their next path as a document, once', async () => {
    const { page, documents, noises, answers } = waiting;
    await page.keyboard.press('/');
    await page.getByRole('combobox').waitFor();
    const code = [...answers].filter(([path]) => /palette-host-[^/]*[.]js$/.test(path));
    expect(code.map(([, status]) => status)).toEqual([200]);
    await page.keyboard.press('Escape');
    await firstLook(page);
    const link = page.getByRole('link', { name: '새 버전' });
    const linksAMinuteLater = async () => {
      await page.clock.fastForward(MINUTE_MS);
      return link.count();
    };
    await expect.poll(linksAMinuteLater).toBe(1);
    expect(documents).toEqual([]);
    await menu(page, '도감').click();
    await page.waitForURL('**/items');
    await untilAlive(page);
    expect([documents, await buildOf(page)]).toEqual([['/items'], newest.id]);
    await menu(page, '지도').click();
    await page.getByRole('heading', { level: 1, name: '지도' }).waitFor();
    await page.clock.runFor(20 * MINUTE_MS);
    expect([documents, await link.count(), noises]).toEqual([['/items'], 0, []]);
  });

  test('that were not told yet draw no data of the newer build: they open the page it is of as a document, once', async () => {
    const { page, documents, noises } = busy;
    expect(await buildOf(page)).toBe(readBuild().id);
    await menu(page, '도감').click();
    await page.waitForURL('**/items');
    await untilAlive(page);
    await menu(page, '지도').click();
    await page.getByRole('heading', { level: 1, name: '지도' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: '아이템' }).waitFor();
    expect([documents, await buildOf(page), noises]).toEqual([['/items'], newest.id, []]);
  });
});
