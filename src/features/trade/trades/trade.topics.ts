import { topic, topicFamily } from '#shared/topic.ts';

export const tradeTopics = {
  all: topic('trades'),
  /** By trade id. Only tags pages; nobody subscribes to a single trade. */
  ofTrade: topicFamily('trade'),
  ofItem: topicFamily('trades:item'),
};
