import { toUnavailable } from '#platform/database/database-errors.ts';
import type { PeopleContext } from './people.context.ts';
import type { Profile } from './profiles/profile.contract.ts';
import { findPublicProfile } from './profiles/profile.service.ts';

/** What loaders of pages about people may ask: only what everybody may see. */
export interface PeopleServices {
  readonly people: {
    /** `id`: the profile's number or its player's UUID. */
    findProfile(id: string): Promise<Profile | undefined>;
  };
}

export function readPeople({ db }: Pick<PeopleContext, 'db'>): PeopleServices['people'] {
  return {
    findProfile: (id) =>
      findPublicProfile(db, id).catch((error: unknown) => {
        // Pages know the site's own errors only.
        throw toUnavailable(error) ?? error;
      }),
  };
}
