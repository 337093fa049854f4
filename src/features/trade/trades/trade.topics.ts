import { topic, topicFamily } from '#shared/topic.ts';

export const tradeTopics = {
  all: topic('trades'),
  /** By trade id. A tag of pages only; nobody subscribes to one trade. */
  ofTrade: topicFamily('trade'),
  ofItem: topicFamily('trades:item'),
};
