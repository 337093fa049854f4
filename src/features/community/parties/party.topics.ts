import { topic, topicFamily } from '#shared/topic.ts';

export const partyTopics = {
  /** Events that everybody may receive. They contain no names but the leaders'. */
  all: topic('parties'),
  /** Topics by party id. They are only tags of pages; nobody subscribes to one party. */
  ofParty: topicFamily('party'),
};
