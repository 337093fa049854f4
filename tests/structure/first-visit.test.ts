import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createHead, type DocumentHead } from '#app/document-head.ts';
import { pages } from '#app/routes.ts';
import { CLIENT_DIR } from '#tests/support/build.ts';

/**
 * What the first visit of each page may load before anything is pressed, in kB (1000 bytes) of brotli: scripts, styles. A page
 * that outgrows its line is made lighter, or its line is raised on purpose.
 */
const CAPS: Readonly<Record<string, readonly [scripts: number, styles: number]>> = {
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
