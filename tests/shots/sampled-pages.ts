import { buildCatalog } from '#features/game-data/catalog/build-catalog.ts';
import { gameDataFromSources } from '#game-data/import/rows-from-sources.ts';
import { pageSamples } from '#tests/support/page-samples.ts';
import type { Market } from './sample-market.ts';

export interface SampledPage {
  name: string;
  path: string;
}

export async function sampledPages({ player, wand, party }: Market): Promise<SampledPage[]> {
  const samples = pageSamples(buildCatalog(await gameDataFromSources()));
  return [
    ...samples.map(({ path }) => ({ name: nameOf(path), path })),
    { name: 'profiles', path: `/profiles/${player}` },
    { name: 'trade-view', path: `/trade/view/${wand}` },
    { name: 'party-view', path: `/party/${party}` },
    { name: 'not-found', path: '/nowhere' },
    { name: 'items-not-found', path: '/items/999999' },
  ];
}

/** `/recipe?item=1204` is `recipe-item-1204`. Paths are public, so they stay when code gets other names. */
export function nameOf(path: string): string {
  return path.replaceAll(/\W+/g, '-').slice(1) || 'home';
}
