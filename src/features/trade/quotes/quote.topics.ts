import { topic, topicFamily } from '#shared/topic.ts';

export const quoteTopics = {
  all: topic('quotes'),
  /** By the item's id. */
  ofItem: topicFamily('quotes:item'),
};
