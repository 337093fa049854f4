import type { Catalog } from '../catalog/catalog.ts';
import { CONFIDENCES, type Confidence } from '../fact.contract.ts';

/** Facts of one kind whose confidence is higher than a single lineage of sources allows. */
export interface OverratedFacts {
  /** Name as in the data files: `drops`. */
  entity: string;
  confidence: Confidence;
  sources: readonly string[];
  count: number;
}

interface SourcedFact {
  source: readonly string[];
  confidence: Confidence;
}

/** Counts the sources, those of one lineage as one. */
export function independentSources({ sourceById }: Pick<Catalog, 'sourceById'>, ids: readonly string[]): number {
  return new Set(ids.map((id) => sourceById.get(id)?.lineage ?? id)).size;
}

/**
 * Two sources confirm each other only if neither was copied from the other: facts from one lineage have medium
 * confidence at most.
 */
export function overratedFacts(catalog: Catalog): OverratedFacts[] {
  return Object.entries(factTables(catalog)).flatMap(([entity, facts]) => {
    const overrated = facts.filter(
      ({ source, confidence }) => isAboveMedium(confidence) && independentSources(catalog, source) < 2,
    );
    const groups = Map.groupBy(overrated, ({ source, confidence }) => [confidence, ...source.toSorted()].join());
    return [...groups.values()].flatMap(([first, ...others]): OverratedFacts[] =>
      first
        ? [{ entity, confidence: first.confidence, sources: first.source.toSorted(), count: others.length + 1 }]
        : [],
    );
  });
}

function isAboveMedium(confidence: Confidence): boolean {
  return CONFIDENCES.indexOf(confidence) < CONFIDENCES.indexOf('medium');
}

function factTables(catalog: Catalog): Record<string, readonly SourcedFact[]> {
  return {
    regions: catalog.regions,
    items: [...catalog.items, ...catalog.items.flatMap(({ fieldNotes }) => fieldNotes)],
    maps: catalog.maps,
    ports: catalog.ports,
    'world-points': catalog.worldPoints,
    skills: catalog.skills,
    dungeons: catalog.dungeons,
    monsters: catalog.monsters,
    drops: catalog.drops,
    recipes: catalog.recipes,
    'item-sell-maps': catalog.sellMaps,
    abbreviations: catalog.abbreviations,
    shortcuts: catalog.shortcuts,
    'npc-commands': catalog.npcCommands,
    jobs: catalog.jobGrades,
    formulas: catalog.formulas,
  };
}
