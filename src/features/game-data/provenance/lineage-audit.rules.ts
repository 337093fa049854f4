import type { Catalog } from '../catalog/catalog.ts';
import { CONFIDENCES, type Confidence } from '../fact.contract.ts';

/** Facts of one kind that are surer than one lineage can make them. */
export interface OverratedFacts {
  /** As in the files: `drops`. */
  entity: string;
  confidence: Confidence;
  sources: readonly string[];
  count: number;
}

interface SourcedFact {
  source: readonly string[];
  confidence: Confidence;
}

/** How many sources there are when those of one lineage are counted once. */
export function independentSources({ sourceById }: Pick<Catalog, 'sourceById'>, ids: readonly string[]): number {
  return new Set(ids.map((id) => sourceById.get(id)?.lineage ?? id)).size;
}

/** Two sources agree only if neither was made from the other: what stands on one lineage is of medium confidence at most. */
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
