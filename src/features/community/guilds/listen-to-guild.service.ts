import type { Db } from '#platform/database/db.ts';
import { findLastEventId } from '#platform/live/event-feed.ts';
import type { MayHear } from '#platform/live/live-topics.ts';
import { guildTopics } from './guild.topics.ts';
import { findJoinedAt } from './guild-member.repository.ts';

/** Only members may subscribe, to events since they joined. */
export function mayHearGuild(db: Db): MayHear {
  return async ({ userId }, topic) => {
    const guildId = Number(topic.slice(guildTopics.inside.prefix.length));
    const since = await findJoinedAt(db, { guildId, userId });
    // It is read after the membership, so that it is no earlier than the beginning of the membership.
    return since ? { since, lastEventId: await findLastEventId(db) } : false;
  };
}
