import type { Db } from '#platform/database/db.ts';
import { dropPages } from '#platform/pages/page-changes.ts';
import { normalizeText } from '#shared/korean/normalize-text.ts';
import { documentOfHtml } from '../documents/html-document.service.ts';
import { articleTopics } from './article.topics.ts';
import { notifyArticles } from './article-changes.service.ts';
import { claimSeed } from './article-history.repository.ts';
import { findArticle, nextArticleId, raiseArticleId } from './article-writing.repository.ts';
import { storeFirstVersion } from './first-version.service.ts';
import { questTitles } from './quest-titles.repository.ts';

export interface QuestSeed {
  key: string;
  /** Missing: the next free one. */
  id?: number | undefined;
  title: string;
  /** Safe HTML. */
  content: string;
  /** 1 진행 중, 2 예정, 3 종료. */
  status: number;
  thumbnailUrl: string | null;
}

/**
 * Writes each quest once, by its key. What operators made of one since, a deleted one too, stays; and one is left alone
 * whose id or title is taken.
 * @returns how many it wrote
 */
export async function seedQuests(db: Db, quests: readonly QuestSeed[], at: Date): Promise<number> {
  const titles = new Set((await questTitles(db, { isWithDeleted: true })).map(normalizeText));
  let written = 0;
  for (const quest of quests) {
    if (!(await claimSeed(db, `quest:${quest.key}`, at))) continue;
    const id = titles.has(normalizeText(quest.title)) ? null : await freeId(db, quest.id);
    if (id === null) continue;
    const { title, status, thumbnailUrl } = quest;
    const document = documentOfHtml(quest.content);
    await storeFirstVersion(db, { kind: 'quest', id, title, document, at, status, thumbnail_url: thumbnailUrl });
    written += 1;
  }
  await raiseArticleId(db, 'quest');
  if (written > 0) {
    await notifyArticles(db);
    await dropPages(db, [articleTopics.all]);
  }
  return written;
}

/** Null: it is taken. */
async function freeId(db: Db, wanted: number | undefined): Promise<number | null> {
  if (wanted !== undefined) return (await findArticle(db, 'quest', wanted)) ? null : wanted;
  await raiseArticleId(db, 'quest');
  return nextArticleId(db, 'quest');
}
