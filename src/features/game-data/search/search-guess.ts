import { isIgnored, normalizeText } from '#shared/korean/normalize-text.ts';
import { shortNumbered } from './search-aliases.ts';

/**
 * Abbreviations that follow from a name by rule and are in no list: the beginnings of its parts (`흑철중검` → `흑중`, `수룡의비늘`
 * → `수비늘`, `녹호박별검` → `녹별검`), and numbered names (`용랑제사봉` → `랑4`).
 */

export interface NameParts {
  letters: string;
  /** By letter: whether a word, or the part after 의, begins there. */
  isWord: readonly boolean[];
  /** By letter: whether a part may begin there. Words without a mark mostly have parts of two letters. */
  isPart: readonly boolean[];
}

const MIN_LETTERS = 2;
const MAX_LETTERS = 12;
const GUESSABLE = /^[가-힣\d]+$/;
const NUMBERED = /^\D{1,3}\d$/;
const PART_LETTERS = 2;
/** Costs in letters: each ranks the name as if it were longer by so many. */
const COST = { jump: 2, laterWord: 4 } as const;
/** 호박 is left out because all items of amber have it in their names. */
const LEFT_OUT = /의|호박/g;

export function toNameParts(name: string): NameParts {
  let letters = '';
  const isWord: boolean[] = [];
  let fresh = true;
  for (const char of name) {
    if (isIgnored(char)) fresh = true;
    else {
      const before = letters.slice(-1);
      const isNumber = /\d/.test(char) !== /\d/.test(before);
      isWord.push(fresh || (letters !== '' && (before === '의' || letters.endsWith('호박') || isNumber)));
      letters += char.toLowerCase();
      fresh = false;
    }
  }
  return { letters, isWord, isPart: toPartMarks(isWord) };
}

function toPartMarks(isWord: readonly boolean[]): boolean[] {
  let sinceWord = 0;
  return isWord.map((begins, at) => {
    sinceWord = begins ? 0 : sinceWord + 1;
    return sinceWord % PART_LETTERS === 0 || at === isWord.length - 1 || isWord[at + 1] === true;
  });
}

/** Returns the distance between the letters and the name; null: they are no abbreviation of it. */
export function guessCost(typed: string, { letters, isWord, isPart }: NameParts): number | null {
  if (letters.length > PART_LETTERS * typed.length + 3) return null;
  const missing = letters.replace(LEFT_OUT, '').length - typed.length;
  let best: number | null = null;
  for (let start = 0; start <= letters.length - typed.length; start++) {
    if (start > 0 && !(isWord[start] && letters.charAt(start + 1) === typed.charAt(1))) continue;
    const jumps = fewestJumps(typed, letters, isPart, start);
    if (jumps === null || jumps + start === 0) continue;
    const cost = missing + COST.jump * jumps + (start > 0 ? COST.laterWord : 0);
    if (best === null || cost < best) best = cost;
  }
  return best;
}

/**
 * Counts the jumps between parts. A single letter stands for a part that begins with it; two or more may be anywhere.
 */
function fewestJumps(typed: string, letters: string, isPart: readonly boolean[], start: number): number | null {
  let best: number | null = null;
  const walk = (index: number, at: number, jumps: number): void => {
    if (best !== null && jumps >= best) return;
    if (letters.charAt(at) !== typed.charAt(index)) return;
    const next = index + 1;
    if (next === typed.length) {
      best = jumps;
      return;
    }
    walk(next, at + 1, jumps);
    for (let to = at + 2; to < letters.length; to++) {
      const goesOn = next + 1 < typed.length && letters.charAt(to + 1) === typed.charAt(next + 1);
      if (isPart[to] || goesOn) walk(next, to, jumps + 1);
    }
  };
  walk(0, start, 0);
  return best;
}

export function isGuessable(normalized: string): boolean {
  return normalized.length >= MIN_LETTERS && normalized.length <= MAX_LETTERS && GUESSABLE.test(normalized);
}

export interface Spelling {
  text: string;
  normalized: string;
}

/** Returns the cost of the nearest spelling, 0 for a numbered name; null: the text abbreviates none of them. */
export function leastCost(typed: string, name: string, spellings: readonly Spelling[]): number | null {
  if (NUMBERED.test(typed) && shortNumbered(name).includes(typed)) return 0;
  let least: number | null = null;
  for (const { text, normalized } of spellings) {
    const cost = hasInOrder(normalized, typed) ? guessCost(typed, toNameParts(text)) : null;
    if (cost !== null && (least === null || cost < least)) least = cost;
  }
  return least;
}

function hasInOrder(letters: string, typed: string): boolean {
  let at = -1;
  for (const letter of typed) {
    at = letters.indexOf(letter, at + 1);
    if (at < 0) return false;
  }
  return true;
}

/** Returns the abbreviations that follow without ambiguity, as texts. */
export function guessedNames(name: string): string[] {
  const parts = plainParts(name);
  const [first = '', ...rest] = parts;
  const compound =
    rest.length === 0
      ? []
      : [parts.map((part) => part.charAt(0)).join(''), first.charAt(0) + rest.join(''), first + rest.join('')];
  const own = normalizeText(name);
  return [...new Set([...shortNumbered(name), ...compound])].filter((guess) => guess !== own);
}

/** Splits a name at 의 or 호박; otherwise a name of four letters into halves. */
function plainParts(name: string): string[] {
  const letters = normalizeText(name);
  const marked = letters.split(/(?<=.)(?:의|호박)(?=.)/);
  if (marked.length > 1) return marked;
  return /^[가-힣]{4}$/.test(letters) ? [letters.slice(0, PART_LETTERS), letters.slice(PART_LETTERS)] : [];
}
