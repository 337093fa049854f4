import { topic, topicFamily } from '#shared/topic.ts';

export const guildTopics = {
  /** Events that everybody may receive. */
  all: topic('guilds'),
  /** Topics by guild id. They are only tags of pages; nobody subscribes to one guild's public page. */
  ofGuild: topicFamily('guilds'),
  /** Topics by guild id, for members alone. Their events contain only ids. */
  inside: topicFamily('guild'),
};
