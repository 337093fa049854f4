import {
  type ProfileTradesData,
  type ProfileTradesServices,
  readProfileTrades,
} from '#features/trade/trades/profile-trades.reader.ts';
import { AppError } from '#shared/errors.ts';
import type { PageRequest } from '#shared/page.ts';
import type { PeopleServices } from '../../people-readers.service.ts';
import type { Profile } from '../profile.contract.ts';

export interface ProfilePageData {
  profile: Profile;
  trades: ProfileTradesData;
}

type Services = PeopleServices & ProfileTradesServices;

export async function load({ params }: PageRequest, services: Services): Promise<ProfilePageData> {
  const profile = await services.people.findProfile(params.userId ?? '');
  if (!profile) throw new AppError('NOT_FOUND');
  return { profile, trades: await readProfileTrades(profile.id, services) };
}
