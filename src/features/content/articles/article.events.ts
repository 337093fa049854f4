import { eventType, type LiveEvent } from '#shared/live-event.ts';
import { articleTopics } from './article.topics.ts';
import type { ArticleKind } from './article-kind.contract.ts';

interface ChangedArticle {
  kind: ArticleKind;
  id: number;
}

export const articleEventTypes = {
  published: eventType<ChangedArticle>('content.published'),
  changed: eventType<ChangedArticle>('content.changed'),
  /** The article is no longer public. */
  removed: eventType<ChangedArticle>('content.removed'),
};

export function articleEvent(change: keyof typeof articleEventTypes, kind: ArticleKind, id: number): LiveEvent {
  return articleEventTypes[change].on([articleTopics.all], { kind, id });
}
