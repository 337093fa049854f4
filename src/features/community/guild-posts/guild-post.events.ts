import { eventType, type LiveEvent } from '#shared/live-event.ts';
import { guildTopics } from '../guilds/guild.topics.ts';

export const guildPostEventTypes = {
  created: eventType<{ id: number }>('post.created'),
  /** Also published after a comment. */
  changed: eventType<{ id: number }>('post.changed'),
  deleted: eventType<{ id: number }>('post.deleted'),
};

export function guildPostEvent(change: keyof typeof guildPostEventTypes, guildId: number, id: number): LiveEvent {
  return guildPostEventTypes[change].on([guildTopics.inside(guildId)], { id });
}
