import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { CLIENT_DIR } from '#tests/support/build.ts';
import type { PageAssets } from '../../vite/page-assets.ts';

const ASSETS = join(CLIENT_DIR, 'assets');
const scripts = readdirSync(ASSETS).filter((name) => name.endsWith('.js'));
const codeOf = (name: string) => readFileSync(join(ASSETS, name), 'utf8');
const namedBy = (part: string) => scripts.filter((name) => codeOf(name).includes(`./${part}`));
/** kB (1000 bytes) of brotli: it reads what other programs paste, and brings the form kit and live queries. */
const EDITOR_KB = 269;
/** What every page has loaded by then, for its own use. */
const LATER = 'later-';

function fileOf(part: string): string {
  const found = scripts.find((name) => name.startsWith(`${part}-`));
  if (!found) throw new Error(`the build has no ${part}`);
  return found;
}

it("the editor is loaded by the operators' desk alone, and the desk by the list of pages", () => {
  const desk = fileOf('desk.page');
  expect(namedBy('article-editor-')).toEqual([desk]);
  expect(namedBy('article-table-')).toEqual([desk]);
  expect(namedBy('desk.page-').map((name) => name.startsWith(LATER))).toEqual([true]);
});

/** Words of the desk alone, and addresses that only operators call. */
const DESK_WORDS = ['운영 메뉴', '먼저 볼 것', '/api/operator/overview', '/api/operator/audit', 'desk.changed'];
const DESK_PATH = /^\/(?:operator|events\/new)/;
const NAMED = /["'`](?:\.\/|\/assets\/)([\w.-]+\.js)["'`]/g;

it('no public page reaches code of the desk', () => {
  const assets = JSON.parse(readFileSync(join(CLIENT_DIR, 'assets.json'), 'utf8')) as PageAssets;
  const pages = Object.entries(assets.pages).filter(([path]) => !DESK_PATH.test(path));
  const files = [assets.first, assets.entry, ...assets.shared, ...pages.flatMap(([, own]) => own)];
  const reached = new Set(files.map((file) => basename(file)));
  for (const name of reached)
    for (const [, imported = ''] of codeOf(name).matchAll(NAMED)) if (isPublic(imported)) reached.add(imported);
  const ofDesk = scripts.filter((name) => DESK_WORDS.some((word) => codeOf(name).includes(word)));
  expect(ofDesk).toContain(fileOf('desk.page'));
  expect(ofDesk.filter((name) => reached.has(name))).toEqual([]);
});

const isPublic = (name: string) => !name.startsWith('desk.page-');

it('what leads into the desk is a file of its own, which a public page asks for by name', () => {
  const links = fileOf('links-to-desk');
  expect(scripts.filter((name) => codeOf(name).includes('운영에서 열기'))).toEqual([links]);
  const importers = scripts.filter((name) => new RegExp(`\\b(?:from|import)\\s*["'\`]\\./${links}`).test(codeOf(name)));
  expect(importers).toEqual([]);
});

it('the editor with all that it imports stays within its limit', () => {
  const found = new Set([fileOf('article-editor')]);
  for (const name of found) {
    for (const [, imported = ''] of codeOf(name).matchAll(/\b(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g))
      found.add(imported);
  }
  const own = [...found].filter((name) => !name.startsWith(LATER));
  const kB = own.reduce((sum, name) => sum + readFileSync(join(ASSETS, `${name}.br`)).length / 1000, 0);
  expect(kB).toBeLessThanOrEqual(EDITOR_KB);
});
