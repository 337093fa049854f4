import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Manifest, Plugin } from 'vite';

/** One line of the list of pages: its path and the module that it imports. */
const PAGE_LINE = /\bpage\(\s*'([^']+)',\s*\(\) => import\('#([^']+)'\)/g;
const ENTRY = 'src/app/client.tsx';

/** What the server puts into a page's head. Paths are below `/`. */
export interface PageAssets {
  entry: string;
  /** Style sheets of every page. */
  styles: string[];
  /** Scripts that the entry needs at once. */
  shared: string[];
  /** Style sheets of each page's own, by its pattern. */
  pageStyles: Record<string, string[]>;
  /** Scripts of each page by its pattern; the first holds the page itself. */
  pages: Record<string, string[]>;
  /** Fonts to be asked for before the style sheet is read. */
  fonts: string[];
}

/** Writes `assets.json`: which files each page of the list starts with, so that the browser asks for all at once. */
export function pageAssets(routesFile: string, preloadedFonts: RegExp): Plugin {
  let root = '';
  let directory = '';
  return {
    name: 'page-assets',
    configResolved(config) {
      root = config.root;
      directory = resolve(config.root, config.build.outDir);
    },
    async writeBundle() {
      const manifest: Manifest = JSON.parse(await readFile(join(directory, '.vite/manifest.json'), 'utf8'));
      const source = await readFile(join(root, routesFile), 'utf8');
      const assets = assetsOf(manifest, source, preloadedFonts);
      await writeFile(join(directory, 'assets.json'), JSON.stringify(assets));
    },
  };
}

function assetsOf(manifest: Manifest, routes: string, preloadedFonts: RegExp): PageAssets {
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
  const files = Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])]);
  const fonts = [...new Set(files)].filter((file) => preloadedFonts.test(file)).map((file) => `/${file}`);
  return { entry, shared: rest, styles, pageStyles, pages, fonts };
}

/** The source file of each page by its pattern, read from the list of pages. */
export function pageModules(routes: string): Map<string, string> {
  return new Map(Array.from(routes.matchAll(PAGE_LINE), ([, path = '', module = '']) => [path, `src/${module}`]));
}

/** A module's file and, after it, all that it imports without being asked. */
function scriptsOf(manifest: Manifest, module: string, seen = new Set<string>()): string[] {
  const chunk = manifest[module];
  if (!chunk) throw new Error(`The build has no chunk for ${module}.`);
  if (seen.has(module)) return [];
  seen.add(module);
  return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap((imported) => scriptsOf(manifest, imported, seen))];
}

/** The style sheets of a module, after those of what it imports. */
function stylesOf(manifest: Manifest, module: string, seen = new Set<string>()): string[] {
  const chunk = manifest[module];
  if (!chunk || seen.has(module)) return [];
  seen.add(module);
  const imported = (chunk.imports ?? []).flatMap((name) => stylesOf(manifest, name, seen));
  return [...new Set([...imported, ...(chunk.css ?? []).map((file) => `/${file}`)])];
}
