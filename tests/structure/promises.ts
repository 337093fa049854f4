import { type ESTree, parseSync } from 'vite';
import { filesUnder, readText } from './tree.ts';

const JOURNEYS = 'tests/e2e';
const BETWEEN = ['<!-- promises: npm run promises -->\n', '<!-- /promises -->'] as const;

interface Promised {
  /** The folder, which is a part of the sweep. */
  part: string;
  /** Titles of the groups around the test and of the test itself. */
  titles: readonly string[];
  isInGate: boolean;
}

/** Every journey, as its file says it: titles and the tag of the gate. */
export function promisedIn(path: string, text: string): Promised[] {
  const part = path.split('/').at(-2) ?? '';
  const found: Promised[] = [];
  function visit(value: unknown, titles: readonly string[]): void {
    if (Array.isArray(value)) for (const each of value) visit(each, titles);
    if (typeof value !== 'object' || value === null || !('type' in value)) return;
    const node = value as ESTree.Node;
    const title = node.type === 'CallExpression' ? titleOf(node, text) : undefined;
    const inside = title === undefined ? titles : [...titles, title];
    if (node.type === 'CallExpression' && title !== undefined && isNamed(node.callee, 'test')) {
      const isInGate = text.slice(node.start, node.end).slice(0, 400).includes("tag: '@gate'");
      found.push({ part, titles: inside, isInGate });
    }
    for (const child of Object.values(node)) if (typeof child === 'object') visit(child, inside);
  }
  visit(parseSync(path, text).program, []);
  return found;
}

function titleOf({ callee, arguments: [title] }: ESTree.CallExpression, text: string): string | undefined {
  const isGroup = callee.type === 'MemberExpression' && text.slice(callee.start, callee.end) === 'test.describe';
  if (!isGroup && !isNamed(callee, 'test')) return undefined;
  if (title?.type === 'Literal' && typeof title.value === 'string') return title.value;
  if (title?.type === 'Identifier') return `{${title.name}}`;
  if (title?.type !== 'TemplateLiteral') return undefined;
  return text.slice(title.start + 1, title.end - 1).replaceAll('${', '{');
}

function isNamed(node: ESTree.Node, name: string): boolean {
  return node.type === 'Identifier' && node.name === name;
}

/** A table in Markdown: each journey, and which of gate and sweep holds it. */
export function promiseTable(): string {
  const promised = [...filesUnder(JOURNEYS)]
    .filter(({ path }) => path.endsWith('.e2e.ts'))
    .sort((one, other) => one.path.localeCompare(other.path))
    .flatMap(({ path, text }) => promisedIn(path, text()));
  const rows = promised.map(({ part, titles, isInGate }) => {
    const where = isInGate ? '**gate**' : `sweep: ${part}`;
    return `| ${titles.join(': ').replaceAll('|', '\\|')} | ${where} |`;
  });
  return ['| promise | held by |', '| --- | --- |', ...rows, ''].join('\n');
}

/** The rows that docs/how-to.md has, without the spaces by which a formatter aligns them. */
export function storedRows(): string[] {
  const [, text = ''] = readText('docs/how-to.md').split(BETWEEN[0]);
  return rowsOf(text.split(BETWEEN[1])[0] ?? '');
}

export function rowsOf(table: string): string[] {
  const rows = table.trim().split('\n');
  return rows.map((row) => row.replaceAll(/\s+\|/g, ' |').replaceAll(/-+/g, '-'));
}

/** @returns the page with its table made anew */
export function withTable(page: string): string {
  const [before = '', rest = ''] = page.split(BETWEEN[0]);
  return `${before}${BETWEEN[0]}${promiseTable()}${BETWEEN[1]}${rest.split(BETWEEN[1])[1] ?? ''}`;
}
