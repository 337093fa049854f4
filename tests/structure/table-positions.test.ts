import { describe, expect, it } from 'vitest';
import { nodesIn } from './syntax-tree.ts';
import { sheets, sourcesUnder } from './tree.ts';

/**
 * Engines disagree about the position of parts of tables: WebKit ignores that of rows and of groups of rows, so that a link that is
 * stretched over its row covers the screen there. Heads that stay are the cells of the head; `absolute` makes a block of any part.
 */
const PARTS = new Set(['thead', 'tbody', 'tfoot', 'tr', 'td', 'th', 'caption', 'col', 'colgroup']);
const POSITION = /(?:^|[;\s])position:\s*(relative|sticky)\b/;
const OUTSIDE_OF_TABLES = /(?:^|[;\s])display:\s*(?:block|grid|flex)\b/;
const RULE = /([^{};]+)\{([^{}]*)\}/g;
const IMPORT = /^import (\w+) from '([^']+[.]module[.]css)';$/gm;

/** By sheet (`''`: those of the system) and class: the parts of tables that have it. */
type StyledParts = ReadonlyMap<string, ReadonlySet<string>>;

const keyOf = (sheet: string, name: string) => `${sheet} ${name}`;

function* classesIn(path: string, text: string): Generator<[key: string, part: string]> {
  const modules = new Map(
    Array.from(text.matchAll(IMPORT), ([, local = '', from = '']) => [
      local,
      from.startsWith('#') ? `src/${from.slice(1)}` : new URL(from, `file:///${path}`).pathname.slice(1),
    ]),
  );
  for (const node of nodesIn(path, text)) {
    if (node.type !== 'JSXOpeningElement' || node.name.type !== 'JSXIdentifier' || !PARTS.has(node.name.name)) continue;
    const attribute = node.attributes.find(
      (one) => one.type === 'JSXAttribute' && one.name.type === 'JSXIdentifier' && one.name.name === 'className',
    );
    if (!attribute) continue;
    for (const [local, name] of namesIn(text.slice(attribute.start, attribute.end))) {
      const sheet = local === '' ? '' : modules.get(local);
      if (sheet !== undefined) yield [keyOf(sheet, name), node.name.name];
    }
  }
}

/** `'name'`, `"name other"`, `css.name`. */
function namesIn(attribute: string): [local: string, name: string][] {
  return Array.from(attribute.matchAll(/["'`]([^"'`]*)["'`]|\b(\w+)\.(\w+)/g)).flatMap(
    ([, words, local = '', name = '']): [string, string][] =>
      words === undefined ? [[local, name]] : words.split(/\s+/).map((word) => ['', word]),
  );
}

function styledParts(files: readonly { path: string; text: string }[]): StyledParts {
  const parts = new Map<string, Set<string>>();
  for (const { path, text } of files) {
    for (const [key, part] of classesIn(path, text)) parts.set(key, (parts.get(key) ?? new Set()).add(part));
  }
  return parts;
}

/** Without what stands in parentheses after `:not` and `:has`; each alternative of `:is` and `:where` for itself. */
function subjectsOf(selectors: string): string[] {
  const plain = selectors.replaceAll(/:has\((?:[^()]|\([^()]*\))*\)/g, '');
  return splitOutside(plain, ',').flatMap((selector) => {
    const subject = splitOutside(selector.trim().replaceAll(/\s*[>+~]\s*/g, ' '), ' ').at(-1) ?? '';
    const [, before = '', among = '', after = ''] = /^(.*?):(?:is|where)\(([^)]*)\)(.*)$/.exec(subject) ?? [];
    return among === '' ? [subject] : among.split(',').map((one) => one.trim() + before + after);
  });
}

function splitOutside(text: string, separator: ',' | ' '): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

function partsOf(subject: string, sheet: string, styled: StyledParts): string[] {
  if (subject.includes('::')) return [];
  const others = Array.from(subject.matchAll(/:not\((\w+)\)/g), ([, name = '']) => name);
  const compound = subject.replaceAll(/:[\w-]+\([^)]*\)|\[[^\]]*\]/g, '');
  const [type] = /^[a-z]\w*/.exec(compound) ?? [];
  if (type !== undefined) return PARTS.has(type) ? [type] : [];
  const names = Array.from(compound.matchAll(/\.([\w-]+)/g), ([, name = '']) => name);
  const home = sheet.endsWith('.module.css') ? sheet : '';
  return names.flatMap((name) => [...(styled.get(keyOf(home, name)) ?? [])]).filter((part) => !others.includes(part));
}

function positionedParts(sheet: { path: string; text: string }, styled: StyledParts): string[] {
  return Array.from(sheet.text.matchAll(RULE)).flatMap(([, selectors = '', body = '']) => {
    const [, position] = POSITION.exec(body) ?? [];
    if (position === undefined || OUTSIDE_OF_TABLES.test(body)) return [];
    return subjectsOf(selectors).flatMap((subject) =>
      partsOf(subject, sheet.path, styled)
        .filter((part) => !(part === 'th' && position === 'sticky'))
        .map((part) => `${sheet.path} ${selectors.trim()}: ${part} is ${position}`),
    );
  });
}

describe('parts of tables', () => {
  const CODE = `import css from './a.module.css';
    const a = <tr className={is ? 'row' : undefined} />;
    const b = <td className={classNames('cell wide', css.own)} />;
    const c = <li className="item" />;`;
  const styled = styledParts([{ path: 'src/a/a.tsx', text: CODE }]);

  it.each([
    ['src/x.css', 'tr { position: relative }', ['tr']],
    ['src/x.css', '.t > tbody { color: red; position: sticky; top: 0 }', ['tbody']],
    ['src/x.css', '.t :is(td, th):first-child { position: relative }', ['td', 'th']],
    ['src/x.css', '.item, .row { position: relative }', ['tr']],
    ['src/x.css', '@media (--phone) { .list .wide:has(> a) { position: relative } }', ['td']],
    ['src/a/a.module.css', '.own { position: relative }', ['td']],
    ['src/b/b.module.css', '.own, .row { position: relative }', []],
    ['src/x.css', '.row:not(tr) { position: relative }', []],
    ['src/x.css', '.row::after, tr::before { position: relative }', []],
    ['src/x.css', 'tr a, tr > td > button.wide { position: relative }', []],
    ['src/x.css', 'thead th { position: sticky }', []],
    ['src/x.css', 'thead { position: absolute }', []],
    ['src/x.css', 'thead { display: block; position: sticky }', []],
  ])('are found where a style positions them: %s %s', (path, text, parts) => {
    expect(positionedParts({ path, text }, styled).map((issue) => issue.split(': ').at(-1)?.split(' ')[0])).toEqual(
      parts,
    );
  });

  it('have no position, which engines read differently', () => {
    const sources = sourcesUnder('src').filter(({ path }) => path.endsWith('.tsx'));
    const used = styledParts(sources.map(({ path, text }) => ({ path, text: text() })));
    expect(used.get(keyOf('', 'tap-row'))).toContain('tr');
    expect(sheets().flatMap((sheet) => positionedParts(sheet, used))).toEqual([]);
  });
});
