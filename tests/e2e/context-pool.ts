import { setTimeout as delay } from 'node:timers/promises';
import type { BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

/** Methods that change a context or a page for good. */
const LASTING_CHANGES = [
  'addInitScript',
  'addLocatorHandler',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'newCDPSession',
  'route',
  'routeWebSocket',
  'setExtraHTTPHeaders',
  'setGeolocation',
];
const LASTING_CHANGES_OF_CLOCK = ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'];
/** Of any site: without scripts. */
const PLAIN_PATH = '/robots.txt';
const MAX_FREE = 8;
/** A tab that hangs is closed instead. */
const PATIENCE_MS = 20_000;

interface Pooled {
  /** Of its options. */
  key: string;
  options: BrowserContextOptions;
  page: Page;
  session: CDPSession;
  /** What requests wait for. */
  delayed: () => Promise<unknown>;
  isChanged: boolean;
}

export interface DelayedRequests {
  /** Of their addresses, with `*` for any characters. */
  pattern: string;
  until(): Promise<unknown>;
}

/**
 * Tabs for one visit after the other: each is as new, but for the files and the code that its browser has in memory, which are most of
 * what a visit costs. What a journey has changed for good is closed.
 */
export class ContextPool {
  readonly #open: (options: BrowserContextOptions) => Promise<BrowserContext>;
  readonly #used = new Map<BrowserContext, Pooled>();
  #free: Pooled[] = [];

  constructor(open: (options: BrowserContextOptions) => Promise<BrowserContext>) {
    this.#open = open;
  }

  async acquire(options: BrowserContextOptions): Promise<Page> {
    const key = JSON.stringify(options);
    const found = this.#free.find((one) => one.key === key);
    this.#free = this.#free.filter((one) => one !== found);
    const pooled = found?.page.context().browser()?.isConnected() ? found : await this.#make(key, options);
    this.#used.set(pooled.page.context(), pooled);
    return pooled.page;
  }

  async #make(key: string, options: BrowserContextOptions): Promise<Pooled> {
    const context = await this.#open(options);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const pooled: Pooled = { key, options, page, session, delayed: () => Promise.resolve(), isChanged: false };
    session.on('Fetch.requestPaused', async ({ requestId }) => {
      await pooled.delayed();
      // The page may have gone on meanwhile.
      await session.send('Fetch.continueRequest', { requestId }).catch(() => undefined);
    });
    const change = () => {
      pooled.isChanged = true;
    };
    callBefore(context, LASTING_CHANGES, change);
    callBefore(
      page,
      LASTING_CHANGES.filter((name) => name !== 'route'),
      change,
    );
    callBefore(context.clock, LASTING_CHANGES_OF_CLOCK, change);
    return pooled;
  }

  /** Unlike `page.route`, which looks at every request, this leaves the browser its memory of files. */
  async delay(page: Page, { pattern, until }: DelayedRequests): Promise<void> {
    const pooled = this.#used.get(page.context());
    if (!pooled) throw new Error('The page is of no pool.');
    pooled.delayed = until;
    await pooled.session.send('Fetch.enable', { patterns: [{ urlPattern: pattern }] });
  }

  /** @param origin of the site that was visited */
  async release(context: BrowserContext, origin: string): Promise<void> {
    const pooled = this.#used.get(context);
    this.#used.delete(context);
    if (!pooled || pooled.isChanged || pooled.page.isClosed() || this.#free.length >= MAX_FREE) return context.close();
    const isClean = await Promise.race([
      cleanUp(pooled, origin).then(
        () => true,
        () => false,
      ),
      delay(PATIENCE_MS, false, { ref: false }),
    ]);
    if (isClean) this.#free.push(pooled);
    else await context.close();
  }

  /** Closes what is free of a site that is about to close. */
  async closeAllOf(origin: string): Promise<void> {
    const ended = this.#free.filter(({ options }) => options.baseURL === origin);
    this.#free = this.#free.filter((one) => !ended.includes(one));
    await Promise.all(ended.map(({ page }) => page.context().close()));
  }
}

async function cleanUp({ page, options, session }: Pooled, origin: string): Promise<void> {
  const context = page.context();
  const others = context.pages().filter((one) => one !== page);
  await Promise.all(others.map((one) => one.close()));
  page.removeAllListeners();
  await session.send('Fetch.disable');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await page.goto(origin + PLAIN_PATH);
  await context.clearCookies();
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of await indexedDB.databases()) if (name !== undefined) indexedDB.deleteDatabase(name);
    for (const name of await caches.keys()) await caches.delete(name);
    for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
  });
  await page.mouse.move(-1, -1);
  const { colorScheme = null, reducedMotion = null, forcedColors = null, contrast = null } = options;
  await page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors, contrast });
  if (options.viewport) await page.setViewportSize(options.viewport);
  // What the page remembers of where it was.
  await session.send('Page.resetNavigationHistory');
}

function callBefore(owner: object, names: readonly string[], act: () => void): void {
  for (const name of names) {
    const method: unknown = Reflect.get(owner, name);
    if (typeof method !== 'function') continue;
    Reflect.set(owner, name, (...given: unknown[]) => {
      act();
      return Reflect.apply(method, owner, given);
    });
  }
}
