import { topic, topicFamily } from '#shared/topic.ts';

export const partyTopics = {
  /** What everybody may hear of: no names but the leaders'. */
  all: topic('parties'),
  /** By party id. A tag of pages only; nobody subscribes to one party. */
  ofParty: topicFamily('party'),
};
