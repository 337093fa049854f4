import { DOUBT_KINDS, type Doubt, type DoubtedFact, type DoubtKind } from '../data-quality/doubt.contract.ts';
import { searchPath } from '../search/search-paths.ts';

export interface DoubtGroup {
  kind: DoubtKind;
  count: number;
  /** The doubted facts, without duplicates. */
  facts: { name: string; path: string }[];
}

export function doubtGroups(doubts: readonly Doubt[]): DoubtGroup[] {
  return DOUBT_KINDS.flatMap((kind): DoubtGroup[] => {
    const own = doubts.filter((doubt) => doubt.kind === kind);
    const facts = [...new Set(own.flatMap((doubt) => doubt.facts))];
    if (own.length === 0) return [];
    return [{ kind, count: own.length, facts: facts.map((fact) => ({ name: fact.name, path: toPath(fact) })) }];
  });
}

function toPath(fact: DoubtedFact): string {
  if ('region' in fact) return searchPath('dungeon', fact.id, String(fact.region));
  if ('reqJobs' in fact) return searchPath('skill', fact.id, '');
  return searchPath('dungeonId' in fact ? 'monster' : 'item', fact.id, '');
}
