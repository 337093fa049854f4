import { topic } from '#shared/topic.ts';

/** Tags of cached pages only: an import changes the facts, and clients are not notified of it. */
export const gameDataTopics = {
  all: topic('game-data'),
};
