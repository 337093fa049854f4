import type { CommunityServices } from '#features/community/community-readers.ts';
import { openParties } from '#features/community/parties/open-parties.reader.ts';
import { regionOfParties } from '#features/community/parties/party.filter.ts';
import type { PartyLine } from '#features/community/parties/party-line.ts';
import { load as loadRegion, type RegionPageData } from '#features/game-data/dungeons/pages/region.loader.ts';
import type { GameDataServices, PriceServices } from '#features/game-data/game-data.services.ts';
import type { PageRequest } from '#shared/page.ts';

const MOST_READ = 100;
const MOST_AT_DUNGEON = 3;

export interface RegionWithParties extends RegionPageData {
  /** Those that seek somebody, up to three at each dungeon. */
  parties: PartyLine[];
}

export async function load(
  request: PageRequest,
  services: GameDataServices & PriceServices & CommunityServices,
): Promise<RegionWithParties> {
  const region = regionOfParties(request.params.id);
  const [data, rows] = await Promise.all([
    loadRegion(request, services),
    region === undefined ? [] : openParties(services, { region }, MOST_READ),
  ]);
  const byDungeon = Map.groupBy(rows, ({ dungeonId }) => dungeonId);
  return { ...data, parties: [...byDungeon.values()].flatMap((some) => some.slice(0, MOST_AT_DUNGEON)) };
}
