import type { Db } from '#platform/database/db.ts';
import { findLastEventId } from '#platform/live/event-feed.ts';
import type { MayHear } from '#platform/live/live-topics.ts';
import { guildTopics } from './guild.topics.ts';
import { findJoinedAt } from './guild-member.repository.ts';

/** Members only, from when they joined on. */
export function mayHearGuild(db: Db): MayHear {
  return async ({ userId }, topic) => {
    const guildId = Number(topic.slice(guildTopics.inside.prefix.length));
    const since = await findJoinedAt(db, { guildId, userId });
    // After the membership: its beginning is no later.
    return since ? { since, lastEventId: await findLastEventId(db) } : false;
  };
}
