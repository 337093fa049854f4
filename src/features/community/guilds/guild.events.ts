import { topicOfPerson } from '#features/people/people.topics.ts';
import { eventType, type LiveEvent } from '#shared/live-event.ts';
import type { Guild } from './guild.contract.ts';
import { guildTopics } from './guild.topics.ts';

export type ClosedGuild = Pick<Guild, 'id' | 'gameServer'>;

export const guildEventTypes = {
  created: eventType<Guild>('guild.created'),
  changed: eventType<Guild>('guild.changed'),
  /** Or hidden. */
  closed: eventType<ClosedGuild>('guild.closed'),
  /** To those who may see more of it: read it again. */
  own: eventType<{ id: number }>('guild.own'),
  /** By profile id. */
  joined: eventType<{ id: number }>('member.joined'),
  left: eventType<{ id: number }>('member.left'),
  rank: eventType<{ id: number }>('member.rank'),
};

const publicTopics = (id: number) => [guildTopics.all, guildTopics.ofGuild(id)];

export const guildEvents = {
  /** @param guild as everybody sees it */
  created: (guild: Guild): LiveEvent => guildEventTypes.created.on(publicTopics(guild.id), guild),
  changed: (guild: Guild): LiveEvent => guildEventTypes.changed.on(publicTopics(guild.id), guild),
  closed: ({ id, gameServer }: ClosedGuild): LiveEvent =>
    guildEventTypes.closed.on(publicTopics(id), { id, gameServer }),
  own: (id: number, userIds: readonly string[]): LiveEvent =>
    guildEventTypes.own.on(
      userIds.map((userId) => topicOfPerson(userId)),
      { id },
    ),
  member: (change: 'joined' | 'left' | 'rank', guildId: number, profileId: number): LiveEvent =>
    guildEventTypes[change].on([guildTopics.inside(guildId)], { id: profileId }),
};
