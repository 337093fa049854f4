import { topicOfPerson } from '#features/people/people.topics.ts';
import { eventType, type LiveEvent } from '#shared/live-event.ts';
import { guildTopics } from '../guilds/guild.topics.ts';

export const turnEventTypes = {
  /** To whoever may see that turn order of a party: read it again. */
  own: eventType<{ id: number }>('turn.own'),
  /** Of a guild. */
  created: eventType<{ id: number }>('turn.created'),
  changed: eventType<{ id: number }>('turn.changed'),
  deleted: eventType<{ id: number }>('turn.deleted'),
};
export type TurnChange = 'created' | 'changed' | 'deleted';

export const turnEvents = {
  own: (id: number, userIds: readonly string[]): LiveEvent =>
    turnEventTypes.own.on(
      userIds.map((userId) => topicOfPerson(userId)),
      { id },
    ),
  ofGuild: (change: TurnChange, guildId: number, id: number): LiveEvent =>
    turnEventTypes[change].on([guildTopics.inside(guildId)], { id }),
};
