import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import { build } from 'vite';
import { accessibilityFaults, sidewaysFaults } from '#tests/e2e/support/screen-faults.ts';
import { stopTime, withVirtualTime } from '#tests/e2e/support/virtual-time.ts';
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

  test('opens the card of a name inside the window, and closes it', async ({ open }) => {
    const page = await open({ width: 1440 });
    const card = page.getByRole('tooltip');
    await page.locator('[data-card="item:1"] .nm').hover();
    await card.getByText('item:1').waitFor();
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    await page.locator('[data-card="item:1"]').focus();
    await page.keyboard.press('Tab');
    await card.getByText('item:2').waitFor();
    expect(await page.locator('[aria-describedby="hover-card"]').getAttribute('data-card')).toBe('item:2');
    await page.keyboard.press('Tab');
    await expect(card).toBeHidden();
  });

  test('opens the card on a tap on the picture, the page on a tap on the name', async ({ open }) => {
    const page = await open({ width: 390, isPhone: true });
    // The code of cards comes to a phone once it is idle.
    await page.clock.runFor(8000);
    await page.locator('#hover-card').waitFor({ state: 'attached' });
    await page.locator('[data-card="item:2"] .tile').tap();
    await page.getByRole('tooltip').getByText('item:2').waitFor();
    expect(new URL(page.url()).hash).toBe('');
    await page.locator('[data-card="item:2"] .nm').tap();
    await page.waitForURL('**/#sword');
  });

  test('follows the link of a row wherever the row is pressed, and shows its card at the name alone', async ({
    open,
  }) => {
    const page = await open({ width: 390, isPhone: true });
    await page.locator('tr', { hasText: '현철중검' }).getByText('▼3.2%').tap({ force: true });
    await page.waitForURL('**/#sword');
    const desk = await open({ width: 1440 });
    const row = desk.locator('tr', { hasText: '진호박' });
    await row.locator('.nm').hover();
    await desk.getByRole('tooltip').getByText('item:1').waitFor();
    await row.getByText('▲3.4%').hover({ force: true });
    await desk.getByRole('tooltip').waitFor({ state: 'hidden' });
    await expect(desk.locator('.action-bar')).toBeHidden();
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

  test('unfolds the rows of a long list from the 51st on', async ({ open }) => {
    const page = await open({ width: 390, isPhone: true });
    const hidden = page.getByText('51층');
    await expect(hidden).toBeHidden();
    await page.getByText('51–64').tap();
    await expect(hidden).toBeVisible();
  });

  test('shows a dialog with a focused button, and closes it by Escape and by a click outside', async ({ open }) => {
    const page = await open({ width: 1440 });
    await page.getByRole('button', { name: '펼치기' }).click();
    const dialog = page.getByRole('dialog', { name: '로그인 후 이용해 주세요' });
    for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(20, 450)]) {
      await page.getByRole('button', { name: '대화 상자', exact: true }).click();
      await expect(page.locator(':focus')).toHaveText('확인');
      await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(300);
      await close();
      await dialog.waitFor({ state: 'detached' });
    }
  });

  test('chooses from the list, the combobox and the menu by keyboard', async ({ open }) => {
    const page = await open({ width: 1440 });
    await page.getByRole('button', { name: '펼치기' }).click();
    const field = page.getByRole('combobox', { name: '아이템' });
    await field.fill('현');
    expect(await page.getByRole('option').allInnerTexts()).toContain('현철중검');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('현철중검');
    await page.getByRole('button', { name: '더 하기' }).press('Enter');
    await page.getByRole('menuitem', { name: '초기화' }).waitFor();
    await page.keyboard.press('Escape');
  });

  test('shows a toast at the top right and removes it after three seconds', async ({ open }) => {
    const page = await open({ width: 1440 });
    await stopTime(page);
    await page.getByRole('button', { name: '알림' }).click();
    const toast = page.locator('.toasts .toast');
    await toast.getByText('끌올 완료').waitFor();
    await page.mouse.move(20, 450);
    await page.clock.runFor(2900);
    expect(await toast.count()).toBe(1);
    await page.clock.runFor(200);
    await toast.waitFor({ state: 'detached' });
  });

  test('shows a toast on the side where nothing has the focus', async ({ open }) => {
    const page = await open({ width: 1440 });
    await stopTime(page);
    await page.getByRole('button', { name: '알림' }).click();
    const toast = page.locator('.toasts .toast');
    const sideOf = () =>
      toast.evaluate((element) => (element.getBoundingClientRect().left > innerWidth / 2 ? 'right' : 'left'));
    await toast.getByText('끌올 완료').waitFor();
    for (const focused of ['right', 'left', 'right']) {
      await page.evaluate((at) => {
        const button = document.body.appendChild(document.createElement('button'));
        button.style.cssText = `position: fixed; top: 30px; ${at}: 40px`;
        button.focus();
      }, focused);
      await expect.poll(sideOf).toBe(focused === 'right' ? 'left' : 'right');
    }
    await page.evaluate(() => document.activeElement?.remove());
    await page.getByRole('button', { name: '알림' }).click();
    await expect(page.locator('.toasts')).not.toHaveAttribute('data-aside');
  });
});

function documentOf(files: Files): string {
  const names = [...files.keys()];
  const entry = names.find((name) => /specimen\.entry-[^/]+\.js$/.test(name));
  const styles = names.filter((name) => name.endsWith('.css')).map((name) => `<link rel="stylesheet" href="${name}">`);
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>컴포넌트</title>`;
  return `<!doctype html><html lang="ko" data-faces=""><head>${head}${styles.join('')}<script type="module" src="${entry}"></script></head><body><main></main></body></html>`;
}
