import { topic } from '#shared/topic.ts';

export const articleTopics = {
  /** Every change of public articles. */
  all: topic('content'),
};
