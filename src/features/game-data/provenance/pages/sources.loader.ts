import type { PageRequest } from '#shared/page.ts';
import type { GameDataServices } from '../../game-data.services.ts';
import { type KnownRow, knownFacts, type UsedSource, usedSources } from './known-facts.ts';

export interface SourcesPageData {
  rows: KnownRow[];
  sources: UsedSource[];
}

export function load(_request: PageRequest, { catalog }: GameDataServices): SourcesPageData {
  return { rows: knownFacts(catalog), sources: usedSources(catalog) };
}
