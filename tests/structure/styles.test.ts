import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesUnder, sourcesUnder } from './tree.ts';

const SYSTEM = 'src/ui/';
const MODULE = /[.]module[.]css$/;
const MOST_LINES = 400;
const DEFAULT_IMPORT = /^import (\w+) from '([^']+[.]module[.]css)';$/gm;

const sheets = filesUnder('src')
  .filter(({ path }) => path.endsWith('.css'))
  .map(({ path, text }) => ({ path, text: text() }));
const modules = sheets.filter(({ path }) => MODULE.test(path));
const sources = sourcesUnder('src');

function classesOf({ text }: { text: string }): Set<string> {
  const selectors = text.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g);
  const names = Array.from(selectors, ([, selector = '']) =>
    selector.trim().startsWith('@')
      ? []
      : Array.from(selector.matchAll(/[.](-?[a-z_][\w-]*)/gi), ([, name = '']) => name),
  );
  return new Set(names.flat());
}

/** Classes that are a whole selector. */
function looksIn(text: string): string[] {
  const selectors = text.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/(?<=^|[{};,])\s*[.]([\w-]+)\s*(?=[,{])/g);
  return Array.from(selectors, ([, name = '']) => name);
}

function readsIn(path: string, text: string): { module: string; name: string }[] {
  return Array.from(text.matchAll(DEFAULT_IMPORT)).flatMap(([, local = '', from = '']) => {
    const module = from.startsWith('#') ? `src/${from.slice(1)}` : new URL(from, `file:///${path}`).pathname.slice(1);
    return Array.from(text.matchAll(new RegExp(`(?<![\\w./])${local}[.](\\w+)`, 'g')), ([, name = '']) => ({
      module,
      name,
    }));
  });
}

const reads = sources.flatMap(({ path, text }) => readsIn(path, text()));

describe('style sheets', () => {
  it('beside features are CSS modules', () => {
    const global = sheets.filter(
      ({ path }) => !path.startsWith(SYSTEM) && !MODULE.test(path) && path !== 'src/app/styles.css',
    );
    expect(global.map(({ path }) => path)).toEqual([]);
  });

  it('of modules select no class of the system', () => {
    expect(modules.filter(({ text }) => /:global\b|\bcomposes\s*:/.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('of the system have no unused class', () => {
    const code = sources.map(({ text }) => text()).join('\n');
    const words = new Set(code.match(/[\w-]+/g));
    // A class such as `g3` is written as `g${grade}`.
    const beginnings = Array.from(code.matchAll(/(?<=[`\s])([a-z-]+)\$\{/g), ([, beginning = '']) => beginning);
    const isNamed = (name: string) =>
      words.has(name) || beginnings.some((beginning) => new RegExp(`^${beginning}\\d+$`).test(name));
    const system = sheets.filter(({ path }) => path.startsWith(`${SYSTEM}styles/`));
    expect(system.flatMap((sheet) => [...classesOf(sheet)].filter((name) => !isNamed(name)))).toEqual([]);
  });

  it('of the system give each class its look in one of them', () => {
    // What stands for a way to look at the page changes the looks of others.
    const looks = sheets.filter(
      ({ path }) => path.startsWith(`${SYSTEM}styles/`) && !/(?:print|forced-colors|large-text)[.]css$/.test(path),
    );
    const alone = looks.flatMap(({ path, text }) => [...new Set(looksIn(text))].map((name) => ({ path, name })));
    const twice = [...Map.groupBy(alone, ({ name }) => name)].filter(([, of]) => of.length > 1);
    expect(twice.map(([name, of]) => `${name}: ${of.map(({ path }) => path).join(', ')}`)).toEqual([]);
  });

  it('use named breakpoints', () => {
    const literal = sheets.filter(({ text }) => /@(?:media|container)[^{]*\bwidth\b/.test(text));
    expect(literal.map(({ path }) => path)).toEqual([]);
  });

  it('are short enough', () => {
    const long = sheets.filter(({ text }) => text.split('\n').length - 1 > MOST_LINES);
    expect(long.map(({ path }) => path)).toEqual([]);
  });

  it('have unique names, which prefix their classes', () => {
    const names = modules.map(({ path }) => basename(path));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

describe('classes of modules', () => {
  const known = new Map(modules.map((sheet) => [sheet.path, classesOf(sheet)]));

  it('are found in selectors only', () => {
    const text =
      '/* .no */ @media (width > 1.5em) { .a > .b-c:not(.d) { margin: .5em; } } @keyframes x { 12.5% { top: 0 } }';
    expect([...classesOf({ text })]).toEqual(['a', 'b-c', 'd']);
  });

  it('are read by their names', () => {
    expect(readsIn('src/a/y.tsx', "import x from './x.module.css';\nconst a = x.one + other.x.two;")).toEqual([
      { module: 'src/a/x.module.css', name: 'one' },
    ]);
  });

  it('exist when a source reads them', () => {
    expect(reads.filter(({ module, name }) => !known.get(module)?.has(name))).toEqual([]);
  });

  it('are all used', () => {
    const read = new Set(reads.map(({ module, name }) => `${module} ${name}`));
    const unread = [...known]
      .flatMap(([path, names]) => Array.from(names, (name) => `${path} ${name}`))
      .filter((one) => !read.has(one));
    expect(unread).toEqual([]);
  });

  it('can be imported by name', () => {
    const reserved =
      /^(?:new|in|of|do|if|for|var|let|case|class|this|with|else|void|null|true|false|delete|return|import|export|default|static|super|switch|yield|await|enum)$|-/;
    expect(
      [...known]
        .flatMap(([path, names]) => Array.from(names, (name) => `${path} ${name}`))
        .filter((one) => reserved.test(one.split(' ')[1] ?? '')),
    ).toEqual([]);
  });
});
