import { readFile, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import type { Manifest, Plugin } from 'vite';
import { joinStyles, type PageStyles } from './join-styles.ts';

const PAGE_LINE = /\bpage\(\s*'([^']+)',\s*\(\) => import\('#([^']+)'\)/g;
const ENTRY = 'src/app/client.tsx';
const BOOT = 'src/app/boot.ts';
/** Modules that `drawnLater` imports. The server renders them with the page, so their styles come with the page. */
const DRAWN_LATER = /\bdrawnLater\b[^;]*?await import\(["'`]([^"'`]+)["'`]\)/g;

export interface PageAssets {
  first: string;
  entry: string;
  styles: string[];
  shared: string[];
  pageStyles: Record<string, PageStyles | null>;
  /** Scripts by pattern of the page; the first script contains the page itself. */
  pages: Record<string, string[]>;
  fonts: { preloaded: string[]; later: string[] };
}

interface FontPatterns {
  preloaded: RegExp;
  /** Fonts that are loaded in idle time and used from the next document on. */
  later: RegExp;
}

/** Writes `assets.json`: the files that each page starts with, so that the browser requests them all at once. */
export function pageAssets(routesFile: string, fonts: FontPatterns): Plugin {
  let root = '';
  let directory = '';
  const drawn = new Set<string>();
  return {
    name: 'page-assets',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
      directory = resolve(config.root, config.build.outDir);
    },
    transform: {
      filter: { id: /[.]tsx$/, code: /\bdrawnLater\b/ },
      async handler(code, importer) {
        for (const [, target = ''] of code.matchAll(DRAWN_LATER)) {
          const found = await this.resolve(target, importer);
          if (found) drawn.add(relative(root, found.id));
        }
      },
    },
    writeBundle: {
      // This must run before the assets are compressed.
      order: 'pre',
      sequential: true,
      async handler() {
        const manifest: Manifest = JSON.parse(await readFile(join(directory, '.vite/manifest.json'), 'utf8'));
        const source = await readFile(join(root, routesFile), 'utf8');
        const { pageStyles, ...assets } = assetsOf(withDrawnParts(manifest, drawn), source, fonts);
        const joined: PageAssets['pageStyles'] = {};
        for (const [path, sheets] of Object.entries(pageStyles)) joined[path] = await joinStyles(directory, sheets);
        await writeFile(join(directory, 'assets.json'), JSON.stringify({ ...assets, pageStyles: joined }));
      },
    },
  };
}

/** Adds to each file the styles of the parts that are rendered with it. */
function withDrawnParts(manifest: Manifest, drawn: ReadonlySet<string>): Manifest {
  const unknown = [...drawn].filter((part) => !manifest[part]);
  if (unknown.length > 0) throw new Error(`Parts that are drawn later need files of their own: ${unknown.join(', ')}`);
  return Object.fromEntries(
    Object.entries(manifest).map(([name, chunk]) => {
      const parts = (chunk.dynamicImports ?? []).filter((part) => drawn.has(part));
      const css = [...(chunk.css ?? []), ...parts.flatMap((part) => partStyles(manifest, part, drawn))];
      return [name, { ...chunk, css }];
    }),
  );
}

function partStyles(manifest: Manifest, part: string, drawn: ReadonlySet<string>, seen = new Set<string>()): string[] {
  const chunk = manifest[part];
  if (!chunk || seen.has(part)) return [];
  seen.add(part);
  const within = [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? []).filter((name) => drawn.has(name))];
  return [...(chunk.css ?? []), ...within.flatMap((name) => partStyles(manifest, name, drawn, seen))];
}

function assetsOf(manifest: Manifest, routes: string, patterns: FontPatterns) {
  const shared = scriptsOf(manifest, ENTRY);
  const styles = stylesOf(manifest, ENTRY);
  const pages: Record<string, string[]> = {};
  const pageStyles: Record<string, string[]> = {};
  for (const [path, module] of pageModules(routes)) {
    pages[path] = scriptsOf(manifest, module).filter((file) => !shared.includes(file));
    pageStyles[path] = stylesOf(manifest, module).filter((file) => !styles.includes(file));
  }
  if (Object.keys(pages).length === 0) throw new Error('No page was found in the list of pages.');
  const [entry = '', ...rest] = shared;
  const [first = ''] = scriptsOf(manifest, BOOT);
  const files = new Set(Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])]));
  const fontsOf = (pattern: RegExp) => [...files].filter((file) => pattern.test(file)).map((file) => `/${file}`);
  const fonts = { preloaded: fontsOf(patterns.preloaded), later: fontsOf(patterns.later) };
  return { first, entry, shared: rest, styles, pageStyles, pages, fonts };
}

export function pageModules(routes: string): Map<string, string> {
  return new Map(Array.from(routes.matchAll(PAGE_LINE), ([, path = '', module = '']) => [path, `src/${module}`]));
}

function scriptsOf(manifest: Manifest, module: string, seen = new Set<string>()): string[] {
  const chunk = manifest[module];
  if (!chunk) throw new Error(`The build has no chunk for ${module}.`);
  if (seen.has(module)) return [];
  seen.add(module);
  return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap((imported) => scriptsOf(manifest, imported, seen))];
}

function stylesOf(manifest: Manifest, module: string, seen = new Set<string>()): string[] {
  const chunk = manifest[module];
  if (!chunk || seen.has(module)) return [];
  seen.add(module);
  const imported = (chunk.imports ?? []).flatMap((name) => stylesOf(manifest, name, seen));
  return [...new Set([...imported, ...(chunk.css ?? []).map((file) => `/${file}`)])];
}
