import { AppError } from '#shared/errors.ts';
import type { PageRequest } from '#shared/page.ts';
import type { PeopleServices } from '../../people-readers.service.ts';
import type { Profile } from '../profile.contract.ts';

export interface ProfilePageData {
  profile: Profile;
}

export async function load({ params }: PageRequest, { people }: PeopleServices): Promise<ProfilePageData> {
  const profile = await people.findProfile(params.userId ?? '');
  if (!profile) throw new AppError('NOT_FOUND');
  return { profile };
}
