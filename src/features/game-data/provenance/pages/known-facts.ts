import type { Catalog } from '../../catalog/catalog.ts';
import type { Confidence, Source } from '../../fact.contract.ts';

export interface KnownRow {
  name: string;
  total: number;
  /** Numbers of facts: confirmed, from one source, partly guessed. */
  sure: number;
  fair: number;
  unsure: number;
}

/** A source with the facts that name it, the most first. */
export interface UsedSource extends Pick<Source, 'title' | 'url'> {
  facts: { name: string; count: number }[];
}

const STRENGTH: Record<Confidence, 'sure' | 'fair' | 'unsure'> = {
  high: 'sure',
  'medium-high': 'sure',
  medium: 'fair',
  'low-medium': 'unsure',
  low: 'unsure',
};

interface SourcedFact {
  source: readonly string[];
  confidence: Confidence;
}

type Table = readonly [name: string, facts: readonly SourcedFact[]];

function factTables(catalog: Catalog): Table[] {
  return [
    ['아이템', catalog.items],
    ['기술 (직업별)', catalog.skills],
    ['사냥터', catalog.dungeons],
    ['몬스터', catalog.monsters],
    ['드롭', catalog.drops],
    ['조합', catalog.recipes],
    ['지도', catalog.maps],
    ['지도 출입구', catalog.ports],
  ];
}

export function knownFacts(catalog: Catalog): KnownRow[] {
  return factTables(catalog)
    .filter(([, facts]) => facts.length > 0)
    .map(([name, facts]) => {
      const counts = { sure: 0, fair: 0, unsure: 0 };
      for (const { confidence } of facts) counts[STRENGTH[confidence]] += 1;
      return { name, total: facts.length, ...counts };
    });
}

/** Those of the tables, the most used first, and then those of formulas, jobs, quests and words. */
export function usedSources(catalog: Catalog): UsedSource[] {
  const tables = factTables(catalog);
  const used = catalog.sources.map(({ id, title, url }) => {
    const facts = tables
      .map(([name, rows]) => ({ name, count: rows.filter(({ source }) => source.includes(id)).length }))
      .filter(({ count }) => count > 0)
      .sort((one, other) => other.count - one.count);
    return { title, url, facts };
  });
  return used.sort((one, other) => sumOf(other) - sumOf(one));
}

function sumOf({ facts }: UsedSource): number {
  return facts.reduce((sum, { count }) => sum + count, 0);
}
