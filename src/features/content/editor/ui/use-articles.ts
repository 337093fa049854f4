import { useEffect } from 'react';
import { call } from '#platform/client/call.ts';
import { defineLivePages, defineMutation } from '#platform/client/live-query.ts';
import { useLivePages } from '#platform/client/use-live-pages.ts';
import { LISTED_ARTICLES } from '../../articles/article.contract.ts';
import type { ArticleState, CollectionName } from '../../articles/article-kind.contract.ts';
import {
  type ArticleEntry,
  listArticles,
  orderGuides,
  restoreArticle,
} from '../../articles/article-writing.contract.ts';

const limit = LISTED_ARTICLES.most;

interface ArticleQuestion {
  collection: CollectionName;
  state: ArticleState | undefined;
  q: string | undefined;
}

const articlesKey = (collection: string) => ['articles', collection];

const articles = defineLivePages({
  key: ({ collection, state, q }: ArticleQuestion) => [...articlesKey(collection), state, q],
  read: ({ collection, state, q }, cursor: number | undefined, signal) =>
    call(listArticles, { params: { collection }, query: { limit, state, q, cursor }, signal }),
  next: (page: readonly ArticleEntry[]) => (page.length < limit ? undefined : page.at(-1)?.id),
});

export const articleMutations = {
  order: defineMutation(orderGuides, { invalidates: () => [articlesKey('guides')], isAwaited: true }),
  restore: defineMutation(restoreArticle, {
    invalidates: ({ params }) => [articlesKey(String(params.collection))],
    isAwaited: true,
  }),
};

/** Reads page by page on demand; guides all at once, because they are ordered as a whole. */
export function useArticles(question: ArticleQuestion) {
  const query = useLivePages(articles, question);
  const { hasNextPage, isFetching, fetchNextPage } = query;
  const readsOn = question.collection === 'guides' && hasNextPage && !isFetching;
  useEffect(() => {
    if (readsOn) void fetchNextPage();
  }, [readsOn, fetchNextPage]);
  return query;
}
