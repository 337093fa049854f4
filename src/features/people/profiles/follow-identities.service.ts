import { invalidatePages } from '#platform/answers/invalidate-pages.ts';
import type { Db } from '#platform/database/db.ts';
import { profileTopics } from '../people.topics.ts';
import type { PictureRules } from './avatar.rules.ts';
import { seenColumns, update } from './profile.repository.ts';
import { lockOwnProfile } from './profile.service.ts';
import { type ProfileIdentity, seenIn, showsAll } from './verified-identity.rules.ts';

export interface FollowedPerson {
  userId: string;
  identities: readonly ProfileIdentity[];
  pictures: PictureRules;
  at: Date;
}

export function followIdentities(db: Db, person: FollowedPerson): Promise<void> {
  const seen = seenIn(person.identities, person.pictures);
  return db.transaction().execute(async (transaction) => {
    const profile = await lockOwnProfile(transaction, person.userId);
    if (!profile || showsAll(profile, seen)) return;
    await update(transaction, profile.id, { ...seenColumns(seen), updated_at: person.at });
    await invalidatePages(transaction, profileTopics(profile));
  });
}
