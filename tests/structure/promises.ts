import { type ESTree, parseSync } from 'vite';
import { filesUnder, readText } from './tree.ts';

const JOURNEYS = 'tests/e2e';
const BETWEEN = ['<!-- promises: npm run promises -->\n', '<!-- /promises -->'] as const;
/** Parts of Playwright Test are folders; all of Vitest is one. */
const VITEST_PART = 'tests';

interface Promised {
  /** Of the sweep. */
  part: string;
  /** Titles of the groups around the test and of the test itself. */
  titles: readonly string[];
  isInGate: boolean;
}

type Inside = Pick<Promised, 'titles' | 'isInGate'>;

/** Every test, as its file says it: titles, and the tag of the gate (journeys) or of the sweep (all others). */
export function promisedIn(path: string, text: string): Promised[] {
  const isJourney = path.startsWith(JOURNEYS);
  const part = isJourney ? (path.split('/').at(-2) ?? '') : VITEST_PART;
  const found: Promised[] = [];
  /** @returns what stands inside of the call */
  function readCall(call: ESTree.CallExpression, around: Inside): Inside {
    const kind = kindOf(call);
    const title = kind && titleOf(call, text);
    if (title === undefined) return around;
    const options = call.arguments[1];
    const tags = options?.type === 'ObjectExpression' ? text.slice(options.start, options.end) : '';
    const isInGate = isJourney ? tags.includes("tag: '@gate'") : around.isInGate && !tags.includes("tags: 'sweep'");
    const inside = { titles: [...around.titles, title], isInGate };
    if (kind === 'test') found.push({ part, ...inside });
    return inside;
  }
  function visit(value: unknown, around: Inside): void {
    if (Array.isArray(value)) for (const each of value) visit(each, around);
    if (typeof value !== 'object' || value === null || !('type' in value)) return;
    const node = value as ESTree.Node;
    const inside = node.type === 'CallExpression' ? readCall(node, around) : around;
    for (const child of Object.values(node)) if (typeof child === 'object') visit(child, inside);
  }
  visit(parseSync(path, text).program, { titles: [], isInGate: !isJourney });
  return found;
}

/** `it.each(rows)` only makes what is called with the title. */
function kindOf({ callee }: ESTree.CallExpression): 'test' | 'group' | undefined {
  if (callee.type === 'MemberExpression') {
    const { object, property } = callee;
    const isGroup = isNamed(object, 'test') && property.type === 'Identifier' && property.name === 'describe';
    return isGroup ? 'group' : undefined;
  }
  if (callee.type === 'CallExpression') {
    const made = callee.callee;
    return made.type === 'MemberExpression' ? kindOfName(made.object) : undefined;
  }
  return kindOfName(callee);
}

function kindOfName(node: ESTree.Node): 'test' | 'group' | undefined {
  if (isNamed(node, 'describe')) return 'group';
  return isNamed(node, 'it') || isNamed(node, 'test') ? 'test' : undefined;
}

function titleOf({ arguments: [title] }: ESTree.CallExpression, text: string): string | undefined {
  if (title?.type === 'Literal' && typeof title.value === 'string') return title.value;
  if (title?.type === 'Identifier') return `{${title.name}}`;
  if (title?.type !== 'TemplateLiteral') return undefined;
  return text.slice(title.start + 1, title.end - 1).replaceAll('${', '{');
}

function isNamed(node: ESTree.Node, name: string): boolean {
  return node.type === 'Identifier' && node.name === name;
}

/** Journeys, and the other tests of the sweep. */
function listedTests(): Promised[] {
  const byPath = filesUnder().toSorted((one, other) => one.path.localeCompare(other.path));
  const journeys = byPath.filter(({ path }) => path.startsWith(JOURNEYS) && path.endsWith('.e2e.ts'));
  const tagged = byPath.filter(({ path, text }) => /[.]test[.]tsx?$/.test(path) && text().includes("tags: 'sweep'"));
  return [
    ...journeys.flatMap(({ path, text }) => promisedIn(path, text())),
    ...tagged.flatMap(({ path, text }) => promisedIn(path, text())).filter(({ isInGate }) => !isInGate),
  ];
}

/** A table in Markdown: each of these tests, and which of gate and sweep holds it. */
export function promiseTable(): string {
  const rows = listedTests().map(({ part, titles, isInGate }) => {
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
