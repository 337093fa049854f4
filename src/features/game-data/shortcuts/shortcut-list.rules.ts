import { normalizeText } from '#shared/korean/normalize-text.ts';
import { matchesName } from '../name-filter.rules.ts';

interface KeyPart {
  text: string;
  isKey: boolean;
}

const JOINTS = /( \+ |, |\/| \/ )/;

/** `Shift + Z, 글자` → Shift, Z, 글자 and the separators. A comma or slash alone is a key. */
export function keyParts(keys: string): KeyPart[] {
  return keys
    .split(JOINTS)
    .filter((text) => text !== '')
    .map((text) => ({ text: text.trim() === '' ? text : text.trim(), isKey: !JOINTS.test(text) }));
}

/** Every typed word must match one of the texts: a part of it, its initial consonants, or a half-typed letter. */
export function matchesTexts(texts: readonly (string | null)[], typed: string): boolean {
  const words = typed.split(/\s+/).filter(Boolean);
  return words.every((word) => texts.some((text) => text !== null && matchesToken(text, word)));
}

/** Names ignore punctuation (`,`), but here it is a key. */
function matchesToken(text: string, word: string): boolean {
  return normalizeText(word) === '' ? text.includes(word) : matchesName(text, word);
}

export function findKeys<Row extends { key: string; action: string }>(rows: readonly Row[], typed: string): Row[] {
  return rows.filter(({ key, action }) => matchesTexts([key, action], typed));
}

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

export function groupCommands<Row extends { purpose: string }>(rows: readonly Row[]): CommandGroup<Row>[] {
  const kindOf = ({ purpose }: Row) => KINDS.find((kind) => kind.purpose.test(purpose))?.name ?? OTHER_KIND;
  return [...KINDS.map(({ name }) => name), OTHER_KIND]
    .map((name) => ({ name, commands: rows.filter((row) => kindOf(row) === name) }))
    .filter(({ commands }) => commands.length > 0);
}
