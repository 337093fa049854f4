import type { SyllableRun, Word } from './word-pattern.rules.ts';
import type { TextKey } from './word-text.rules.ts';

export interface KeySpan {
  start: number;
  end: number;
}

export type Keys = readonly TextKey[];

export interface KeyedText {
  keys: Keys;
  /** Indexes of characters by their first key, or by a key that looks alike. */
  starts: ReadonlyMap<string, readonly number[]>;
}

export function keyedText(keys: Keys): KeyedText {
  const starts = new Map<string, number[]>();
  for (const [at, { key, looksLike, isFirst }] of keys.entries()) {
    if (!isFirst) continue;
    for (const one of looksLike === '' ? [key] : [key, looksLike]) {
      const known = starts.get(one);
      if (known) known.push(at);
      else starts.set(one, [at]);
    }
  }
  return { keys, starts };
}

/** Repeated letters beyond this do not count, which bounds the time for a text of one letter. */
const MAX_REPEATS = 16;
const WIDEST_GAP = 8;
const MAX_SIGNS = 2;
const STROKES = new Set(['ㅡ', 'ㅣ']);
/** Tense or aspirated letters for plain ones inside a word: `현끔`, `현커래`, `송끔`. Not ㅍ for ㅂ: `8시 팔 사람`. */
const PLAIN_OF: Readonly<Record<string, string>> = { ㄲ: 'ㄱ', ㅋ: 'ㄱ', ㄸ: 'ㄷ', ㅃ: 'ㅂ', ㅉ: 'ㅈ' };
/** Second final consonants after ㄴ that are not pronounced: `혅금`, `혆거래`. */
const BELOW_N = new Set(['ㅈ', 'ㅎ']);
/**
 * Particles and endings after which a word is complete; otherwise its last syllable may begin a longer word
 * (`현 금괴`, `쌀 먹고`, `급 전사`).
 */
const TAIL =
  /^(?:으?로|는|을|를|도(?![가-힣])|만(?![년가-힣])|번호|이체|이요|이나|가능|합|해(?!골)|함|하[실신자고는기세시]|입니|임(?![가-힣])|에서|까지|부터|문의|받|요|됨|됩|됐|중입|중(?![가-힣])|니[다당]|환영|줘|주세|주실|러|충)/;
const TAIL_LENGTH = 3;

export function findWord({ keys, starts }: KeyedText, word: Word, isAnywhere = false): KeySpan[] {
  const found: KeySpan[] = [];
  let free = 0;
  for (const start of starts.get(word.runs[0]?.keys.charAt(0) ?? '') ?? []) {
    if (start < free) continue;
    const end = word.isCode ? codeEnd(keys, start, word) : wordEnd(keys, start, word, isAnywhere);
    if (end === undefined) continue;
    found.push({ start, end });
    free = end;
  }
  return found;
}

function wordEnd(keys: Keys, start: number, word: Word, isAnywhere: boolean): number | undefined {
  let at = start;
  for (const run of word.runs) {
    const end = runEnd(keys, at, run, at > start);
    if (end === undefined) return undefined;
    at = end;
  }
  if (isAnywhere) return at;
  if (keys[start]?.kind === 'latin' && isJoined(keys, start) && keys[start - 1]?.kind === 'latin') return undefined;
  return isDisguised(keys, start, at, word) && !isMeant(keys, start, at) ? undefined : at;
}

function runEnd(keys: Keys, from: number, run: SyllableRun, isInside: boolean): number | undefined {
  let at = from;
  let count = 0;
  while (count < MAX_REPEATS) {
    // `insta abcd`: the next word only begins with the last letter of this one.
    if (count >= run.count && keys[at]?.kind === 'latin' && keys[at]?.gap !== 0) break;
    const mayCross = count < run.count && (isInside || count > 0);
    const end =
      syllableEnd(keys, at, run.keys, isInside || count > 0) ??
      (mayCross ? afterStrokes(keys, at, run.keys) : undefined);
    if (end === undefined) break;
    at = end;
    count += 1;
  }
  return count >= run.count ? at : undefined;
}

/** The syllable behind strokes (`현ㅡ거래`), or behind a few signs directly between two letters (`현1거래`, `쌀ㅋ먹`). */
function afterStrokes(keys: Keys, from: number, syllable: string): number | undefined {
  let at = from;
  while (at < from + MAX_REPEATS && isStroke(keys, at)) at += 1;
  const behindStrokes = at === from ? undefined : syllableEnd(keys, at, syllable);
  if (behindStrokes !== undefined) return behindStrokes;
  for (let end = from + 1; end <= from + MAX_SIGNS && isSign(keys[end - 1]); end++) {
    const found = keys[end]?.gap === 0 ? syllableEnd(keys, end, syllable) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

function isSign(key: TextKey | undefined): boolean {
  if (!key || key.gap > 0) return false;
  return key.kind === 'digit' || key.kind === 'latin' || (key.kind === 'jamo' && !/[a-z]/.test(key.letter));
}

function isStroke(keys: Keys, at: number): boolean {
  const key = keys[at];
  if (key?.kind !== 'jamo' && key?.looksLike !== 'ㅣ') return false;
  return STROKES.has(key.key) || key.looksLike === 'ㅣ' || key.key === keys[at - 1]?.key;
}

function syllableEnd(keys: Keys, from: number, syllable: string, isInside = true): number | undefined {
  let at = from;
  for (let index = 0; index < syllable.length; index++) {
    const wanted = syllable.charAt(index);
    if (index > 0) at = afterRepeats(keys, at, syllable.charAt(index - 1), wanted);
    const key = keys[at];
    if (
      !key ||
      !(fits(key, wanted) || (isInside && PLAIN_OF[key.key] === wanted)) ||
      (index > 0 && key.gap > WIDEST_GAP)
    )
      return undefined;
    at += 1;
  }
  if (syllable.endsWith('ㄴ') && isUnheard(keys, at)) at += 1;
  return keys[at]?.isFirst === false ? undefined : at;
}

function isUnheard(keys: Keys, at: number): boolean {
  return keys[at]?.isFirst === false && BELOW_N.has(keys[at]?.key ?? '');
}

/** `ㅎㅎㅕㄴ`: skips further copies of a letter. */
function afterRepeats(keys: Keys, from: number, letter: string, wanted: string): number {
  if (letter === wanted) return from;
  let at = from;
  while (at < from + MAX_REPEATS && keys[at]?.kind === 'jamo' && keys[at]?.key === letter) at += 1;
  return at;
}

function fits({ key, looksLike }: TextKey, wanted: string): boolean {
  return key === wanted || looksLike === wanted;
}

function isJoined(keys: Keys, at: number): boolean {
  return at > 0 && keys[at]?.gap === 0;
}

function isDisguised(keys: Keys, start: number, end: number, { runs }: Word): boolean {
  const length = runs.reduce((sum, run) => sum + run.keys.length * run.count, 0);
  if (end - start !== length) return true;
  for (let at = start + 1; at < end; at++) if ((keys[at]?.gap ?? 0) > 0) return true;
  return false;
}

/** `현-거래`, but not `철도 박쥐`: nothing is joined to the first letter, and only a noun's ending to the last. */
function isMeant(keys: Keys, start: number, end: number): boolean {
  if (isJoined(keys, start) && keys[start - 1]?.kind !== 'jamo' && keys[start - 1]?.kind !== 'digit') return false;
  for (let at = start + 1; at < end; at++) if ((keys[at]?.gap ?? 0) > WIDEST_GAP) return false;
  const next = keys[end];
  if (!next || next.gap > 0 || next.kind !== 'syllable') return true;
  return TAIL.test(readTail(keys, end));
}

function readTail(keys: Keys, from: number): string {
  let tail = '';
  for (let at = from; at < keys.length && tail.length < TAIL_LENGTH; at++) {
    const key = keys[at];
    if (!key || (key.gap > 0 && at > from)) break;
    if (key.isFirst) tail += key.letter;
  }
  return tail;
}

/** Matches codes exactly and alone: `ㅎㄱㄹ`, also with a gap between all of its letters. */
function codeEnd(keys: Keys, start: number, { text, runs }: Word): number | undefined {
  const letters = runs.flatMap(({ keys: one, count }) => Array.from({ length: count }, () => one));
  let at = start;
  let gaps = 0;
  for (const letter of letters) {
    if (at > start && (keys[at]?.gap ?? 0) > 0) gaps += 1;
    const end = letterEnd(keys, at, letter);
    if (end === undefined) return undefined;
    at = end;
  }
  const isPure = letters.every(({ length }) => length === 1);
  const isSpaced = isPure && gaps === text.length - 1;
  if (gaps > 0 && !isSpaced) return undefined;
  return isAlone(keys, { start, end: at }, isPure, isSpaced) ? at : undefined;
}

function letterEnd(keys: Keys, from: number, letter: string): number | undefined {
  if (keys[from]?.kind !== (letter.length === 1 ? 'jamo' : 'syllable')) return undefined;
  const isSame = [...letter].every((wanted, index) => keys[from + index]?.key === wanted);
  const end = from + letter.length;
  return isSame && keys[end]?.isFirst !== false ? end : undefined;
}

function isAlone(keys: Keys, { start, end }: KeySpan, isPure: boolean, isSpaced: boolean): boolean {
  const before = isJoined(keys, start) ? keys[start - 1]?.kind : undefined;
  const isBeginning = before === undefined || (isPure && !isSpaced && before !== 'jamo');
  const next = keys[end];
  const isEnd = !next || next.gap > 0 || (!isSpaced && next.kind !== 'jamo');
  return isBeginning && isEnd;
}
