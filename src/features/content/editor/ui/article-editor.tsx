import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/client/call.ts';
import { queryClient } from '#platform/client/query-client.ts';
import { QueryStates } from '#ui/components/query-states.tsx';
import { Skeleton } from '#ui/components/states.tsx';
import type { CollectionName } from '../../articles/article-kind.contract.ts';
import { type EditedArticle, getArticle, getNewDraft } from '../../articles/article-writing.contract.ts';
import type { DeskScreen } from '../desk-path.rules.ts';
import { EditorScreen } from './editor-screen.tsx';

/** Loads an article with the operator's own draft of it. */
export default function ArticleEditor({ at }: { at: DeskScreen }) {
  return at.screen === 'editor' && <OneArticle collection={at.collection} id={at.id} />;
}

function OneArticle({ collection, id }: { collection: CollectionName; id: string }) {
  const query = useQuery(
    {
      queryKey: ['article', collection, id],
      queryFn: ({ signal }) => readArticle(collection, id, signal),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      refetchOnWindowFocus: false,
    },
    queryClient,
  );
  return (
    <QueryStates query={query} skeleton={<Skeleton rows={8} />} failed="글을 불러오지 못했습니다.">
      {({ article, draft }) => (
        <EditorScreen key={`${collection} ${id}`} collection={collection} article={article} stored={draft} />
      )}
    </QueryStates>
  );
}

export interface OpenedArticle {
  /** Null: it was not saved yet. */
  article: EditedArticle | null;
  draft: EditedArticle['draft'];
}

async function readArticle(collection: CollectionName, id: string, signal: AbortSignal): Promise<OpenedArticle> {
  if (id === 'new') return { article: null, ...(await call(getNewDraft, { params: { collection }, signal })) };
  const article = await call(getArticle, { params: { collection, id }, signal });
  return { article, draft: article.draft };
}
