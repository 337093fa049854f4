import { toUnavailable } from '#platform/database/database-errors.ts';
import type { InquiryWaits } from './inquiries/inquiry.contract.ts';
import { readInquiryWaits } from './inquiries/inquiry.service.ts';
import type { PeopleContext } from './people.context.ts';
import type { Profile } from './profiles/profile.contract.ts';
import { findPublicProfile } from './profiles/profile.service.ts';

export interface PeopleServices {
  readonly people: {
    /** `id`: the profile's number or its player's UUID. */
    findProfile(id: string): Promise<Profile | undefined>;
    inquiryWaits(): Promise<InquiryWaits>;
  };
}

export function readPeople({ db }: Pick<PeopleContext, 'db'>): PeopleServices['people'] {
  return {
    findProfile: (id) => findPublicProfile(db, id).catch(rethrowReadably),
    inquiryWaits: () => readInquiryWaits(db).catch(rethrowReadably),
  };
}

function rethrowReadably(error: unknown): never {
  throw toUnavailable(error) ?? error;
}
