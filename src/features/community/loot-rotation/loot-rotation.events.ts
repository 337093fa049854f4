import { topicOfPerson } from '#features/people/people.topics.ts';
import { eventType, type LiveEvent } from '#shared/live-event.ts';
import { guildTopics } from '../guilds/guild.topics.ts';

export const lootRotationEventTypes = {
  /** The receivers may see a party's loot rotation, and read it again. */
  own: eventType<{ id: number }>('turn.own'),
  /** This and the following events are about loot rotations of a guild. */
  created: eventType<{ id: number }>('turn.created'),
  changed: eventType<{ id: number }>('turn.changed'),
  deleted: eventType<{ id: number }>('turn.deleted'),
};
export type TurnChange = 'created' | 'changed' | 'deleted';

export const lootRotationEvents = {
  own: (id: number, userIds: readonly string[]): LiveEvent =>
    lootRotationEventTypes.own.on(
      userIds.map((userId) => topicOfPerson(userId)),
      { id },
    ),
  ofGuild: (change: TurnChange, guildId: number, id: number): LiveEvent =>
    lootRotationEventTypes[change].on([guildTopics.inside(guildId)], { id }),
};
