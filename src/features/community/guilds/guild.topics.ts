import { topic, topicFamily } from '#shared/topic.ts';

export const guildTopics = {
  /** What everybody may hear of. */
  all: topic('guilds'),
  /** By guild id. A tag of pages only; nobody subscribes to one guild's public page. */
  ofGuild: topicFamily('guilds'),
  /** By guild id, for its members alone: ids only. */
  inside: topicFamily('guild'),
};
