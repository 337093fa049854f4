import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { QueryStates } from '#ui/components/query-states.tsx';
import { Skeleton } from '#ui/components/states.tsx';
import { COLLECTION_NAMES, type CollectionName } from '../../articles/article-kind.contract.ts';
import { EditorScreen } from './editor-screen.tsx';
import { openedArticle } from './opened-article.ts';

/** Loads an article with the operator's own draft of it. */
export default function ArticleEditor({ params }: { params: { collection?: string; id?: string } }) {
  const { id } = params;
  const collection = COLLECTION_NAMES.find((name) => name === params.collection);
  return collection && id !== undefined && <OneArticle collection={collection} id={id} />;
}

function OneArticle({ collection, id }: { collection: CollectionName; id: string }) {
  const query = useLiveQuery(openedArticle, { collection, id });
  return (
    <QueryStates query={query} skeleton={<Skeleton rows={8} />} failed="글을 불러오지 못했습니다.">
      {({ article, draft }) => (
        <EditorScreen key={`${collection} ${id}`} collection={collection} article={article} stored={draft} />
      )}
    </QueryStates>
  );
}
