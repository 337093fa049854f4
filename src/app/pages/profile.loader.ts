import type { PeopleServices } from '#features/people/people-readers.service.ts';
import { load as loadProfile, type ProfilePageData } from '#features/people/profiles/pages/profile.loader.ts';
import {
  type ProfileTradesData,
  type ProfileTradesServices,
  readProfileTrades,
} from '#features/trade/trades/profile-trades.reader.ts';
import type { PageRequest } from '#shared/page.ts';

export async function load(
  request: PageRequest,
  services: PeopleServices & ProfileTradesServices,
): Promise<ProfilePageData & { trades: ProfileTradesData }> {
  const page = await loadProfile(request, services);
  return { ...page, trades: await readProfileTrades(page.profile.id, services) };
}
