import { topic, topicFamily } from '#shared/topic.ts';

export const quoteTopics = {
  all: topic('quotes'),
  ofItem: topicFamily('quotes:item'),
};
