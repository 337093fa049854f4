import type { ArticleContext } from './article.context.ts';
import { FEED_ENTRIES } from './article.limits.ts';
import { findNewest } from './article.repository.ts';
import type { ArticleKind } from './article-kind.contract.ts';
import type { ArticleRow } from './article-row.ts';

/** Returns the newest public articles with their documents. */
export function findFeedRows(
  { db, clock }: Pick<ArticleContext, 'db' | 'clock'>,
  kinds: readonly { kind: ArticleKind; isPatchNote?: boolean }[],
): Promise<ArticleRow[]> {
  return findNewest(db, kinds, FEED_ENTRIES, clock.now());
}
