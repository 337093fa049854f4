import { topic, topicFamily } from '#shared/topic.ts';

export const broadcastTopics = {
  /** Not replayed: there are too many to remember. */
  all: topic('broadcasts'),
  /** Shouts understood to be about one item. */
  ofItem: topicFamily('broadcasts:item'),
};
