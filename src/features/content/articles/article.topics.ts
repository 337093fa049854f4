import { topic } from '#shared/topic.ts';

export const articleTopics = {
  /** Every change that the public sees. */
  all: topic('content'),
};
