import { topic } from '#shared/topic.ts';

/** Tags of pages only: the facts change by an import, which no client is told of. */
export const gameDataTopics = {
  all: topic('game-data'),
  quests: topic('quests'),
};
