import { isConsonant, isSyllable } from '#shared/korean/hangul.ts';
import { normalize } from '#shared/korean/normalize-text.ts';
import { GROUP_NAMES, GROUPS, type Group } from './word-group.rules.ts';
import { SHAPES, type Shape } from './word-shape.rules.ts';
import { soundKeys } from './word-text.rules.ts';

// Syntax of a rule:
//   현거래                 the word, however it is spaced or disguised
//   입금 -출입금 -가입금   not where it is part of these
//   카톡 + 아이디          both, close together, in either order; each may be a shape: 카톡 + <id>
//   ㅎㄱㄹ, 현ㄱㄹ         with bare consonants: exactly so, alone
//   <url>                  something of that shape, or one of the words of that group: <messenger>

export interface SyllableRun {
  keys: string;
  count: number;
}

export interface Word {
  text: string;
  runs: readonly SyllableRun[];
  /** Contains a bare consonant, so it is matched exactly as written. */
  isCode: boolean;
}

export type PatternPart = Word | { shape: Shape } | { group: Group };

export interface WordPattern {
  parts: readonly PatternPart[];
  exceptions: readonly Word[];
}

export type ReadPattern = { kind: 'words'; pattern: WordPattern } | { kind: 'fault'; message: string };

const MAX_PARTS = 2;
const SHAPE = /^<([a-z]+)>$/;
const LETTERS = /^[가-힣ㄱ-ㅎa-z0-9]{2,30}$/;

export function readPattern(pattern: string): ReadPattern {
  const tokens = normalize(pattern).toLowerCase().trim().split(/\s+/);
  const isException = (token: string) => token.startsWith('-');
  const parts = tokens
    .filter((token) => !isException(token))
    .join('')
    .split('+');
  const exceptions = tokens.filter(isException).map((token) => token.slice(1));
  if (parts.length > MAX_PARTS) return toIssue(`+ 로 잇는 말은 ${MAX_PARTS}개까지입니다.`);
  const words = [...parts.filter((part) => !SHAPE.test(part)), ...exceptions];
  if (!words.every((word) => LETTERS.test(word))) {
    return toIssue('말마다 한글·영문·숫자 2자에서 30자까지 쓸 수 있습니다. 예: 입금 -출입금, 카톡 + 아이디, <url>');
  }
  const read = parts.map(toPart);
  const known = read.filter((part) => part !== undefined);
  if (known.length < read.length) {
    return toIssue(`쓸 수 있는 형식은 ${[...SHAPES, ...GROUP_NAMES].map((name) => `<${name}>`).join(', ')}입니다.`);
  }
  return { kind: 'words', pattern: { parts: known, exceptions: exceptions.map(toWord) } };
}

/** Returns undefined for an unknown shape. */
function toPart(part: string): PatternPart | undefined {
  const name = SHAPE.exec(part)?.[1];
  if (name === undefined) return toWord(part);
  const group = GROUP_NAMES.find((known) => known === name);
  if (group) return { group };
  const shape = SHAPES.find((known) => known === name);
  return shape && { shape };
}

const groups = new Map<Group, readonly WordPattern[]>();

/** Returns the words of a group, each with its harmless contexts. */
export function listWords(group: Group): readonly WordPattern[] {
  const known = groups.get(group);
  if (known) return known;
  const read = GROUPS[group]
    .trim()
    .split('\n')
    .map(readPattern)
    .flatMap((one) => (one.kind === 'words' ? one.pattern : []));
  groups.set(group, read);
  return read;
}

export function validatePattern(pattern: string): string | undefined {
  const read = readPattern(pattern);
  return read.kind === 'fault' ? read.message : undefined;
}

function toIssue(message: string): ReadPattern {
  return { kind: 'fault', message };
}

function toWord(text: string): Word {
  const runs: SyllableRun[] = [];
  for (const letter of text) {
    const keys = soundKeys(letter);
    const last = runs.at(-1);
    if (last?.keys === keys) last.count += 1;
    else runs.push({ keys, count: 1 });
  }
  return { text, runs, isCode: [...text].some((letter) => isConsonant(letter) && !isSyllable(letter)) };
}
