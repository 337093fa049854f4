import { call } from '#platform/client/call.ts';
import { defineLiveQuery } from '#platform/client/live-query.ts';
import type { CollectionName } from '../../articles/article-kind.contract.ts';
import { type EditedArticle, getArticle, getNewDraft } from '../../articles/article-writing.contract.ts';

interface ArticleAddress {
  collection: CollectionName;
  /** `new`: it was not saved yet. */
  id: string;
}

interface OpenedArticle {
  /** Null: it was not saved yet. */
  article: EditedArticle | null;
  draft: EditedArticle['draft'];
}

/** An article with the operator's own draft of it, which the editor reads once. */
export const openedArticle = defineLiveQuery({
  key: ({ collection, id }: ArticleAddress) => ['article', collection, id],
  async read({ collection, id }, signal): Promise<OpenedArticle> {
    if (id === 'new') return { article: null, ...(await call(getNewDraft, { params: { collection }, signal })) };
    const article = await call(getArticle, { params: { collection, id }, signal });
    return { article, draft: article.draft };
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});
