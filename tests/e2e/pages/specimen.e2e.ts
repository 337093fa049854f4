import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import { build } from 'vite';
import { accessibilityFaults, sidewaysFaults } from '#tests/e2e/support/screen-faults.ts';
import { withVirtualTime } from '#tests/e2e/support/virtual-time.ts';
import { CLIENT_DIR } from '#tests/support/build.ts';

const ORIGIN = 'http://specimen.test';
const TOP = fileURLToPath(new URL('../../..', import.meta.url));
const ENTRY_FILE = 'src/specimen.entry.ts';
const ENTRY = `
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  import { Specimen } from '#ui/specimen/specimen.tsx';
  import { startCards } from '#ui/overlay/card-trigger.ts';
  createRoot(document.querySelector('main')).render(createElement('div', null, createElement('h1', null, '컴포넌트'), createElement(Specimen)));
  startCards(async (key) => (key === 'item:3' ? null : createElement('div', { className: 'bd' }, key)));
`;

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

type Files = ReadonlyMap<string, string | Uint8Array>;

/**
 * Serves the specimen as a site of its own, because the real site does not link or serve it. Bundles its scripts; its styles, fonts
 * and pictures are those that `npm test` built for the site.
 */
async function buildSpecimen(): Promise<Files> {
  const built = await build({
    root: TOP,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'specimen-entry',
        resolveId: (id) => (id === ENTRY_FILE ? join(TOP, ENTRY_FILE) : null),
        load: (id) => (id === join(TOP, ENTRY_FILE) ? ENTRY : null),
      },
    ],
    oxc: { jsx: { runtime: 'automatic' } },
    build: {
      write: false,
      minify: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      rollupOptions: { input: ENTRY_FILE },
    },
  });
  if (!('output' in built)) throw new Error('One build was expected.');
  const scripts = built.output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]);
  return new Map([...assetsOfTheSite(), ...(scripts as [string, string | Uint8Array][])]);
}

function assetsOfTheSite(): [string, Uint8Array][] {
  const folder = join(CLIENT_DIR, 'assets');
  const files = readdirSync(folder).filter((name) => ['.css', '.svg', '.woff2'].includes(extname(name)));
  return files.map((name) => [`/assets/${name}`, readFileSync(join(folder, name))]);
}

interface Width {
  width: number;
  isPhone?: boolean;
}

const test = base.extend<{ open(width: Width): Promise<Page> }, { files: Files }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture depends on.
  files: [async ({}, use) => use(await buildSpecimen()), { scope: 'worker', timeout: 120_000 }],
  open: async ({ browser, files }, use) => {
    const contexts: BrowserContext[] = [];
    const faults: string[] = [];
    await use(async ({ width, isPhone = false }) => {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        isMobile: isPhone,
        hasTouch: isPhone,
      });
      contexts.push(context);
      const page = await context.newPage();
      await withVirtualTime(page);
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      page.on('pageerror', (error) => faults.push(error.message));
      await page.route(`${ORIGIN}/**`, async (route) => {
        const { pathname } = new URL(route.request().url());
        const body = pathname === '/' ? documentOf(files) : files.get(pathname);
        if (body === undefined) return route.fulfill({ status: 404 });
        const contentType = TYPES[extname(pathname)] ?? 'text/html; charset=utf-8';
        return route.fulfill({ body: typeof body === 'string' ? body : Buffer.from(body), contentType });
      });
      await page.goto(ORIGIN);
      await page.getByRole('heading', { name: '버튼' }).waitFor();
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(faults, 'complaints of the browser').toEqual([]);
  },
});

test.describe('the specimen', () => {
  for (const width of [1440, 390])
    test(`has no accessibility fault at ${width}`, async ({ open }) => {
      const page = await open({ width, isPhone: width < 900 });
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await sidewaysFaults(page)).toEqual([]);
    });

  test('holds the action of the page above the end of a phone, which covers no line of it', async ({ open }) => {
    const page = await open({ width: 390, isPhone: true });
    const action = page.locator('.action-bar').getByRole('button', { name: '귓말 복사' });
    const boxOf = async (what: Locator) => (await what.boundingBox()) ?? { y: NaN, height: NaN };
    const { y, height } = await boxOf(action);
    expect([y + height <= 900 - 64, height]).toEqual([true, 44]);
    await page.evaluate("document.querySelector('main').className = 'frame'");
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
    const last = await boxOf(page.locator('main .stack').last());
    expect(last.y + last.height).toBeLessThan(y);
    expect(await boxOf(action)).toEqual({ ...(await boxOf(action)), y, height });
  });
});

function documentOf(files: Files): string {
  const names = [...files.keys()];
  const entry = names.find((name) => /specimen\.entry-[^/]+\.js$/.test(name));
  const styles = names.filter((name) => name.endsWith('.css')).map((name) => `<link rel="stylesheet" href="${name}">`);
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>컴포넌트</title>`;
  return `<!doctype html><html lang="ko" data-faces=""><head>${head}${styles.join('')}<script type="module" src="${entry}"></script></head><body><main></main></body></html>`;
}
