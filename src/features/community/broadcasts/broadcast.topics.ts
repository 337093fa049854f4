import { topic, topicFamily } from '#shared/topic.ts';

export const broadcastTopics = {
  /** Its events are not replayed: there are too many to remember. */
  all: topic('broadcasts'),
  /** Shouts that were understood to be about one item. */
  ofItem: topicFamily('broadcasts:item'),
};
