import { topicOfPerson } from '#features/people/people.topics.ts';
import { eventType, type LiveEvent } from '#shared/live-event.ts';
import type { Guild } from './guild.contract.ts';
import type { Rank } from './guild.labels.ts';
import { guildTopics } from './guild.topics.ts';

export type ClosedGuild = Pick<Guild, 'id' | 'gameServer'>;

export const guildEventTypes = {
  created: eventType<Guild>('guild.created'),
  changed: eventType<Guild>('guild.changed'),
  /** The guild was closed or hidden. */
  closed: eventType<ClosedGuild>('guild.closed'),
  /** Makes satellites delete their rows of the guild. */
  erased: eventType<{ id: number }>('guild.erased'),
  /** The receivers may see more of the guild, and read it again. */
  own: eventType<{ id: number }>('guild.own'),
  /** Ids of the following events are those of profiles. */
  joined: eventType<{ id: number }>('member.joined'),
  left: eventType<{ id: number }>('member.left'),
  rank: eventType<{ id: number }>('member.rank'),
};

/** A membership that began or ended. */
export interface MembershipChange {
  /** The guild after the change. */
  readonly guild: { readonly id: number; readonly name: string; readonly memberCount: number };
  readonly membershipId: number;
  readonly profileId: number;
  /** The member's rank, or their last one. */
  readonly rank: Rank;
  readonly at: Date;
}

/** Live subscribers receive only the profile id; reactions in the same transaction read the change. */
export interface MembershipEvent extends LiveEvent<{ id: number }> {
  readonly membership: MembershipChange;
}

export function isMembershipEvent(event: LiveEvent): event is MembershipEvent {
  return 'membership' in event;
}

const publicTopics = (id: number) => [guildTopics.all, guildTopics.ofGuild(id)];
const insideTopics = (id: number) => [guildTopics.inside(id)];

function membershipEvent(type: 'joined' | 'left', membership: MembershipChange): MembershipEvent {
  const { guild, profileId } = membership;
  return { ...guildEventTypes[type].on(insideTopics(guild.id), { id: profileId }), membership };
}

export const guildEvents = {
  /** @param guild as everybody sees it */
  created: (guild: Guild): LiveEvent => guildEventTypes.created.on(publicTopics(guild.id), guild),
  changed: (guild: Guild): LiveEvent => guildEventTypes.changed.on(publicTopics(guild.id), guild),
  closed: ({ id, gameServer }: ClosedGuild): LiveEvent =>
    guildEventTypes.closed.on(publicTopics(id), { id, gameServer }),
  erased: (id: number): LiveEvent => ({ ...guildEventTypes.erased.on([], { id }), isStored: false }),
  own: (id: number, userIds: readonly string[]): LiveEvent =>
    guildEventTypes.own.on(
      userIds.map((userId) => topicOfPerson(userId)),
      { id },
    ),
  joined: (membership: MembershipChange) => membershipEvent('joined', membership),
  left: (membership: MembershipChange) => membershipEvent('left', membership),
  ranked: (guildId: number, profileId: number): LiveEvent =>
    guildEventTypes.rank.on(insideTopics(guildId), { id: profileId }),
};
