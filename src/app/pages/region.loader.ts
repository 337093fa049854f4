import type { CommunityServices } from '#features/community/community-readers.ts';
import { regionOfParties } from '#features/community/parties/party.filter.ts';
import type { PartyLine } from '#features/community/parties/party.labels.ts';
import type { ArticleServices } from '#features/content/articles/article-reader.ts';
import { regionParams } from '#features/game-data/dungeons/dungeon.params.ts';
import { load as loadRegion, type RegionPageData } from '#features/game-data/dungeons/pages/region.loader.ts';
import type { GameDataServices, PriceServices } from '#features/game-data/game-data.services.ts';
import type { PageRequest } from '#shared/page.ts';
import type { GuideLine } from './guides-below.tsx';
import { openPartiesByDungeon } from './open-parties-by-dungeon.reader.ts';

export interface RegionWithParties extends RegionPageData {
  parties: PartyLine[];
  guides: GuideLine[];
}

export async function load(
  request: PageRequest,
  services: GameDataServices & PriceServices & CommunityServices & ArticleServices,
): Promise<RegionWithParties> {
  const region = regionOfParties(request.params.id);
  const { gameServer } = regionParams.read(request.url.searchParams);
  const [data, parties] = await Promise.all([
    loadRegion(request, services),
    region === undefined ? [] : openPartiesByDungeon(services, { region, gameServer }),
  ]);
  const dungeonIds = data.dungeons.map(({ id }) => id);
  // The page is useful without guides.
  const guides = await services.articles.guidesNaming('dungeon', dungeonIds).catch(() => []);
  return { ...data, parties, guides };
}
