import { topic } from '#shared/topic.ts';

export const broadcastTopics = {
  /** Not replayed: there are too many to remember. */
  all: topic('broadcasts'),
};
