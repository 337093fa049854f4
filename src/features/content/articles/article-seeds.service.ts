import type { Db } from '#platform/database/db.ts';
import { dropPages } from '#platform/pages/page-changes.ts';
import { normalizeText } from '#shared/korean/normalize-text.ts';
import { articleTopics } from './article.topics.ts';
import { notifyArticles } from './article-changes.service.ts';
import { claimSeed } from './article-history.repository.ts';
import type { ArticleKind } from './article-kind.contract.ts';
import { findArticle, findTitlesOf, nextArticleId, raiseArticleId } from './article-writing.repository.ts';
import { type FirstVersion, storeFirstVersion } from './first-version.service.ts';

type SeededKind = Exclude<ArticleKind, 'page'>;

export interface ArticleSeed {
  key: string;
  /** Missing: the next free one. */
  id?: number | undefined;
  title: string;
  /** Asked only for what is written. */
  text(): Omit<FirstVersion, 'kind' | 'id' | 'title' | 'at'>;
}

/**
 * Writes each article once, by its key. What operators made of one since, a deleted one too, stays; and one is left alone
 * whose id or title is taken.
 * @returns how many it wrote
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
    await dropPages(db, [articleTopics.all]);
  }
  return written;
}

/** Normalised. @param isWithDeleted of all that were ever saved */
export async function readTitles(
  db: Db,
  kind: ArticleKind,
  of: { isWithDeleted: boolean },
): Promise<ReadonlySet<string>> {
  return new Set((await findTitlesOf(db, kind, of)).map(normalizeText));
}

/** Null: it is taken. */
async function freeId(db: Db, kind: SeededKind, wanted: number | undefined): Promise<number | null> {
  if (wanted !== undefined) return (await findArticle(db, kind, wanted)) ? null : wanted;
  await raiseArticleId(db, kind);
  return nextArticleId(db, kind);
}
