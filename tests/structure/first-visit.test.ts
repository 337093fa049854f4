import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createHead, type DocumentHead } from '#app/document-head.ts';
import { pages } from '#app/routes.ts';
import { CLIENT_DIR } from '#tests/support/build.ts';

/**
 * The most that the first visit of each page may load at once, in kB (1000 bytes) of brotli: scripts, styles. A page
 * that outgrows its line is made lighter, or its line is raised on purpose.
 */
const CAPS: Readonly<Record<string, readonly [scripts: number, styles: number]>> = {
  '/': [100, 18],
  '/items': [97, 18],
  '/items/types/:type': [102, 18],
  '/items/:id': [96, 18],
  '/skills': [95, 18],
  '/skills/:id': [94, 18],
  '/maps/route': [102, 18],
  '/maps/:code': [104, 18],
  '/maintenance': [89, 18],
  '/maps': [99, 18],
  '/maps-back/:id': [101, 18],
  '/dungeons/regions/:id': [98, 18],
  '/monsters/:id': [94, 18],
  '/recipe': [112, 18],
  '/shortcuts': [98, 18],
  '/quests': [91, 18],
  '/quests/:id': [91, 18],
  '/profiles/:userId': [102, 18],
  '/trade/:id': [118, 18],
  '/trade': [114, 18],
  '/trade/register': [105, 18],
  '/trade/register/:id': [113, 18],
  '/trade/view/:id': [117, 18],
  '/calc/drop': [104, 18],
  '/calc/timers': [100, 18],
  '/calc/skills': [104, 18],
  '/me/trades': [96, 18],
  '/me': [96, 18],
  '/operator': [94, 18],
  '/notifications': [94, 18],
  '/notice/terms': [95, 18],
  '/notice/policy': [95, 18],
  '/notice/ask': [105, 18],
  '/login': [93, 18],
  '/login/nickname': [95, 18],
  '/confirm': [91, 18],
  '/calc/exp': [114, 18],
  '/calc/kingQuest/:slug': [107, 18],
  '/calc/plan': [112, 18],
  '/calc/exp-back': [108, 18],
  '/calc/hp-mp-table': [107, 18],
};

const headOf = createHead(CLIENT_DIR);
const brotliKb = (file: string) => readFileSync(`${join(CLIENT_DIR, file)}.br`).length / 1000;
const sizeOf = (files: ReadonlySet<string>) => [...files].reduce((sum, file) => sum + brotliKb(file), 0);

const STATIC_IMPORT = /\b(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;

/** What the head names, and whatever that imports without being asked. */
function scriptsOf({ tags }: DocumentHead): ReadonlySet<string> {
  const named = tags.matchAll(/<(?:link rel="modulepreload" href|script type="module" src)="([^"]+)"/g);
  const scripts = new Set(Array.from(named, ([, file = '']) => file));
  for (const file of scripts) {
    const code = readFileSync(join(CLIENT_DIR, file), 'utf8');
    for (const [, imported] of code.matchAll(STATIC_IMPORT)) scripts.add(`/assets/${imported}`);
  }
  return scripts;
}

function stylesOf({ tags }: DocumentHead): ReadonlySet<string> {
  return new Set(Array.from(tags.matchAll(/<link rel="stylesheet" href="([^"]+)"/g), ([, file = '']) => file));
}

describe('the first visit', () => {
  it('has a line for every page', () => {
    expect(Object.keys(CAPS).sort()).toEqual(pages.map(({ path }) => path).sort());
  });

  it('asks for what the head names and nothing more', () => {
    for (const { path } of pages) {
      const { tags } = headOf(path);
      expect([...scriptsOf(headOf(path))].filter((file) => !tags.includes(`"${file}"`))).toEqual([]);
    }
  });

  it('has the code of each page at hand', () => {
    for (const { path } of pages) expect(scriptsOf(headOf(path))).toContain(headOf(path).module);
  });

  it.each(Object.entries(CAPS))('of %s stays within %j kB of scripts and styles', (path, [scripts, styles]) => {
    const head = headOf(path);
    const sizes = [sizeOf(scriptsOf(head)), sizeOf(stylesOf(head))];
    expect(Math.min(...sizes)).toBeGreaterThan(1);
    expect(sizes[0]).toBeLessThanOrEqual(scripts);
    expect(sizes[1]).toBeLessThanOrEqual(styles);
  });
});
