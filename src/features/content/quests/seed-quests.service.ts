import type { Db } from '#platform/database/db.ts';
import { seedByKey } from '../articles/article-seeds.service.ts';
import { documentOfHtml } from '../documents/html-document.service.ts';

export interface QuestSeed {
  key: string;
  /** By default the next free id. */
  id?: number | undefined;
  title: string;
  /** Safe HTML. */
  content: string;
  /** Status: 1 진행 중, 2 예정, 3 종료. */
  status: number;
  thumbnailUrl: string | null;
}

/** Writes each quest once, by its key. @returns the number of written quests */
export function seedQuests(db: Db, quests: readonly QuestSeed[], at: Date): Promise<number> {
  const seeds = quests.map(({ key, id, title, content, status, thumbnailUrl }) => ({
    key: `quest:${key}`,
    id,
    title,
    text: () => ({ document: documentOfHtml(content), status, thumbnail_url: thumbnailUrl }),
  }));
  return seedByKey(db, 'quest', seeds, at);
}
