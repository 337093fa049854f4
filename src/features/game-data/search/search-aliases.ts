import { normalizeText } from '#shared/korean/normalize-text.ts';

/** Aliases derived from a name by rule. Nicknames that only players know come from the facts (abbreviations). */

const MIN_ALIAS_LENGTH = 2;
/** A dungeon with more differently named maps has none of them as an alias. */
const MAX_MAP_FAMILIES = 3;

const NUMERALS = '일이삼사오육칠팔구';

const toNumeral = (word: string) => String(NUMERALS.indexOf(word) + 1);

/** `용마제일검` → `용마1검`, `팔식천부연검` → `8식천부연검`, `지력의투구9` → `지투9`. */
export function itemAliases(name: string): string[] {
  const spoken = name
    .replace(/제([일이삼사오육칠팔구])(?=[검봉]$)/, (_, word: string) => toNumeral(word))
    .replace(/^([일이삼사오육칠팔구])식/, (_, word: string) => `${toNumeral(word)}식`);
  const short = /^(.).*의(투|반)(?:구|지)(\d)$/.exec(name)?.slice(1).join('');
  return [...(spoken === name ? [] : [spoken]), ...(short === undefined ? [] : [short])];
}

/**
 * Returns the last letter before 제 with the digit, and the whole name before it with the digit: `용랑제사봉` → `랑4`, `용랑4`;
 * `풍의제삼검` → `풍3`.
 */
export function shortNumbered(name: string): string[] {
  const [, before = '', word] = /^(.+?)의?제([일이삼사오육칠팔구])[검봉]$/.exec(name) ?? [];
  return word === undefined ? [] : [...new Set([before.slice(-1), before])].map((stem) => stem + toNumeral(word));
}

/** `도삭산001층` → `도삭산1층`. */
export function mapAliases(name: string): string[] {
  const spoken = name.replace(/(?<!\d)0+(?=\d)/, '');
  return spoken === name ? [] : [spoken];
}

/** `동태극·서태극 던전` → `동태극 던전`, `서태극 던전`. */
function eachOfList(name: string): string[] {
  const [list = '', ...rest] = name.split(' ');
  const parts = list.split('·');
  if (parts.length < 2) return [];
  const possessive = parts.at(-1)?.endsWith('의') ? '의' : '';
  return parts.map((part) => [part.replace(/의$/, '') + possessive, ...rest].join(' '));
}

/** `부여 쥐굴` → `쥐굴`, but not `백향의 방` → `방`. */
function withoutPlace(name: string): string[] {
  const [place = '', ...rest] = name.split(' ');
  return rest.length === 0 || place.endsWith('의') || place.includes('·') ? [] : [rest.join(' ')];
}

/** `복어장군의 굴` → `복어굴`, `청의태자의 동굴` → `청의태자굴`. */
function shortCave(name: string): string[] {
  const owner = /^(.+?)(?:장군의? ?|의 동)굴$/.exec(name)?.[1];
  return owner === undefined ? [] : [`${owner}굴`];
}

/** `5제의 방` → `오제의 방`. */
function spokenNumeral(name: string): string[] {
  const spoken = name.replace(/^[1-9](?=[가-힣])/, (digit) => NUMERALS.charAt(Number(digit) - 1));
  return spoken === name ? [] : [spoken];
}

/** Parentheses contain another name, a list of names, or the place (`흑령굴 (부여)` → `부여 흑령굴`). */
function fromParentheses(base: string, inside: string, location: string): string[] {
  if (location.startsWith(inside)) return [`${inside} ${base}`];
  return [...inside.split('·'), ...withoutPlace(inside)];
}

export interface NamedDungeon {
  name: string;
  location: string;
}

export function dungeonAliases({ name, location }: NamedDungeon, mapNames: readonly string[]): string[] {
  const base = name.replace(/\s*\([^)]*\)/g, '');
  const inside = /\(([^)]*)\)/.exec(name)?.[1];
  const families = new Set(mapNames.map((mapName) => mapName.replace(/\d+$/, '')));
  const aliases = [
    ...withoutPlace(base),
    ...eachOfList(base),
    ...shortCave(base),
    ...spokenNumeral(base),
    ...(inside === undefined ? [] : fromParentheses(base, inside, location)),
    ...(families.size <= MAX_MAP_FAMILIES ? families : []),
  ];
  return distinctAliases(aliases, [name, base]);
}

export function distinctAliases(aliases: readonly string[], names: readonly string[]): string[] {
  const seen = new Set(names.map(normalizeText));
  return aliases.filter((alias) => {
    const normalized = normalizeText(alias);
    if (normalized.length < MIN_ALIAS_LENGTH || seen.has(normalized)) return false;
    seen.add(normalized);
    return true;
  });
}
