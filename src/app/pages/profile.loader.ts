import type { CommunityServices } from '#features/community/community-readers.ts';
import type { PeopleServices } from '#features/people/people-readers.service.ts';
import { load as loadProfile, type ProfilePageData } from '#features/people/profiles/pages/profile.loader.ts';
import {
  type ProfileTradesData,
  type ProfileTradesServices,
  readProfileTrades,
} from '#features/trade/listings/profile-trades.reader.ts';
import type { PlayerRecord } from '#features/trade/records/record.contract.ts';
import { gameServerParams } from '#shared/game-server-alone.params.ts';
import type { PageRequest } from '#shared/page.ts';

export async function load(
  request: PageRequest,
  services: PeopleServices & ProfileTradesServices & Pick<CommunityServices, 'recordOf'>,
): Promise<ProfilePageData & { trades: ProfileTradesData; record: PlayerRecord | null }> {
  const page = await loadProfile(request, services);
  const { id } = page.profile;
  const { gameServer } = gameServerParams.read(request.url.searchParams);
  const [trades, record] = await Promise.all([readProfileTrades(id, gameServer, services), services.recordOf(id)]);
  return { ...page, trades, record: record ?? null };
}
