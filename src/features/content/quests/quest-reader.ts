import type { Quest } from '../articles/article.contract.ts';
import type { QuestText } from './quest-text.rules.ts';

export interface ReadQuest {
  quest: Quest;
  text: QuestText;
}

export interface ShownQuest extends ReadQuest {
  /** Of `text.rest`. */
  html: string;
}

export interface QuestReader {
  /** By status, then the newest. */
  list(limit?: number): Promise<ReadQuest[]>;
  /** Undefined: not public, or never written. */
  find(id: number): Promise<ShownQuest | undefined>;
}

export interface QuestServices {
  readonly quests: QuestReader;
}
