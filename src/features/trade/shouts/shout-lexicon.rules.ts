import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import { itemAliases } from '#features/game-data/search/search-aliases.ts';
import { choseongOf } from '#shared/korean/hangul.ts';
import { normalizeText } from '#shared/korean/normalize-text.ts';
import type { ShoutItem } from './shout.contract.ts';

export interface LexiconItem extends ShoutItem {
  maxDurability: number | null;
}

export interface ShoutLexicon {
  names: ReadonlyMap<string, readonly LexiconItem[]>;
  longestName: number;
}

const SCORE = { name: 1, alias: 0.95, abbreviation: 0.9, initials: 0.8, part: 0.6 } as const;
/** Names with more meanings are ignored. */
const MAX_MEANINGS = 5;
const MIN_INITIALS = 3;
const MIN_SHORT_NAME = 3;

type Facts = Pick<Catalog, 'items' | 'abbreviations'>;

/**
 * All names of the items: their own, derived ones, the abbreviations of the sources, initial consonants. A better kind
 * of name hides the worse ones.
 */
export function shoutLexicon({ items, abbreviations }: Facts): ShoutLexicon {
  const shortNames = Map.groupBy(abbreviations, ({ name }) => name);
  const kinds: readonly (readonly [number, (name: string) => readonly string[]])[] = [
    [SCORE.name, (name) => [name]],
    [SCORE.alias, (name) => [...itemAliases(name), ...withoutPossessive(name)]],
    [SCORE.abbreviation, (name) => (shortNames.get(name) ?? []).map(({ short }) => short)],
    [SCORE.part, partsOf],
    [SCORE.initials, initialsOf],
  ];
  const names = new Map<string, LexiconItem[]>();
  for (const [score, namesOf] of kinds) {
    const better = new Set(names.keys());
    for (const { id, name, maxdura } of items) {
      for (const key of new Set(namesOf(name).map(normalizeText))) {
        if (key === '' || better.has(key)) continue;
        const meanings = names.get(key);
        const item = { id, name, score, maxDurability: maxdura };
        if (meanings) meanings.push(item);
        else names.set(key, [item]);
      }
    }
  }
  return {
    names: new Map([...names].flatMap(meaningOf)),
    longestName: Math.max(0, ...[...names.keys()].map(lengthOf)),
  };
}

function lengthOf({ length }: string): number {
  return length;
}

/** `수룡의비늘` → `수룡비늘`. */
function withoutPossessive(name: string): string[] {
  const short = name.replace(/(?<=.)의(?=.)/, '');
  return short === name || short.length < MIN_SHORT_NAME ? [] : [short];
}

function partsOf(name: string): string[] {
  const short = name.replace(/\([^)]*\)$/, '');
  return short === name ? [] : [short];
}

function initialsOf(name: string): string[] {
  const initials = choseongOf(normalizeText(name));
  const isCode = /^[ㄱ-ㅎ]+$/.test(initials) && initials.length >= MIN_INITIALS && new Set(initials).size > 1;
  return isCode ? [initials] : [];
}

function meaningOf([key, items]: [string, LexiconItem[]]): [string, LexiconItem[]][] {
  if (items.length > MAX_MEANINGS) return [];
  if (items.length === 1) return [[key, items]];
  return [[key, items.map((item) => ({ ...item, score: Math.round((item.score / items.length) * 100) / 100 }))]];
}
