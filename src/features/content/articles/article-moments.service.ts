import type { Db } from '#platform/database/db.ts';
import type { ArticleKind } from './article-kind.contract.ts';
import { type ArticleMomentRow, findMomentsOfEvents, findPublications } from './article-moments.repository.ts';

export interface ArticleMoment {
  kind: 'article.publish' | 'event.begin' | 'event.end';
  at: Date;
  title: string;
  article: { kind: ArticleKind; id: number };
}

/** Returns when articles are published and events begin and end, for operators; at most `limit` of each. */
export async function listArticleMoments(db: Db, now: Date, limit: number): Promise<ArticleMoment[]> {
  const page = { now, limit };
  const [published, begun, ended] = await Promise.all([
    findPublications(db, page),
    findMomentsOfEvents(db, 'starts_at', page),
    findMomentsOfEvents(db, 'ends_at', page),
  ]);
  const toMoments = (kind: ArticleMoment['kind'], rows: readonly ArticleMomentRow[]) =>
    rows.map(({ at, title, ...article }): ArticleMoment => ({ kind, at, title, article }));
  return [
    ...toMoments('article.publish', published),
    ...toMoments('event.begin', begun),
    ...toMoments('event.end', ended),
  ];
}
