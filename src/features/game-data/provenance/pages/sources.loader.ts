import type { PageRequest } from '#shared/page.ts';
import type { GameDataServices } from '../../game-data.services.ts';
import { type KnownRow, knownFacts } from './known-facts.ts';

export interface SourcesPageData {
  rows: KnownRow[];
  sources: { title: string; url: string | null }[];
}

export function load(_request: PageRequest, { catalog }: GameDataServices): SourcesPageData {
  return { rows: knownFacts(catalog), sources: catalog.sources.map(({ title, url }) => ({ title, url })) };
}
