import { invalidatePages } from '#platform/answers/invalidate-pages.ts';
import type { Db } from '#platform/database/db.ts';
import { normalizeText } from '#shared/korean/normalize-text.ts';
import { articleTopics } from './article.topics.ts';
import { claimSeed } from './article-history.repository.ts';
import type { ArticleKind } from './article-kind.contract.ts';
import { findArticle, findTitles, nextArticleId, raiseArticleId } from './article-writing.repository.ts';
import { type FirstVersion, storeFirstVersion } from './first-version.service.ts';
import { notifyArticles } from './save-article.service.ts';

type SeededKind = Exclude<ArticleKind, 'page'>;

export interface ArticleSeed {
  key: string;
  /** By default the next free id. */
  id?: number | undefined;
  title: string;
  /** Called only for articles that are written. */
  text(): Omit<FirstVersion, 'kind' | 'id' | 'title' | 'at'>;
}

/**
 * Writes each article once, by its key. Changes and deletions by operators are kept, and an article whose id or title
 * is taken is skipped.
 * @returns the number of written articles
 */
export async function seedByKey(db: Db, kind: SeededKind, seeds: readonly ArticleSeed[], at: Date): Promise<number> {
  const titles = await readTitles(db, kind, { isWithDeleted: true });
  let written = 0;
  for (const { key, id: wanted, title, text } of seeds) {
    if (!(await claimSeed(db, key, at))) continue;
    const id = titles.has(normalizeText(title)) ? null : await freeId(db, kind, wanted);
    if (id === null) continue;
    await storeFirstVersion(db, { kind, id, title, at, ...text() });
    written += 1;
  }
  await raiseArticleId(db, kind);
  if (written > 0) {
    await notifyArticles(db);
    await invalidatePages(db, [articleTopics.all]);
  }
  return written;
}

/** Returns normalized titles. @param isWithDeleted whether to include deleted articles */
export async function readTitles(
  db: Db,
  kind: ArticleKind,
  of: { isWithDeleted: boolean },
): Promise<ReadonlySet<string>> {
  return new Set((await findTitles(db, kind, of)).map(normalizeText));
}

/** Returns null if the id is taken. */
async function freeId(db: Db, kind: SeededKind, wanted: number | undefined): Promise<number | null> {
  if (wanted !== undefined) return (await findArticle(db, kind, wanted)) ? null : wanted;
  await raiseArticleId(db, kind);
  return nextArticleId(db, kind);
}
