import { topic, topicFamily } from '#shared/topic.ts';

export const tradeTopics = {
  all: topic('trades'),
  /** By the trade's id. Only a tag of pages: nobody listens to a single trade. */
  ofTrade: topicFamily('trade'),
  /** By the item's id. */
  ofItem: topicFamily('trades:item'),
};
