import { toUnavailable } from '#platform/database/database-errors.ts';
import type { Db } from '#platform/database/db.ts';
import type { ArticleContext } from './article.context.ts';
import { FEED_ENTRIES } from './article.contract.ts';
import { findNewest, findPublicArticle, findQuestTexts } from './article.repository.ts';
import type { ArticleKind } from './article-kind.contract.ts';
import type { ArticleRow } from './article-row.ts';

/** Reads an article for nouns that show one kind in their own way. */
export function readPublicArticle(db: Db, kind: ArticleKind, id: number, now: Date): Promise<ArticleRow | undefined> {
  return findPublicArticle(db, kind, id, now);
}

/** Returns quests with their documents, by status, then newest first. */
export function readPublicQuests(db: Db, limit: number, now: Date): Promise<ArticleRow[]> {
  return findQuestTexts(db, limit, now);
}

/** Turns errors of an unreachable database into ones that pages can show. */
export function readably<Reader extends object>(reader: Reader): Reader {
  const entries = Object.entries(reader).map(([name, read]) => [
    name,
    (...given: unknown[]) =>
      (read as (...all: unknown[]) => Promise<unknown>)(...given).catch((error: unknown) => {
        throw toUnavailable(error) ?? error;
      }),
  ]);
  return Object.fromEntries(entries) as Reader;
}

/** Returns the newest public articles with their documents. */
export function findFeedRows(
  { db, clock }: Pick<ArticleContext, 'db' | 'clock'>,
  kinds: readonly { kind: ArticleKind; isPatchNote?: boolean }[],
): Promise<ArticleRow[]> {
  return findNewest(db, kinds, FEED_ENTRIES, clock.now());
}
