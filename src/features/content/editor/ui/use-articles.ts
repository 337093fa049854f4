import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '#platform/client/call.ts';
import { queryClient, renewQueries } from '#platform/client/query-client.ts';
import { LISTED_ARTICLES } from '../../articles/article.limits.ts';
import type { ArticleState, CollectionName } from '../../articles/article-kind.contract.ts';
import { type ArticleEntry, listArticles } from '../../articles/article-writing.contract.ts';

const limit = LISTED_ARTICLES.most;

interface ArticleQuestion {
  collection: CollectionName;
  state: ArticleState | undefined;
  q: string | undefined;
}

/** Reads page by page on demand; guides all at once, because they are ordered as a whole. */
export function useArticles({ collection, state, q }: ArticleQuestion) {
  const query = useInfiniteQuery(
    {
      queryKey: ['articles', collection, state, q],
      queryFn: ({ pageParam, signal }) =>
        call(listArticles, { params: { collection }, query: { limit, state, q, cursor: pageParam }, signal }),
      initialPageParam: undefined as number | undefined,
      getNextPageParam: (page: readonly ArticleEntry[]) => (page.length < limit ? undefined : page.at(-1)?.id),
      select: ({ pages }) => pages.flat(),
    },
    queryClient,
  );
  const { hasNextPage, isFetching, fetchNextPage } = query;
  const readsOn = collection === 'guides' && hasNextPage && !isFetching;
  useEffect(() => {
    if (readsOn) void fetchNextPage();
  }, [readsOn, fetchNextPage]);
  return query;
}

export function renewArticles(collection: CollectionName): Promise<void> {
  return renewQueries(['articles', collection]);
}
