import { keysOfChar } from '#shared/korean/hangul-keys.ts';
import { normalizeText } from '#shared/korean/normalize-text.ts';
import type { SearchEntry, SearchKind } from './search.contract.ts';
import type { Spelling } from './search-guess.ts';

export interface SearchKey {
  normalized: string;
  keys: string;
  starts: Uint16Array;
}

export interface IndexedEntry {
  entry: SearchEntry;
  name: SearchKey;
  shortName: SearchKey | undefined;
  aliases: readonly SearchKey[];
  /** Spellings without their 의: `수룡비늘`, `백향방`. */
  withoutOf: readonly SearchKey[];
  /** Spellings that can be abbreviated by rule. */
  spellings: readonly Spelling[];
  detail: string;
}

export interface SearchIndex {
  entries: readonly IndexedEntry[];
  /** Entries without later floors (`쥐굴2`), which are searched only when the query has a number. */
  withoutLaterFloors: readonly IndexedEntry[];
}

export function searchKey(text: string): SearchKey {
  const normalized = normalizeText(text);
  const starts = new Uint16Array(normalized.length + 1);
  let keys = '';
  for (let index = 0; index < normalized.length; index++) {
    keys += keysOfChar(normalized.charAt(index));
    starts[index + 1] = keys.length;
  }
  return { normalized, keys, starts };
}

const PARENTHESES = /\s*\([^)]*\)/g;
const OF = /(?<=[^\s])의(?=.)/g;
/** `쥐굴2`, `도삭산850층`, `선비족1-5(2)`. */
const NUMBERED = /^(.*?)(\d+)(?:층|\))?$/;

function firstFloors(entries: readonly SearchEntry[]): Map<string, number> {
  const lowest = new Map<string, number>();
  for (const { kind, name } of entries) {
    const match = kind === 'map' ? NUMBERED.exec(name) : null;
    if (!match) continue;
    const [, family = '', floor = ''] = match;
    lowest.set(family, Math.min(Number(floor), lowest.get(family) ?? Number.POSITIVE_INFINITY));
  }
  return lowest;
}

function toKeysWithoutParticle(name: string): SearchKey[] {
  const bare = name.replace(OF, '');
  return bare === name ? [] : [searchKey(bare)];
}

function indexEntry(entry: SearchEntry): IndexedEntry {
  const shortName = entry.name.replace(PARENTHESES, '');
  const name = searchKey(entry.name);
  const shortKey = shortName === entry.name ? undefined : searchKey(shortName);
  const aliases = entry.aliases.map(searchKey);
  const spelling = (text: string, { normalized }: SearchKey) => ({ text, normalized });
  return {
    entry,
    name,
    shortName: shortKey,
    aliases,
    spellings: [
      spelling(entry.name, name),
      ...(shortKey ? [spelling(shortName, shortKey)] : []),
      ...entry.aliases.map((text, index) => spelling(text, aliases[index] ?? name)),
    ],
    withoutOf: [entry.name, shortName, ...entry.aliases].flatMap(toKeysWithoutParticle),
    detail: normalizeText(entry.detail),
  };
}

const entryKey = ({ kind, id }: SearchEntry) => `${kind} ${id}`;

function isSameEntry(one: SearchEntry, other: SearchEntry): boolean {
  const { name, path, detail, icon, weight, aliases } = other;
  return (
    one.name === name &&
    one.path === path &&
    one.detail === detail &&
    one.icon === icon &&
    one.weight === weight &&
    one.aliases.length === aliases.length &&
    one.aliases.every((alias, index) => alias === aliases[index])
  );
}

/** @param before an index of earlier entries, whose parts are used again where they are the same */
export function buildSearchIndex(searchEntries: readonly SearchEntry[], before?: SearchIndex): SearchIndex {
  const known = new Map(before?.entries.map((indexed) => [entryKey(indexed.entry), indexed]));
  const entries = searchEntries.map((entry) => {
    const indexed = known.get(entryKey(entry));
    return indexed && isSameEntry(indexed.entry, entry) ? indexed : indexEntry(entry);
  });
  const lowest = firstFloors(searchEntries);
  const isLaterFloor = ({ entry }: IndexedEntry) => {
    const [, family = '', floor] = (entry.kind === 'map' && NUMBERED.exec(entry.name)) || [];
    return floor !== undefined && Number(floor) > (lowest.get(family) ?? 0);
  };
  return { entries, withoutLaterFloors: entries.filter((entry) => !isLaterFloor(entry)) };
}

/** @param titles an index without maps, whose floors would count together */
export function withTitles(index: SearchIndex, titles: SearchIndex): SearchIndex {
  return {
    entries: [...index.entries, ...titles.entries],
    withoutLaterFloors: [...index.withoutLaterFloors, ...titles.withoutLaterFloors],
  };
}

export function indexOfKinds(index: SearchIndex, kinds: readonly SearchKind[]): SearchIndex {
  const isWanted = ({ entry }: IndexedEntry) => kinds.includes(entry.kind);
  return { entries: index.entries.filter(isWanted), withoutLaterFloors: index.withoutLaterFloors.filter(isWanted) };
}
