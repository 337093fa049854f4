import { eventType, type LiveEvent } from '#shared/live-event.ts';
import { guildTopics } from '../guilds/guild.topics.ts';

export const gatheringEventTypes = {
  created: eventType<{ id: number }>('gathering.created'),
  /** Also by an answer. */
  changed: eventType<{ id: number }>('gathering.changed'),
  cancelled: eventType<{ id: number }>('gathering.cancelled'),
};
export type GatheringEvent = keyof typeof gatheringEventTypes;

/** To the members of its guild. */
export function gatheringEvent(change: GatheringEvent, guildId: number, id: number): LiveEvent {
  return gatheringEventTypes[change].on([guildTopics.inside(guildId)], { id });
}
