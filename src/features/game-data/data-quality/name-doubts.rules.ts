import { letterDistance } from '#shared/korean/letter-distance.ts';
import type { Catalog } from '../catalog/catalog.ts';
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

function closePairs(facts: readonly DoubtedFact[]): Doubt[] {
  // Names that differ in one place are equal once that place is removed.
  const holes = new Map<string, DoubtedFact[]>();
  for (const fact of facts) {
    if (fact.name.length < MIN_LENGTH) continue;
    for (let at = 0; at < fact.name.length; at += 1) {
      const rest = `${at} ${fact.name.slice(0, at)} ${fact.name.slice(at + 1)}`;
      const group = holes.get(rest);
      if (group) group.push(fact);
      else holes.set(rest, [fact]);
    }
  }
  return [...holes].flatMap(([rest, group]) => pairs(group, Number.parseInt(rest, 10)));
}

function pairs(group: readonly DoubtedFact[], at: number): Doubt[] {
  return group.flatMap((one, index) =>
    group
      .slice(index + 1)
      .filter((other) => isOneLetterAway(one.name.charAt(at), other.name.charAt(at)))
      .map((other): Doubt => ({ kind: 'name', text: `${one.name}, ${other.name}`, facts: [one, other] })),
  );
}

function isOneLetterAway(one: string, other: string): boolean {
  return !(NUMERALS.includes(one) && NUMERALS.includes(other)) && letterDistance(one, other) === 1;
}
