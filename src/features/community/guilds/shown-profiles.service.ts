import { profileTopic } from '#features/people/people.topics.ts';
import { invalidatePages } from '#platform/answers/invalidate-pages.ts';
import type { Db } from '#platform/database/db.ts';
import type { Rank } from './guild.labels.ts';
import { isMembershipShown } from './guild.policy.ts';

export interface ShownPlayer {
  profileId: number;
  userId: string | null;
  rank: Rank;
  isShown: boolean;
}

/** Drops the cached profiles of players whose shown membership changed; other profiles do not contain it. */
export async function dropShownProfiles(db: Db, players: readonly ShownPlayer[]): Promise<void> {
  const shown = players.filter(isMembershipShown);
  await invalidatePages(
    db,
    shown.flatMap(({ profileId, userId }) => [
      profileTopic(profileId),
      ...(userId === null ? [] : [profileTopic(userId)]),
    ]),
  );
}
