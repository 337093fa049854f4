import { isConsonant, isSyllable } from '#shared/korean/hangul.ts';
import { normalize } from '#shared/korean/normalize-text.ts';
import { SHAPES, type Shape } from './word-shape.rules.ts';
import { soundKeys } from './word-text.rules.ts';

// How a rule is written:
//   현거래                 the word, however it is spaced or disguised
//   입금 -출입금 -가입금   not where it is part of these
//   카톡 + 아이디          both, close together, in either order
//   ㅎㄱㄹ, 현ㄱㄹ         with bare consonants: exactly so, alone
//   <url>                  something of that shape

export interface SyllableRun {
  keys: string;
  count: number;
}

export interface Word {
  text: string;
  runs: readonly SyllableRun[];
  /** Contains a bare consonant, so it is matched only as written. */
  isCode: boolean;
}

export interface WordPattern {
  parts: readonly Word[];
  exceptions: readonly Word[];
}

export type ReadPattern =
  | { kind: 'words'; pattern: WordPattern }
  | { kind: 'shape'; shape: Shape }
  | { kind: 'fault'; message: string };

const MAX_PARTS = 2;
const LETTERS = /^[가-힣ㄱ-ㅎa-z0-9]{2,30}$/;

export function readPattern(pattern: string): ReadPattern {
  const tokens = normalize(pattern).toLowerCase().trim().split(/\s+/);
  const shape = /^<([a-z]+)>$/.exec(tokens.join(''))?.[1];
  if (shape !== undefined) return readShape(shape);
  const isException = (token: string) => token.startsWith('-');
  const parts = tokens
    .filter((token) => !isException(token))
    .join('')
    .split('+');
  const exceptions = tokens.filter(isException).map((token) => token.slice(1));
  if (parts.length > MAX_PARTS) return fault(`+ 로 잇는 말은 ${MAX_PARTS}개까지입니다.`);
  if (![...parts, ...exceptions].every((part) => LETTERS.test(part))) {
    return fault('말마다 한글·영문·숫자 2자에서 30자까지 쓸 수 있습니다. 예: 입금 -출입금, 카톡 + 아이디, <url>');
  }
  return { kind: 'words', pattern: { parts: parts.map(toWord), exceptions: exceptions.map(toWord) } };
}

export function patternFault(pattern: string): string | undefined {
  const read = readPattern(pattern);
  return read.kind === 'fault' ? read.message : undefined;
}

function readShape(name: string): ReadPattern {
  const shape = SHAPES.find((known) => known === name);
  return shape
    ? { kind: 'shape', shape }
    : fault(`아는 꼴은 ${SHAPES.map((known) => `<${known}>`).join(', ')} 입니다.`);
}

function fault(message: string): ReadPattern {
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
