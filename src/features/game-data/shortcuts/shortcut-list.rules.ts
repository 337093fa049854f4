import { normalizeText } from '#shared/korean/normalize-text.ts';
import { matchesName } from '../name-filter.rules.ts';

/** Each typed word stands in one of the texts: a part of it, its initial consonants, or half a letter on the way there. */
export function matchesTexts(texts: readonly (string | null)[], typed: string): boolean {
  const words = typed.split(/\s+/).filter(Boolean);
  return words.every((word) => texts.some((text) => text !== null && matchesToken(text, word)));
}

/** A mark (`,`) counts for nothing in a name, but is a key to press. */
function matchesToken(text: string, word: string): boolean {
  return normalizeText(word) === '' ? text.includes(word) : matchesName(text, word);
}

/** The keys that do, or are, what is looked for. */
export function findKeys<Row extends { key: string; action: string }>(rows: readonly Row[], typed: string): Row[] {
  return rows.filter(({ key, action }) => matchesTexts([key, action], typed));
}

/** The words for what is looked for. */
export function findCommands<Row extends { purpose: string; examples: readonly string[]; note: string | null }>(
  rows: readonly Row[],
  typed: string,
): Row[] {
  return rows.filter(({ purpose, examples, note }) => matchesTexts([purpose, ...examples, note], typed));
}

const KINDS = [
  { name: '사고팔기', purpose: /사기|팔기|[사파]는|사주는/ },
  { name: '맡기고 찾기', purpose: /맡|찾기/ },
] as const;
const OTHER_KIND = '그 밖의 말';

export interface CommandGroup<Row> {
  name: string;
  commands: Row[];
}

/** Commands by what one wants of people, each once, in the order they came; groups without any are left out. */
export function groupCommands<Row extends { purpose: string }>(rows: readonly Row[]): CommandGroup<Row>[] {
  const kindOf = ({ purpose }: Row) => KINDS.find((kind) => kind.purpose.test(purpose))?.name ?? OTHER_KIND;
  return [...KINDS.map(({ name }) => name), OTHER_KIND]
    .map((name) => ({ name, commands: rows.filter((row) => kindOf(row) === name) }))
    .filter(({ commands }) => commands.length > 0);
}
