import type { PageRequest } from '#shared/page.ts';
import type { GameDataServices } from '../../game-data.services.ts';
import { type KnownRow, knownFacts, otherSources, type SourceLink } from './known-facts.ts';

export interface SourcesPageData {
  rows: KnownRow[];
  /** Of what is in no table. */
  others: SourceLink[];
}

export function load(_request: PageRequest, { catalog }: GameDataServices): SourcesPageData {
  return { rows: knownFacts(catalog), others: otherSources(catalog) };
}
