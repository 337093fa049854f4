import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { named, PUMPKIN } from '#tests/support/page-samples.ts';
import { readStoredNames } from '#tests/support/stored-names.ts';
import { PaletteObject } from './palette-object.ts';
import { catalog, journeys } from './stage.ts';

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
const WRITE = ({ names, texts, first }: { names: string[]; texts: string[]; first: number }) => {
  if (sessionStorage.getItem('written')) return;
  for (const [nth, name] of names.entries()) {
    const text = texts[(nth + first) % texts.length] ?? '';
    for (const store of [localStorage, sessionStorage]) store.setItem(name, text);
  }
  sessionStorage.setItem('written', 'yes');
};

journeys('a device whose stores are', ({ visit }) => {
  it.each(Object.entries(DEVICES))(
    '%s: pages open without a complaint, and no press is lost',
    async (_name, prepare) => {
      const open = async (path: string) => {
        const { page } = await visit(path, { prepare });
        await page.keyboard.press('/');
        const palette = new PaletteObject(page);
        await palette.field.fill('도토');
        await palette.hits.first().waitFor();
        await page.keyboard.press('Escape');
        await page.getByRole('link', { name: '기술', exact: true }).first().click();
        await page.getByRole('heading', { level: 1, name: '기술' }).waitFor();
        return new URL(page.url()).pathname;
      };
      const ends: string[] = [];
      for (let at = 0; at < PATHS.length; at += 4) ends.push(...(await Promise.all(PATHS.slice(at, at + 4).map(open))));
      expect(ends).toEqual(PATHS.map(() => '/skills'));
    },
  );
});
