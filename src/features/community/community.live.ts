import type { Db } from '#platform/database/db.ts';
import type { LiveTopic } from '#platform/live/live-topics.ts';
import { broadcastTopics } from './broadcasts/broadcast.topics.ts';
import { guildTopics } from './guilds/guild.topics.ts';
import { mayHearGuild } from './guilds/listen-to-guild.service.ts';
import { partyTopics } from './parties/party.topics.ts';

export function communityLiveTopics(db: Db): readonly LiveTopic[] {
  return [
    { for: 'everyone', topic: partyTopics.all },
    { for: 'everyone', topic: guildTopics.all },
    { for: 'members', topic: guildTopics.inside, mayHear: mayHearGuild(db) },
    { for: 'everyone', topic: broadcastTopics.all, isReplayed: false },
    { for: 'everyone', topic: broadcastTopics.ofItem, isReplayed: false },
  ];
}
