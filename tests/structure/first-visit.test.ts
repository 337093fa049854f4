import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createHead, type DocumentHead } from '#app/document-head.ts';
import { pages } from '#app/routes.ts';
import { CLIENT_DIR } from '#tests/support/build.ts';
import { pageModules } from '../../vite/page-assets.ts';
import { filesUnder, readText } from './tree.ts';

/**
 * The limit of what the first visit of each page loads before it is used, in kB (1000 bytes) of brotli: all scripts, all styles.
 * Make a page that exceeds its limit smaller, or raise the limit on purpose. The site's budgets: an item 97, pages of facts,
 * content and people 102, a list of items 102, lists of parties, guilds, shouts and trades 108, one trade, registration and calculators
 * 116, an item's market 117; the desk 200 without its screens; styles 18.
 */
const CAPS: Readonly<Record<string, readonly [scripts: number, styles: number]>> = {
  '/': [104, 13],
  '/items': [99, 12],
  '/items/types/:type': [102, 12],
  '/items/:id': [97, 13],
  '/skills': [100, 12],
  '/skills/:id': [97, 12],
  '/maps/route': [101, 13],
  '/maps/:code': [102, 15],
  '/maintenance': [91, 12],
  '/browsers': [92, 12],
  '/geniee': [95, 12],
  '/geniee/:number': [95, 12],
  '/geniee/test': [95, 12],
  '/cache-test': [95, 12],
  '/test': [96, 12],
  '/maps': [101, 13],
  '/maps-back/:id': [101, 13],
  '/dungeons/regions/:id': [101, 13],
  '/monsters/:id': [98, 12],
  '/recipe': [116, 14],
  '/sources': [93, 12],
  '/tooltips': [93, 12],
  '/shortcuts': [100, 12],
  '/quests': [94, 12],
  '/quests/:id': [95, 13],
  '/profiles/:userId': [102, 13],
  '/trade/:id': [117, 14],
  '/trade': [104, 13],
  '/party': [107, 14],
  '/party/:id': [104, 13],
  '/guilds': [105, 13],
  '/guilds/new': [92, 12],
  '/guilds/:id': [106, 13],
  '/broadcast': [107, 13],
  '/trade/register': [105, 12],
  '/trade/register/:id': [117, 13],
  '/trade/view/:id': [116, 14],
  '/calc/drop': [106, 13],
  '/calc/timers': [108, 13],
  '/calc/skills': [109, 13],
  '/calc/split': [104, 13],
  '/me/trades': [99, 12],
  '/settlements/:id': [99, 12],
  '/me': [99, 12],
  '/operator': [123, 14],
  '/operator/*': [123, 14],
  '/events/new': [123, 14],
  '/notifications': [96, 12],
  '/notice/terms': [97, 13],
  '/notice/policy': [97, 13],
  '/notice/ask': [101, 13],
  '/guides': [101, 13],
  '/guides/:id': [101, 13],
  '/events': [101, 13],
  '/events/:id': [101, 13],
  '/notice': [101, 13],
  '/notice/:id': [101, 13],
  '/patchNotes': [101, 13],
  '/patchNotes/:id': [101, 13],
  '/patchNotes/index-back': [101, 13],
  '/notice/ban': [101, 13],
  '/notice/change-profile': [101, 13],
  '/notice/login': [101, 13],
  '/notice/message': [101, 13],
  '/notice/mute': [101, 13],
  '/notice/partnership': [101, 13],
  '/notice/report': [101, 13],
  '/notice/rule': [101, 13],
  '/notice/scam': [101, 13],
  '/notice/trade': [101, 13],
  '/login': [96, 12],
  '/login/nickname': [97, 12],
  '/confirm': [93, 12],
  '/calc/exp': [115, 13],
  '/calc/kingQuest/:slug': [109, 13],
  '/calc/plan': [115, 13],
  '/calc/exp-back': [110, 13],
  '/calc/hp-mp-table': [109, 13],
};

const headOf = createHead(CLIENT_DIR);

const FILE_NAME = /([\w.-]+)-[\w-]{7,8}(?=\.(?:js|css)\b)/g;
const sizes = new Map<string, number>();

/** The hashes in names of files are others after every change of any file, and with them the size: each is made of its name alone. */
function brotliBytes(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const text = readFileSync(join(CLIENT_DIR, file), 'utf8').replaceAll(
    FILE_NAME,
    (_, name: string) => `${name}-${createHash('sha256').update(name).digest('base64url').slice(0, 8)}`,
  );
  const { length } = brotliCompressSync(text);
  sizes.set(file, length);
  return length;
}

const sizeOf = (files: ReadonlySet<string>) => [...files].reduce((sum, file) => sum + brotliBytes(file), 0) / 1000;

const STATIC_IMPORT = /\b(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;

function scriptsOf({ tags }: DocumentHead): ReadonlySet<string> {
  const named = /<script src="([^"]+)" data-faces="[^"]*" data-scripts="([^"]+)">/.exec(tags);
  const scripts = new Set([named?.[1] ?? '', ...(named?.[2] ?? '').split(' ')]);
  for (const file of scripts) {
    const code = readFileSync(join(CLIENT_DIR, file), 'utf8');
    for (const [, imported] of code.matchAll(STATIC_IMPORT)) scripts.add(`/assets/${imported}`);
  }
  return scripts;
}

function stylesOf({ tags }: DocumentHead): ReadonlySet<string> {
  return new Set(Array.from(tags.matchAll(/<link rel="stylesheet" href="([^"]+)"/g), ([, file = '']) => file));
}

/** Those that are linked themselves, and those that one of them contains. */
function sheetsIn({ tags }: DocumentHead): ReadonlySet<string> {
  const links = [...tags.matchAll(/<link rel="stylesheet" href="([^"]+)"(?: data-parts="([^"]+)")?>/g)];
  return new Set(links.flatMap(([, file = '', parts = '']) => [file, ...parts.split(' ')]));
}

interface BuiltFile {
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}
const manifest = JSON.parse(readFileSync(join(CLIENT_DIR, '.vite/manifest.json'), 'utf8')) as Record<string, BuiltFile>;

/** The files that come with one, itself among them: keys of the manifest. */
function withImports(key: string, found = new Set<string>()): Set<string> {
  if (!found.has(key)) {
    found.add(key);
    for (const imported of manifest[key]?.imports ?? []) withImports(imported, found);
  }
  return found;
}

const stylesWith = (key: string) => [...withImports(key)].flatMap((file) => manifest[file]?.css ?? []);

const DRAWN_LATER = /drawnLater(?:<\w+>)?\(\s*async \(\) =>[^(]*\(await import\('([^']+)'\)\)/g;

/** Source files of the parts that the server draws and whose code comes later: keys of the manifest. */
const drawnLater = new Set(
  filesUnder('src').flatMap(({ path, text }) =>
    Array.from(text().matchAll(DRAWN_LATER), ([, target = '']) =>
      target.startsWith('#') ? `src/${target.slice(1)}` : join(dirname(path), target),
    ),
  ),
);

describe('the first visit', () => {
  it('links the styles of every part that the server draws and whose code comes later', () => {
    expect(drawnLater.size).toBeGreaterThan(20);
    expect([...drawnLater].filter((key) => !manifest[key])).toEqual([]);
    const missing = [...pageModules(readText('src/app/routes.ts'))].flatMap(([path, page]) => {
      const linked = sheetsIn(headOf(path));
      const parts = [...withImports(page)].flatMap((file) => manifest[file]?.dynamicImports ?? []);
      return parts
        .filter((part) => drawnLater.has(part))
        .flatMap((part) => stylesWith(part).map((style) => ({ path, part, style })))
        .filter(({ style }) => !linked.has(`/${style}`));
    });
    expect(missing).toEqual([]);
  });

  it('has a limit for every page', () => {
    expect(Object.keys(CAPS).sort()).toEqual(pages.map(({ path }) => path).sort());
  });

  it('loads only scripts that the head names', () => {
    for (const { path } of pages) {
      const { tags } = headOf(path);
      expect([...scriptsOf(headOf(path))].filter((file) => !tags.includes(file))).toEqual([]);
    }
  });

  it('begins with one script of at most 1 kB, the same for all', () => {
    const firsts = new Set(pages.map(({ path }) => /<script src="([^"]+)"/.exec(headOf(path).tags)?.[1] ?? ''));
    expect(firsts.size).toBe(1);
    expect(sizeOf(firsts)).toBeGreaterThan(0.1);
    expect(sizeOf(firsts)).toBeLessThanOrEqual(1);
  });

  it('names the script of each page in the head', () => {
    for (const { path } of pages) expect(scriptsOf(headOf(path))).toContain(headOf(path).module);
  });

  it.each(Object.entries(CAPS))('of %s stays within %j kB of scripts and styles', (path, [scripts, styles]) => {
    const head = headOf(path);
    const loaded = [sizeOf(scriptsOf(head)), sizeOf(stylesOf(head))];
    expect(Math.min(...loaded)).toBeGreaterThan(1);
    expect(loaded[0]).toBeLessThanOrEqual(scripts);
    expect(loaded[1]).toBeLessThanOrEqual(styles);
  });
});
