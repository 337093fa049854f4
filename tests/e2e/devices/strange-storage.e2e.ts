import type { Page } from '@playwright/test';
import { PaletteObject } from '#tests/e2e/support/palette-object.ts';
import { catalog, expect, test, untilAlive } from '#tests/e2e/support/test.ts';
import { named, PUMPKIN } from '#tests/support/page-samples.ts';
import { readStoredNames } from '#tests/support/stored-names.ts';

/** Each reads something that the device stores, beside what all pages read. */
const PATHS = [
  '/',
  '/items',
  `/items/${named(catalog.items, PUMPKIN).id}`,
  '/maps/route',
  '/calc/timers',
  '/calc/kingQuest/buyeo',
  '/trade',
  '/notice/ask',
];
const stored = readStoredNames();
const NAMES = [...stored.localStorage, ...stored.sessionStorage, ...stored.laterStorage];
/** What a stranger, or another release, may have written. */
const TEXTS = [
  '{"__proto__":{"at":1}}',
  '[[[[',
  '"text"',
  '-1e999',
  '{"id":"NaN","rows":null}',
  '[null,[],{}]',
  'x'.repeat(9999),
];

/** What the browser does with the stores of this device. */
const DEVICES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  full: (page) =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    }),
  blocked: (page) =>
    page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
    }),
  'written by a stranger': (page) => page.addInitScript(WRITE, { names: NAMES, texts: TEXTS, first: 0 }),
  'written by another stranger': (page) => page.addInitScript(WRITE, { names: NAMES, texts: TEXTS, first: 3 }),
};
/** Anew for each page that is opened, not for what it leads on to. */
const WRITE = ({ names, texts, first }: { names: string[]; texts: string[]; first: number }) => {
  if (sessionStorage.getItem('written') === location.pathname) return;
  for (const [nth, name] of names.entries()) {
    const text = texts[(nth + first) % texts.length] ?? '';
    for (const store of [localStorage, sessionStorage]) store.setItem(name, text);
  }
  sessionStorage.setItem('written', location.pathname);
};

test.describe('a device whose stores are', () => {
  for (const [name, prepare] of Object.entries(DEVICES))
    test(`${name}: pages open without a complaint, and no press is lost`, async ({ visit }) => {
      const page = await visit('/sources', { prepare });
      const palette = new PaletteObject(page);
      const ends: string[] = [];
      for (const path of PATHS) {
        await page.goto(path);
        await untilAlive(page);
        await page.keyboard.press('/');
        await palette.field.fill('도토');
        await palette.hits.first().waitFor();
        await page.keyboard.press('Escape');
        await page.getByRole('link', { name: '기술', exact: true }).first().click();
        await page.getByRole('heading', { level: 1, name: '기술' }).waitFor();
        ends.push(new URL(page.url()).pathname);
      }
      expect(ends).toEqual(PATHS.map(() => '/skills'));
    });
});
