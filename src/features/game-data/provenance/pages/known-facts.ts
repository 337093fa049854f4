import { listAllSources } from '../../catalog/catalog.rules.ts';
import type { Catalog } from '../../catalog/catalog.ts';
import type { Confidence, Source } from '../../fact.contract.ts';
import { shortTitle } from '../../fact.labels.ts';

export interface KnownRow {
  name: string;
  total: number;
  /** Numbers of facts: confirmed, from one source, partly guessed. */
  sure: number;
  fair: number;
  unsure: number;
  /** Sorted by use, the most used source first. */
  sources: (SourceLink & { count: number })[];
}

export type SourceLink = Pick<Source, 'title' | 'url'>;

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

/** Tables of the kinds of facts that the page lists. */
function factTables(catalog: Catalog): Table[] {
  return [
    ['아이템', catalog.items.map((item) => ({ ...item, source: listAllSources(item) }))],
    ['기술 (직업별)', catalog.skills],
    ['사냥터', catalog.dungeons],
    ['몬스터', catalog.monsters],
    ['드롭', catalog.drops],
    ['조합', catalog.recipes],
    ['교환', catalog.exchanges],
    ['소환·입장', catalog.summons],
    ['지도', catalog.maps],
    ['지도 출입구', catalog.ports],
    ['승급 순서', catalog.promotions],
  ];
}

export function knownFacts(catalog: Catalog): KnownRow[] {
  const rows = factTables(catalog)
    .filter(([, facts]) => facts.length > 0)
    .map(([name, facts]) => {
      const counts = { sure: 0, fair: 0, unsure: 0 };
      for (const { confidence } of facts) counts[STRENGTH[confidence]] += 1;
      return { name, total: facts.length, ...counts, sources: countSources(catalog, facts) };
    });
  return inFullOnce(rows, shortTitles(catalog));
}

function inFullOnce(rows: readonly KnownRow[], shortOf: ReadonlyMap<string, string>): KnownRow[] {
  const read = new Set<string>();
  return rows.map((row) => {
    const sources = row.sources.map(({ title, ...source }) => ({
      ...source,
      title: read.has(title) ? (shortOf.get(title) ?? title) : title,
    }));
    for (const { title } of row.sources) read.add(title);
    return { ...row, sources };
  });
}

/** Maps whole titles to short ones, except those that several sources would share. */
function shortTitles({ sources }: Catalog): ReadonlyMap<string, string> {
  const byShort = Map.groupBy(sources, ({ title }) => shortTitle(title));
  return new Map(
    [...byShort].flatMap(([short, [one, ...others]]) => (one && !others.length ? [[one.title, short]] : [])),
  );
}

function countSources(catalog: Catalog, facts: readonly SourcedFact[]): KnownRow['sources'] {
  return catalog.sources
    .map(({ id, title, url }) => ({ title, url, count: facts.filter(({ source }) => source.includes(id)).length }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
}

/** Sources that were copied from one another. */
export interface Lineage {
  sources: SourceLink[];
  /** Numbers of facts from this lineage, and of those from no other. */
  facts: number;
  alone: number;
}

export function listLineages(catalog: Catalog): Lineage[] {
  const facts = factTables(catalog).flatMap(([, rows]) => rows);
  const lineageOf = (id: string) => catalog.sourceById.get(id)?.lineage ?? null;
  const groups = Map.groupBy(
    catalog.sources.filter(({ lineage }) => lineage !== null),
    ({ lineage }) => lineage,
  );
  return [...groups]
    .filter(([, sources]) => sources.length > 1)
    .map(([lineage, sources]) => ({
      sources: sources.map(({ title, url }) => ({ title, url })),
      facts: facts.filter(({ source }) => source.some((id) => lineageOf(id) === lineage)).length,
      alone: facts.filter(({ source }) => source.every((id) => lineageOf(id) === lineage)).length,
    }));
}

/** Returns the sources of formulas, jobs, quests and terms, which belong to no table. */
export function otherSources(catalog: Catalog): SourceLink[] {
  const named = new Set(factTables(catalog).flatMap(([, facts]) => facts.flatMap(({ source }) => source)));
  return catalog.sources.filter(({ id }) => !named.has(id)).map(({ title, url }) => ({ title, url }));
}
