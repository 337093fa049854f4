import type { PageRequest } from '#shared/page.ts';
import { perSnapshot } from '#shared/per-snapshot.ts';
import type { Catalog } from '../../catalog/catalog.ts';
import { findDoubts } from '../../data-quality/find-doubts.rules.ts';
import type { GameDataServices } from '../../game-data.services.ts';
import { auditMaps } from '../../pathfinding/map-audit.rules.ts';
import type { MapName } from '../../pathfinding/place.contract.ts';
import { type DoubtGroup, doubtGroups } from '../doubt-groups.rules.ts';
import { type LeftOutGroup, leftOutGroups, type UnknownFields, unknownFields } from '../unknown-facts.rules.ts';
import { type KnownRow, knownFacts, type Lineage, listLineages, otherSources, type SourceLink } from './known-facts.ts';

export interface SourcesPageData {
  rows: KnownRow[];
  /** Sources of facts that are in no table. */
  others: SourceLink[];
  lineages: Lineage[];
  doubts: DoubtGroup[];
  unknown: UnknownFields[];
  leftOut: LeftOutGroup[];
  /** Maps to which no route is known. */
  unreachable: MapName[];
  maps: number;
}

const toPageData = perSnapshot(
  (catalog: Catalog): SourcesPageData => ({
    rows: knownFacts(catalog),
    others: otherSources(catalog),
    lineages: listLineages(catalog),
    doubts: doubtGroups(findDoubts(catalog)),
    unknown: unknownFields(catalog),
    leftOut: leftOutGroups(catalog),
    unreachable: auditMaps(catalog).unreachable.map(({ code, name }) => ({ code, name })),
    maps: catalog.maps.length,
  }),
);

export function load(_request: PageRequest, { catalog }: GameDataServices): SourcesPageData {
  return toPageData(catalog);
}
