import { decompose } from '#shared/korean/hangul-keys.ts';
import { normalizeText } from '#shared/korean/normalize-text.ts';

interface Named {
  id: number;
  name: string;
}

const MAX_REPORTED = 4;
/**
 * In keystrokes: a syllable has two or three, and in a name of four syllables one different syllable is easily
 * overlooked.
 */
const MAX_KEYS_APART = 3;
/** Share of the longer name that may differ: half of a two-syllable name is never confused. */
const MAX_SHARE_APART = 0.3;

/** Items with easily confused names (`가시철단도`, `가시철도`), the closest first. */
export function similarlyNamed<Item extends Named>(item: Named, items: readonly Item[]): Item[] {
  const keys = decompose(normalizeText(item.name));
  return items
    .flatMap((other) => {
      if (other.id === item.id || other.name === item.name) return [];
      const otherKeys = decompose(normalizeText(other.name));
      if (Math.abs(otherKeys.length - keys.length) > MAX_KEYS_APART) return [];
      const apart = keysApart(keys, otherKeys);
      const isClose = apart <= MAX_KEYS_APART && apart / Math.max(keys.length, otherKeys.length) <= MAX_SHARE_APART;
      return isClose ? [{ other, apart }] : [];
    })
    .sort((one, two) => one.apart - two.apart || one.other.id - two.other.id)
    .slice(0, MAX_REPORTED)
    .map(({ other }) => other);
}

export function keysApart(one: string, two: string): number {
  let row = Array.from({ length: two.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= two.length; j += 1) {
      const exchanged = at(row, j - 1) + (one.charAt(i - 1) === two.charAt(j - 1) ? 0 : 1);
      next.push(Math.min(exchanged, at(row, j) + 1, at(next, j - 1) + 1));
    }
    row = next;
  }
  return at(row, two.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
