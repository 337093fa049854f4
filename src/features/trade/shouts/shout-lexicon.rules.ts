import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import { itemAliases } from '#features/game-data/search/search-aliases.ts';
import { guessedNames } from '#features/game-data/search/search-guess.ts';
import { toChoseong } from '#shared/korean/hangul.ts';
import { normalizeText } from '#shared/korean/normalize-text.ts';
import type { ShoutItem } from './shout.contract.ts';
import { termAt } from './shout-terms.rules.ts';

export interface LexiconItem extends ShoutItem {
  maxDurability: number | null;
  /** An abbreviation of two letters that follows by rule and may also be another word. */
  isGuess: boolean;
}

export interface ShoutLexicon {
  names: ReadonlyMap<string, readonly LexiconItem[]>;
  longestName: number;
}

const SCORE = { name: 1, alias: 0.95, abbreviation: 0.9, initials: 0.8, part: 0.6, guess: 0.6 } as const;
/** Maximum number of meanings of a name: names with more are ignored. */
const MAX_MEANINGS = 5;
const MIN_INITIALS = 3;
const MIN_SHORT_NAME = 3;
/** Minimum length of an abbreviation. A single letter is only a name if it is the whole name. */
const MIN_KEY = 2;
const GUESS = /^[가-힣]{2}$/;
/** Words that the rules would read as names although players use them in another sense. */
const ORDINARY = new Set(
  '가구 가도 가장 가치 고조 금가 기가 나가 나방 너리 노비 노시 도도 도서 도장 동지 명반 무가 문장 방화 보도 보장 비단 비도 사고 사도 사방 사용 사치 산천 서열 소비 수비 수해 순강 신지 여주 의지 이고 이송 이어 인방 일반 일방 전도 전용 정인 정보 주방 주장 진영 철가 초시 하시 한사 현금 현장 환도'.split(
    ' ',
  ),
);

type Facts = Pick<Catalog, 'items' | 'abbreviations'>;

/**
 * Collects all names of the items: their own, derived ones, the abbreviations of the sources, initial consonants, and
 * abbreviations by rule. A better kind of name takes precedence over worse ones.
 */
export function shoutLexicon({ items, abbreviations }: Facts): ShoutLexicon {
  const shortNames = Map.groupBy(abbreviations, ({ name }) => name);
  const listed = new Set(abbreviations.map(({ short }) => normalizeText(short)));
  const kinds: readonly (readonly [number, (name: string) => readonly string[]])[] = [
    [SCORE.name, (name) => [name]],
    [SCORE.alias, (name) => [...itemAliases(name), ...withoutPossessive(name)]],
    [SCORE.abbreviation, (name) => (shortNames.get(name) ?? []).map(({ short }) => short)],
    [SCORE.part, listParts],
    [SCORE.initials, listInitials],
    [SCORE.guess, (name) => guessedNames(name).filter((guess) => !isTaken(guess, listed))],
  ];
  const names = new Map<string, LexiconItem[]>();
  for (const [score, namesOf] of kinds) addNames(names, items, score, namesOf);
  return {
    names: new Map([...names].flatMap(toMeanings)),
    longestName: Math.max(0, ...[...names.keys()].map(getLength)),
  };
}

function addNames(
  names: Map<string, LexiconItem[]>,
  items: Facts['items'],
  score: number,
  namesOf: (name: string) => readonly string[],
): void {
  const better = new Set(names.keys());
  const isName = score === SCORE.name;
  for (const { id, name, maxdura } of items) {
    for (const key of new Set(namesOf(name).map(normalizeText))) {
      if (key.length < (isName ? 1 : MIN_KEY) || better.has(key)) continue;
      const item = { id, name, score, maxDurability: maxdura, isGuess: score === SCORE.guess && GUESS.test(key) };
      names.set(key, [...(names.get(key) ?? []), item]);
    }
  }
}

function getLength({ length }: string): number {
  return length;
}

/** Whether the text is a word of shouts or has another meaning in the sources. */
function isTaken(guess: string, listed: ReadonlySet<string>): boolean {
  return listed.has(guess) || ORDINARY.has(guess) || (termAt(guess, 0)?.length ?? 0) >= guess.length;
}

/** `수룡의비늘` → `수룡비늘`. */
function withoutPossessive(name: string): string[] {
  const short = name.replace(/(?<=.)의(?=.)/, '');
  return short === name || short.length < MIN_SHORT_NAME ? [] : [short];
}

function listParts(name: string): string[] {
  const short = name.replace(/\([^)]*\)$/, '');
  return short === name ? [] : [short];
}

function listInitials(name: string): string[] {
  const initials = toChoseong(normalizeText(name));
  const isCode = /^[ㄱ-ㅎ]+$/.test(initials) && initials.length >= MIN_INITIALS && new Set(initials).size > 1;
  return isCode ? [initials] : [];
}

function toMeanings([key, items]: [string, LexiconItem[]]): [string, LexiconItem[]][] {
  if (items.length > MAX_MEANINGS) return [];
  if (items.length === 1) return [[key, items]];
  return [[key, items.map((item) => ({ ...item, score: Math.round((item.score / items.length) * 100) / 100 }))]];
}
