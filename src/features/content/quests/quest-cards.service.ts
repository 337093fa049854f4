import type { ArticleContext } from '../articles/article.context.ts';
import type { CardOf } from '../articles/article-cards.service.ts';
import { readPublicArticle } from '../articles/public-articles.service.ts';
import { questCard } from './quest-card.labels.ts';

export function questCards({ db, clock }: Pick<ArticleContext, 'db' | 'clock'>): { quests: CardOf } {
  return {
    async quests(id) {
      const row = await readPublicArticle(db, 'quest', id, clock.now());
      return row && questCard(row);
    },
  };
}
