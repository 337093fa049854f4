import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../support/chromium.ts';

const ORIGIN = 'http://specimen.test';
const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const ENTRY = `
  import '#ui/styles/app.css';
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  import { Specimen } from '#ui/specimen/specimen.tsx';
  import { startCards } from '#ui/overlay/card-trigger.ts';
  createRoot(document.querySelector('main')).render(createElement('div', null, createElement('h1', null, '컴포넌트'), createElement(Specimen)));
  startCards(async (key) => (key === 'item:3' ? null : createElement('div', { className: 'bd' }, key)));
`;

const TYPES: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

/** The specimen as a site of its own: it is in no menu and on no path of the real one. */
async function buildSpecimen(): Promise<Map<string, string | Uint8Array>> {
  const built = await build({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'specimen-entry',
        resolveId: (id) =>
          id === 'src/specimen.entry.ts'
            ? fileURLToPath(new URL('../../src/specimen.entry.ts', import.meta.url))
            : null,
        load: (id) => (id.endsWith('/src/specimen.entry.ts') ? ENTRY : null),
      },
      react({ compiler: true }),
      tailwindcss(),
    ],
    build: {
      write: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      rollupOptions: { input: 'src/specimen.entry.ts' },
    },
  });
  const files = new Map<string, string | Uint8Array>();
  if (!('output' in built)) throw new Error('One build was expected.');
  for (const file of built.output) files.set(`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source);
  return files;
}

const browser: Browser | null = await launchBrowser();

describe.skipIf(browser === null)('the specimen', () => {
  let files: Map<string, string | Uint8Array>;
  const faults: string[] = [];

  beforeAll(async () => {
    files = await buildSpecimen();
  });

  afterAll(async () => {
    await browser?.close();
  });

  async function open(options: { width: number; isPhone?: boolean }): Promise<Page> {
    if (!browser) throw new Error('There is no browser.');
    const { width, isPhone = false } = options;
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      isMobile: isPhone,
      hasTouch: isPhone,
    });
    const page = await context.newPage();
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(error.message));
    await page.route(`${ORIGIN}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      const body = pathname === '/' ? document(files) : files.get(pathname);
      if (body === undefined) return route.fulfill({ status: 404 });
      const contentType = TYPES[pathname.split('.').at(-1) ?? ''] ?? 'text/html; charset=utf-8';
      return route.fulfill({ body: typeof body === 'string' ? body : Buffer.from(body), contentType });
    });
    await page.goto(ORIGIN);
    await page.getByRole('heading', { name: '버튼' }).waitFor();
    return page;
  }

  it.each([1440, 390])('has no accessibility fault at %i', async (width) => {
    const page = await open({ width, isPhone: width < 900 });
    await page.addScriptTag({ path: AXE });
    const violations = await page.evaluate(
      'axe.run().then((result) => result.violations.map((v) => v.id + " " + v.nodes[0].html))',
    );
    expect(violations).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    await page.context().close();
  });

  it('opens, keeps inside the window and closes the card of a name', async () => {
    const page = await open({ width: 1440 });
    const card = page.getByRole('tooltip');
    await page.locator('[data-card="item:1"] .nm').hover();
    await card.getByText('item:1').waitFor();
    await page.keyboard.press('Escape');
    expect(await card.isVisible()).toBe(false);
    await page.locator('[data-card="item:1"]').focus();
    await page.keyboard.press('Tab');
    await card.getByText('item:2').waitFor();
    expect(await page.locator('[aria-describedby="hover-card"]').getAttribute('data-card')).toBe('item:2');
    await page.keyboard.press('Tab');
    await expect.poll(() => card.isVisible()).toBe(false);
    await page.context().close();
  });

  it('opens the card on a tap on the picture, the page on a tap on the name', async () => {
    const page = await open({ width: 390, isPhone: true });
    await expect.poll(() => page.locator('#hover-card').count(), { timeout: 8000 }).toBe(1);
    await page.locator('[data-card="item:2"] .tile').tap();
    await page.getByRole('tooltip').getByText('item:2').waitFor();
    expect(new URL(page.url()).hash).toBe('');
    await page.locator('[data-card="item:2"] .nm').tap();
    await page.waitForURL('**/#sword');
    await page.context().close();
  });

  it('shows a message whose button has the focus, and closes it by Escape and beside it', async () => {
    const page = await open({ width: 1440 });
    await page.getByRole('button', { name: '펼치기' }).click();
    const dialog = page.getByRole('dialog', { name: '로그인 후 이용해 주세요' });
    for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(20, 450)]) {
      await page.getByRole('button', { name: '대화 상자', exact: true }).click();
      await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('확인');
      const box = await dialog.boundingBox();
      expect(box?.width).toBe(300);
      await close();
      await dialog.waitFor({ state: 'detached' });
    }
    await page.context().close();
  });

  it('chooses from the list, the narrowing field and the menu by keyboard', async () => {
    const page = await open({ width: 1440 });
    await page.getByRole('button', { name: '펼치기' }).click();
    const field = page.getByRole('combobox', { name: '물건' });
    await field.fill('현');
    expect(await page.getByRole('option').allInnerTexts()).toContain('현철중검');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => field.inputValue()).toBe('현철중검');
    await page.getByRole('button', { name: '더 하기' }).press('Enter');
    await page.getByRole('menuitem', { name: '처음으로' }).waitFor();
    await page.keyboard.press('Escape');
    await page.context().close();
  });

  it('says a toast at the top right and takes it away after three seconds', async () => {
    const page = await open({ width: 1440 });
    await page.getByRole('button', { name: '알림' }).click();
    const toast = page.locator('.toasts .toast');
    await toast.getByText('끌올 완료').waitFor();
    const publishedAt = performance.now();
    await page.mouse.move(20, 450);
    await toast.waitFor({ state: 'detached' });
    expect(performance.now() - publishedAt).toBeGreaterThan(2500);
    await page.context().close();
  });

  it('writes nothing wrong to the console', () => {
    expect(faults).toEqual([]);
  });
});

function document(files: ReadonlyMap<string, unknown>): string {
  const names = [...files.keys()];
  const entry = names.find((name) => /specimen\.entry-[^/]+\.js$/.test(name));
  const styles = names.filter((name) => name.endsWith('.css')).map((name) => `<link rel="stylesheet" href="${name}">`);
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>컴포넌트</title>`;
  return `<!doctype html><html lang="ko"><head>${head}${styles.join('')}<script type="module" src="${entry}"></script></head><body><main></main></body></html>`;
}
