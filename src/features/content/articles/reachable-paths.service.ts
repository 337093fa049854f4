import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/database/db.ts';
import { findPublicArticle } from './article.repository.ts';
import type { ArticleKind } from './article-kind.contract.ts';

const ARTICLE_PATHS: readonly (readonly [RegExp, ArticleKind])[] = [
  [/^\/guides\/(\d{1,9})$/, 'guide'],
  [/^\/events\/(\d{1,9})$/, 'event'],
  [/^\/quests\/(\d{1,9})$/, 'quest'],
  [/^\/notice\/(\d{1,9})$/, 'notice'],
  [/^\/patchNotes\/(\d{1,9})$/, 'notice'],
];

/**
 * Returns whether a path of this site leads to something public. Paths other than those of articles are not checked.
 */
export function reachablePaths({ db, clock }: { db: Db; clock: Clock }): (href: string) => Promise<boolean> {
  return async (href) => {
    const [path = ''] = href.split(/[?#]/, 1);
    for (const [pattern, kind] of ARTICLE_PATHS) {
      const id = pattern.exec(path)?.[1];
      if (id !== undefined) return (await findPublicArticle(db, kind, Number(id), clock.now())) !== undefined;
    }
    return true;
  };
}
