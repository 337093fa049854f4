import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesUnder, inTop, sourcesUnder } from './tree.ts';

/** The router's module of links and forms; one import of it brings both into the first script of every page. */
const LINKS_AND_FORMS = 'node_modules/react-router/dist/production/lib/dom/lib.js';
const IMPORT = /import \{([^}]*)\} from 'react-router(?:\/dom)?'/g;

const exported = /export \{([^}]*)\};\s*$/.exec(readFileSync(inTop(LINKS_AND_FORMS), 'utf8'))?.[1] ?? '';
const refused = new Set(exported.split(',').map((name) => name.trim()));

const namesIn = (text: string) =>
  Array.from(text.matchAll(IMPORT), ([, names = '']) => names.split(',').map((name) => name.trim())).flat();

describe('imports of the router', () => {
  it('know what its module of links and forms exports', () => {
    expect([...refused]).toEqual(expect.arrayContaining(['Link', 'Form', 'createBrowserRouter', 'useSearchParams']));
    expect(namesIn("import { Outlet, Link } from 'react-router';")).toEqual(['Outlet', 'Link']);
  });

  it('take nothing of that module', () => {
    const found = sourcesUnder('src')
      .filter(({ path }) => !/\.test\.tsx?$/.test(path))
      .flatMap(({ path, text }) => namesIn(text()).flatMap((name) => (refused.has(name) ? [`${path}: ${name}`] : [])));
    expect(found).toEqual([]);
  });
});

describe('plugins of the build', () => {
  it('edit no built file of a dependency', () => {
    const names = filesUnder('vite').filter(({ text }) => /\btransform\b/.test(text()));
    expect(names.length).toBeGreaterThan(1);
    expect(names.filter(({ text }) => /node_modules|[/\\]dist[/\\]/.test(text())).map(({ path }) => path)).toEqual([]);
  });
});
