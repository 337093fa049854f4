import { Button } from '#ui/components/button.tsx';
import { COLLECTIONS, type CollectionName } from '../../articles/article-kind.contract.ts';
import { articlePath } from '../../articles/article-paths.ts';
import type { EditedArticle } from '../../articles/article-writing.contract.ts';
import type { Publication } from './saved-article.ts';

interface EditorActionsProps {
  collection: CollectionName;
  article: EditedArticle | null;
  isBusy: boolean;
  /** Whether it is a legal page, of which a new version is published. */
  isLegal: boolean;
  /** Whether faults prevent publication. */
  isStopped: boolean;
  publishesLater: boolean;
  onSave(publication: Publication, done: string): void;
  onDelete(): void;
}

/** Buttons to save, publish, schedule, unpublish and delete. */
export function EditorActions(props: EditorActionsProps) {
  const { collection, article, isBusy, isLegal, isStopped, publishesLater, onSave, onDelete } = props;
  const state = article?.state ?? 'draft';
  const isPage = collection === 'pages';
  /** Quests are public from the first save. */
  const isQuest = collection === 'quests';
  const isPublished = state === 'public' || isPage;
  const publish = isLegal
    ? (['새 버전 게시', 'as-is', '게시했습니다. 시행일부터 쓰입니다.'] as const)
    : isPublished
      ? (['수정 내용 게시', 'as-is', '저장했습니다. 페이지에 바로 보입니다.'] as const)
      : publishesLater
        ? (['예약하기', 'later', '예약했습니다.'] as const)
        : (['지금 게시', 'now', '게시했습니다.'] as const);
  return (
    <>
      {isPublished && article && (
        <a className="btn" href={articlePath({ kind: COLLECTIONS[collection], id: article.id, type: article.type })}>
          페이지 보기
        </a>
      )}
      {!isPublished && !isQuest && (
        <Button disabled={isBusy} onClick={() => onSave('draft', '저장했습니다. 아직 아무도 볼 수 없습니다.')}>
          저장
        </Button>
      )}
      {!isPage && !isQuest && state === 'public' && (
        <Button disabled={isBusy} onClick={() => onSave('draft', '게시를 내렸습니다.')}>
          게시 내리기
        </Button>
      )}
      {article && !isPage && (
        <Button tone="danger" disabled={isBusy} onClick={onDelete}>
          지우기
        </Button>
      )}
      <Button tone="primary" disabled={isBusy || isStopped} onClick={() => onSave(publish[1], publish[2])}>
        {publish[0]}
      </Button>
    </>
  );
}
