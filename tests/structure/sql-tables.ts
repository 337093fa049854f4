export type TableUse = 'read' | 'write';

export interface NamedTable {
  name: string;
  use: TableUse;
}

export const HOLE = '?';

const TOKEN = /'(?:[^']|'')*'|--[^\n]*|\$\$.*?\$\$|(?:"[^"]+")(?:\.(?:\w+|"[^"]+"))*|[a-z_]\w*(?:\.\w+)*|[(),?]/gis;
/** `extract(epoch from at)`: no table follows this `from`. */
const TAKES_FROM = new Set(['extract', 'substring', 'trim', 'overlay']);
const PASSED_OVER = new Set(['lateral', 'only', 'table']);
const LIST_ENDS = new Set(['where', 'set', 'order', 'group', 'limit', 'select', 'union', 'values', 'returning', 'for']);
const BEFORE_TABLE = new Map<string, TableUse>([
  ['from', 'read'],
  ['join', 'read'],
  ['using', 'read'],
  ['into', 'write'],
  ['update', 'write'],
  ['truncate', 'write'],
]);
/** `for update`, `do update set`, `is distinct from`, `delete from`. */
const NO_TABLE_AFTER: Record<string, readonly string[]> = { update: ['for', 'key', 'do'], from: ['distinct'] };

interface Level {
  expected: TableUse | undefined;
  isInList: boolean;
  caller: string;
}

/**
 * The tables after `from`, `join`, `using`, `into`, `update` in a statement or a part of one, without its own common table
 * expressions (`with x as (…)`). A `HOLE` there is returned as `?`.
 */
export function tablesInSql(text: string): NamedTable[] {
  const tokens = [...text.matchAll(TOKEN)].map(([token]) => token).filter((token) => !token.startsWith('--'));
  const own = new Set(tokens.filter((_, index) => isNamedQuery(tokens, index)));
  const levels: Level[] = [startOf('')];
  return tokens.flatMap((token, index) => {
    const around = { before: tokens[index - 1]?.toLowerCase() ?? '', next: tokens[index + 1] };
    const level = levels.at(-1);
    if (!level) throw new Error(`A bracket too many in: ${text}`);
    if (token === '(') levels.push(startOf(around.before));
    if (token === ')') levels.pop();
    const table = read(level, token, around);
    return table && !own.has(table.name) ? [table] : [];
  });
}

interface Around {
  before: string;
  next: string | undefined;
}

const startOf = (caller: string): Level => ({ expected: undefined, isInList: false, caller });

function read(level: Level, token: string, around: Around): NamedTable | undefined {
  const word = token.toLowerCase();
  if (token === ',') level.expected = level.isInList ? 'read' : undefined;
  else if (level.expected) return tableAt(level, level.expected, token, around);
  else if (bringsTable(level, word, around)) {
    level.expected = word === 'from' && around.before === 'delete' ? 'write' : BEFORE_TABLE.get(word);
    level.isInList ||= word === 'from' || word === 'using';
  } else if (LIST_ENDS.has(word)) level.isInList = false;
  return undefined;
}

function tableAt(level: Level, use: TableUse, token: string, { next }: Around): NamedTable | undefined {
  if (PASSED_OVER.has(token.toLowerCase())) return undefined;
  level.expected = undefined;
  const isCall = use === 'read' && next === '(';
  return token === '(' || isCall ? undefined : { name: token.replaceAll('"', ''), use };
}

function bringsTable({ caller }: Level, word: string, { before }: Around): boolean {
  return BEFORE_TABLE.has(word) && !NO_TABLE_AFTER[word]?.includes(before) && !TAKES_FROM.has(caller);
}

function isNamedQuery(tokens: readonly string[], index: number): boolean {
  const [as = '', ...rest] = tokens.slice(index + 1, index + 5).map((token) => token.toLowerCase());
  return as === 'as' && rest.filter((token) => token !== 'not' && token !== 'materialized')[0] === '(';
}
