import type { Db } from '#platform/database/db.ts';
import type { ArticleKind } from './article-kind.contract.ts';

export interface ArticleMomentRow {
  kind: ArticleKind;
  id: number;
  title: string;
  at: Date;
}

interface NextMoments {
  now: Date;
  limit: number;
}

/** Returns articles whose publication is still to come, the next first. */
export function findPublications(db: Db, { now, limit }: NextMoments): Promise<ArticleMomentRow[]> {
  return comingBy(db, 'published_at', { now, limit }).execute() as Promise<ArticleMomentRow[]>;
}

/** Returns events that begin or end after now, the next first. */
export function findMomentsOfEvents(
  db: Db,
  column: 'starts_at' | 'ends_at',
  { now, limit }: NextMoments,
): Promise<ArticleMomentRow[]> {
  return comingBy(db, column, { now, limit }).where('kind', '=', 'event').execute() as Promise<ArticleMomentRow[]>;
}

function comingBy(db: Db, column: 'published_at' | 'starts_at' | 'ends_at', { now, limit }: NextMoments) {
  return db
    .selectFrom('article')
    .select(['kind', 'id', 'title', `${column} as at`])
    .where('deleted_at', 'is', null)
    .where('is_active', '=', true)
    .where(column, '>', now)
    .orderBy(column)
    .orderBy('id')
    .limit(limit);
}
