import type { Db } from '#platform/database/db.ts';
import { documentOfHtml } from '../documents/html-document.service.ts';
import { findArticle, raiseArticleId } from './article-writing.repository.ts';
import { storeFirstVersion } from './first-version.service.ts';

export interface QuestSeed {
  id: number;
  title: string;
  /** Safe HTML. */
  content: string;
  /** 1 진행 중, 2 예정, 3 종료. */
  status: number;
  thumbnailUrl: string | null;
}

/** Leaves those alone whose id is taken. */
export async function seedQuests(db: Db, quests: readonly QuestSeed[], at: Date): Promise<void> {
  for (const { id, title, content, status, thumbnailUrl } of quests) {
    if (await findArticle(db, 'quest', id)) continue;
    const document = documentOfHtml(content);
    await storeFirstVersion(db, { kind: 'quest', id, title, document, at, status, thumbnail_url: thumbnailUrl });
  }
  await raiseArticleId(db, 'quest');
}
