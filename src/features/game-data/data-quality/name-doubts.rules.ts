import { letterDistance } from '#shared/korean/letter-distance.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { groupBy } from '../catalog/group-by.ts';
import type { Doubt, DoubtedFact } from './doubt.contract.ts';

/** Shorter names often differ in one letter (`철도`, `철검`). */
const MIN_LENGTH = 3;
/** Names of a numbered series, such as `용마제일검` and `용마제이검`, are no doubt. */
const NUMERALS = '일이삼사오육칠팔구십';

/** Finds names of one kind that differ in one letter of one syllable: one of them may be a typing error. */
export function nameDoubts({ items, skills, monsters }: Pick<Catalog, 'items' | 'skills' | 'monsters'>): Doubt[] {
  return [items, skills, monsters].flatMap((facts: readonly DoubtedFact[]) => {
    const byName = new Map(facts.toReversed().map((fact) => [fact.name, fact]));
    return closePairs([...byName.values()].toReversed());
  });
}

interface Named {
  fact: DoubtedFact;
  name: string;
  order: number;
}

interface ClosePair {
  one: Named;
  other: Named;
  at: number;
  /** The order of the first name that is equal to both besides that place. */
  first: number;
}

function closePairs(facts: readonly DoubtedFact[]): Doubt[] {
  const named = facts.map((fact, order): Named => ({ fact, name: fact.name, order }));
  const ofLength = groupBy(named, ({ name }) => (name.length < MIN_LENGTH ? null : name.length));
  return [...ofLength]
    .flatMap(([length, names]) => pairsOfLength(names, length))
    .sort((a, b) => a.first - b.first || a.at - b.at || a.one.order - b.one.order || a.other.order - b.other.order)
    .map(({ one, other }) => ({ kind: 'name', text: `${one.name}, ${other.name}`, facts: [one.fact, other.fact] }));
}

/** Names of one length that differ in one place have their first or their second half in common. */
function pairsOfLength(names: readonly Named[], length: number): ClosePair[] {
  const half = length >> 1;
  const ofStart = [...groupBy(names, ({ name }) => name.slice(0, half)).values()];
  const ofEnd = [...groupBy(names, ({ name }) => name.slice(half)).values()];
  return [
    ...ofStart.flatMap((group) => pairsWithin(group, half, length)),
    ...ofEnd.flatMap((group) => pairsWithin(group, 0, half)),
  ];
}

function pairsWithin(group: readonly Named[], from: number, to: number): ClosePair[] {
  const pairs: ClosePair[] = [];
  for (const [index, one] of group.entries()) {
    for (const other of group.slice(index + 1)) {
      const at = differingPlace(one, other, from, to);
      if (at === undefined || !isOneLetterAway(one.name.charAt(at), other.name.charAt(at))) continue;
      const isEqualBesides = (name: Named) => name === one || differingPlace(name, one, from, to) === at;
      pairs.push({ one, other, at, first: group.find(isEqualBesides)?.order ?? one.order });
    }
  }
  return pairs;
}

/** Returns the only place in which two names differ; undefined: they differ in several. */
function differingPlace({ name }: Named, { name: other }: Named, from: number, to: number): number | undefined {
  let place: number | undefined;
  for (let at = from; at < to; at += 1) {
    if (name.charCodeAt(at) === other.charCodeAt(at)) continue;
    if (place !== undefined) return undefined;
    place = at;
  }
  return place;
}

function isOneLetterAway(one: string, other: string): boolean {
  return !(NUMERALS.includes(one) && NUMERALS.includes(other)) && letterDistance(one, other) === 1;
}
