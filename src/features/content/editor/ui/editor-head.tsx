import { formatClock } from '#shared/korean/day-texts.ts';
import { Button } from '#ui/components/button.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { STATE_LABELS } from '../editor.labels.ts';
import css from './desk.module.css';
import { EditorActions } from './editor-actions.tsx';
import type { ArticleSaving } from './use-article-saving.ts';
import type { ArticleWriting, OpenArticle } from './use-article-writing.ts';

export interface ShownPanels {
  readonly preview: boolean;
  readonly history: boolean;
}

interface EditorHeadProps {
  opened: OpenArticle;
  writing: ArticleWriting;
  saving: ArticleSaving;
  shows: ShownPanels;
  onShow: (shows: ShownPanels) => void;
}

/** The title of an article, its state, and the buttons of the screen. */
export function EditorHead({ opened: { collection, article }, writing, saving, shows, onShow }: EditorHeadProps) {
  const { title, form, draft, checked, change } = writing;
  const { isBusy, isLegal } = saving;
  const state = article?.state ?? 'draft';
  return (
    <div className={css.head}>
      <label className={`in ${css.name}`}>
        <input
          value={title}
          readOnly={collection === 'pages'}
          data-max-letters={80}
          placeholder="제목"
          aria-label="제목"
          onChange={(event) => change({ title: event.target.value })}
        />
      </label>
      <Tag tone={state === 'public' ? 'ok' : 'warn'}>{STATE_LABELS[state]}</Tag>
      {draft.storedAt && <span className="meta">{formatClock(draft.storedAt)} 임시로 저장</span>}
      <Button aria-pressed={shows.preview} onClick={() => onShow({ ...shows, preview: !shows.preview })}>
        미리 보기
      </Button>
      {article && article.version > 0 && (
        <Button aria-pressed={shows.history} onClick={() => onShow({ ...shows, history: !shows.history })}>
          지난 버전 {article.version}
        </Button>
      )}
      <EditorActions
        collection={collection}
        article={article}
        isBusy={isBusy}
        isLegal={isLegal}
        isStopped={checked.faults.some(({ isStopping }) => isStopping)}
        publishesLater={form.publishAt !== ''}
        onSave={(publication, done) => void saving.save(publication, done)}
        onDelete={() => void saving.remove()}
      />
    </div>
  );
}
