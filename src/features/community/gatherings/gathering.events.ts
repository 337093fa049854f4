import { eventType, type LiveEvent } from '#shared/live-event.ts';
import { guildTopics } from '../guilds/guild.topics.ts';

export const gatheringEventTypes = {
  created: eventType<{ id: number }>('gathering.created'),
  /** Also published after an answer. */
  changed: eventType<{ id: number }>('gathering.changed'),
  cancelled: eventType<{ id: number }>('gathering.cancelled'),
};
export type GatheringEvent = keyof typeof gatheringEventTypes;

/** Addresses an event to the members of the gathering's guild. */
export function gatheringEvent(change: GatheringEvent, guildId: number, id: number): LiveEvent {
  return gatheringEventTypes[change].on([guildTopics.inside(guildId)], { id });
}
