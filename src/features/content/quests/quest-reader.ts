import type { Quest } from '../articles/article.contract.ts';
import type { QuestText } from './quest-text.rules.ts';

export interface ReadQuest {
  quest: Quest;
  text: QuestText;
}

export interface ShownQuest extends ReadQuest {
  /** HTML of `text.rest`. */
  html: string;
}

export interface QuestReader {
  /** Returns quests by status, then newest first. */
  list(limit?: number): Promise<ReadQuest[]>;
  /** Returns undefined if the quest is not public or was never written. */
  find(id: number): Promise<ShownQuest | undefined>;
}

export interface QuestServices {
  readonly quests: QuestReader;
}
