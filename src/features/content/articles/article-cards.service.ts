import type { ShareCard } from '#features/game-data/share-image/share-card.ts';
import type { ArticleContext } from './article.context.ts';
import { findPublicArticle } from './article.repository.ts';
import { articleCard, type DrawnKind } from './article-card.labels.ts';
import { COLLECTIONS, type CollectionName } from './article-kind.contract.ts';

export type CardOf = (id: number) => Promise<ShareCard | undefined>;

/** Share pictures of articles, by collection; undefined: the article is not public. */
export function articleCards({
  db,
  clock,
}: Pick<ArticleContext, 'db' | 'clock'>): Record<Exclude<CollectionName, 'pages' | 'quests'>, CardOf> {
  const cardOf = (kind: DrawnKind) => async (id: number) => {
    const row = await findPublicArticle(db, kind, id, clock.now());
    return row && articleCard(kind, row);
  };
  const { notices, guides, events } = COLLECTIONS;
  return { notices: cardOf(notices), guides: cardOf(guides), events: cardOf(events) };
}
