import type { ESTree } from 'vite';
import { describe, expect, it } from 'vitest';
import { OPERATORS_THROWN_OUT, THROWN_OUT, type ThrownOutWord } from './thrown-out-words.ts';
import { filesUnder, sourcesUnder, type TreeFile, treeFile } from './tree.ts';

/** What players read: screens, labels, notices, the names of filters, and the sentences of rules. */
const READ = [
  /\/(?:ui|pages)\/.*[.]tsx?$/,
  /[.](?:labels|notices|filter|rules|contract|limits|facts)[.]tsx?$/,
  /-query[.]ts$/,
  /^src\/app\/(?:[^/]*[.]tsx|navigation[.]ts|palette-actions[.]ts)$/,
  /^src\/features\/content\/texts\//,
];
/** What players shout is read, not shown. */
const SHOUTS = /^src\/features\/trade\/shouts\//;
/** Terms and policy; the rules by which a quote is recomputed, which nobody reads on a page. */
const EXEMPT = [/^src\/features\/content\/texts\/(?:terms|policy)/, /quote-method[.]labels[.]ts$/, SHOUTS];
/** What players may type in the palette, the values of contract §2, and what one says to an NPC. */
const ALLOWED = new Set([
  // The title that contract §18 gives the page.
  'src/ui/page/notice-pages.ts: 귓속말·연락 안내',
  'src/features/content/texts/message.text.ts: 귓속말·연락 안내',
  'src/features/content/texts/report.text.ts: 사기',
  'src/app/palette-actions.ts: 들어가기',
  'src/app/palette-actions.ts: 끌어올리기',
  'src/features/people/reports/report.labels.ts: 사기',
  'src/features/community/gatherings/gathering.labels.ts: 진행 중',
  'src/features/content/quests/quest.labels.ts: 진행 중',
  'src/features/game-data/shortcuts/shortcut-list.rules.ts: 사고팔기',
]);
/** What whoever runs the site reads: words alone are looked for, in every line. */
const HANDBOOK = new Set(['README.md', 'docs/operations.md', '.env.example']);
/** Commands, and what a start or a backup prints. */
const OPERATORS_READ =
  /^src\/(?:app\/(?:[\w-]+-command|process)|platform\/(?:backup|config|database)\/.*|features\/.*[.]command)[.]ts$/;
const HANGUL = /[\uac00-\ud7a3]/;

/** Digits and values alike are `…`, blanks of any kind one space. */
function normalized(text: string): string {
  return text
    .replace(/\d[\d,.]*/g, '…')
    .replace(/\s+/g, ' ')
    .trim();
}

type Parent = ESTree.JSXElement | ESTree.JSXFragment;

const isParent = (node: ESTree.Node): node is Parent => node.type === 'JSXElement' || node.type === 'JSXFragment';

function childText(child: ESTree.JSXChild): string {
  if (child.type === 'JSXText') return child.value;
  if (isParent(child)) return child.children.map(childText).join('');
  if (child.type !== 'JSXExpressionContainer' || child.expression.type === 'JSXEmptyExpression') return '';
  const value = child.expression.type === 'Literal' ? child.expression.value : null;
  return typeof value === 'string' ? value : '…';
}

/** The whole text of an element, unless other elements say parts of it. */
function textOf(node: ESTree.Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? '').join('…');
  if (!isParent(node)) return undefined;
  const parts = node.children.filter(isParent).map(childText);
  return parts.some((part) => HANGUL.test(part)) ? ownText(node) : childText(node);
}

function ownText({ children }: Parent): string {
  return children.map((child) => (isParent(child) ? '…' : childText(child))).join('');
}

/** Korean strings, templates and the whole texts of elements. */
function textsIn({ nodes }: TreeFile): Set<string> {
  const texts = nodes().flatMap((node) => textOf(node) ?? []);
  return new Set(texts.filter((text) => HANGUL.test(text)).map(normalized));
}

function findIssue(text: string, thrownOut: readonly ThrownOutWord[] = THROWN_OUT): string | undefined {
  const labels = [text, ...text.split(' · ')].map((label) => label.replace(/[.:?!]+$/, ''));
  for (const { better, labels: refused = [], phrases = [] } of thrownOut) {
    const word =
      refused.find((label) => labels.includes(normalized(label))) ??
      phrases.find((phrase) => text.includes(phrase) || `${text} `.includes(phrase));
    if (word !== undefined) return `not "${word}" but ${better}: ${text}`;
  }
  return undefined;
}

function listIssues(file: TreeFile, thrownOut = THROWN_OUT): string[] {
  return [...textsIn(file)].flatMap((text) => {
    const issue = ALLOWED.has(`${file.path}: ${text}`) ? undefined : findIssue(text, thrownOut);
    return issue === undefined ? [] : [`${file.path}: ${issue}`];
  });
}

const files = sourcesUnder('src').filter(
  ({ path }) => READ.some((kind) => kind.test(path)) && !EXEMPT.some((exempt) => exempt.test(path)),
);

const handbook = filesUnder().filter(({ path }) => HANDBOOK.has(path));
const operatorCode = sourcesUnder('src').filter(({ path }) => OPERATORS_READ.test(path));

function linesOf({ path, text }: TreeFile): string[] {
  return text()
    .split('\n')
    .map((line, index) => [`${path}:${index + 1}`, findIssue(normalized(line), OPERATORS_THROWN_OUT)] as const)
    .flatMap(([place, issue]) => (issue === undefined ? [] : [`${place}: ${issue}`]));
}
const code = (text: string) => treeFile('a.tsx', () => text);

const labels = THROWN_OUT.flatMap(({ labels: refused = [] }) => refused);
const phrases = THROWN_OUT.flatMap(({ phrases: refused = [] }) => refused);

describe('the words of players', () => {
  it('are read in strings, templates and whole elements', () => {
    const source = `const a = '값'; const b = \`모두 \${n}전\`; const c = <p title="나와 한 판">모두 <b>{n}</b></p>;`;
    expect([...textsIn(code(source))].sort()).toEqual(['값', '나와 한 판', '모두 …', '모두 …전'].sort());
    expect(files.length).toBeGreaterThan(400);
  });

  it.each(labels)('refuse the label %s in a string, an attribute and an element', (label) => {
    for (const source of [`const a = '${label}';`, `<b title="${label}" />`, `<b><i />${label}</b>`]) {
      expect(listIssues(code(source))).toHaveLength(1);
    }
  });

  it.each(phrases)('refuse %s anywhere in a text', (phrase) => {
    for (const source of [`const a = '여기${phrase}는';`, `<p>{n}${phrase} 봅니다</p>`])
      expect(listIssues(code(source))).toHaveLength(1);
  });

  it('leave a word alone that is part of another', () => {
    const texts = ['물건을 주웁니다', '값을 적어 주세요', '사기 신고', '이름을 거꾸로 적기', '모두 읽음', '0번째 길드'];
    expect(texts.map((text) => findIssue(normalized(text)))).toEqual(texts.map(() => undefined));
  });

  it('are used everywhere', () => {
    expect(files.flatMap((file) => listIssues(file))).toEqual([]);
  });
});

describe('the words of operators', () => {
  const refused = OPERATORS_THROWN_OUT.flatMap(({ phrases: own = [] }) => own);

  it('are looked for in the handbook, commands and what a start prints', () => {
    expect(handbook.map(({ path }) => path).sort()).toEqual([...HANDBOOK].sort());
    expect(operatorCode.length).toBeGreaterThan(40);
  });

  it.each(refused)('refuse %s in a line and in a message', (phrase) => {
    expect(linesOf(treeFile('README.md', () => `첫 줄\n여기${phrase}는`))).toHaveLength(1);
    expect(listIssues(code(`print('여기${phrase}는');`), OPERATORS_THROWN_OUT)).toHaveLength(1);
  });

  it('are used everywhere', () => {
    expect([
      ...handbook.flatMap(linesOf),
      ...operatorCode.flatMap((file) => listIssues(file, OPERATORS_THROWN_OUT)),
    ]).toEqual([]);
  });
});
