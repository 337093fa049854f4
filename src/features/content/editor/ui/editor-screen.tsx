import { type Content, type Editor, EditorContent, useEditor } from '@tiptap/react';
import { lazy, Suspense, useRef, useState } from 'react';
import { ApiError } from '#platform/client/api-error.ts';
import { call } from '#platform/client/call.ts';
import { storeAnswer } from '#platform/client/query-client.ts';
import { useNow } from '#platform/client/use-now.ts';
import { formatClock } from '#shared/korean/day-texts.ts';
import { withParticle } from '#shared/korean/particle.ts';
import { Button } from '#ui/components/button.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { COLLECTIONS, type CollectionName } from '../../articles/article-kind.contract.ts';
import { type EditedArticle, getVersion, restoreVersion } from '../../articles/article-writing.contract.ts';
import { STATE_LABELS } from '../../articles/collection.labels.ts';
import { legalNameOf } from '../../articles/legal-page.rules.ts';
import { type ArticleForm, bodyOf, EMPTY_FORM, formOf, type Publication, readForm } from '../article-form.rules.ts';
import { type EditorNode, fromEditor, sizeOf, toEditor } from '../editor-document.rules.ts';
import { ChecksPanel } from './checks-panel.tsx';
import { ConflictPanel, type SavedMeanwhile } from './conflict-panel.tsx';
import css from './desk.module.css';
import editorCss from './editor.module.css';
import { EditorActions } from './editor-actions.tsx';
import { EditorNotes, type Message } from './editor-notes.tsx';
import { extensions } from './extensions.ts';
import { FieldsPanel, LegalFields } from './fields-panel.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { ImageUpload } from './image-upload.ts';
import { KeysPanel } from './keys-panel.tsx';
import { MentionSuggestion } from './mention-suggestion.ts';
import { openedArticle } from './opened-article.ts';
import { Paste } from './paste.ts';
import { PreviewPanel } from './preview-panel.tsx';
import { ProposalPanel } from './proposal-panel.tsx';
import { removeArticle, saveArticle } from './save-article.ts';
import { setAnchors } from './set-anchors.ts';
import { Toolbar } from './toolbar.tsx';
import { useArticleDraft } from './use-article-draft.ts';
import { useDocumentCheck } from './use-document-check.ts';
import { useEditors } from './use-editors.ts';

const QuestProposals = lazy(async () => ({ default: (await import('./quest-proposals.tsx')).QuestProposals }));

const contentOf = (document: unknown) => toEditor(document as EditorNode) as Content;
const EMPTY_DOCUMENT = { type: 'doc', content: [{ type: 'paragraph' }] };

interface EditorScreenProps {
  collection: CollectionName;
  /** Null: it was not saved yet. */
  article: EditedArticle | null;
  stored: EditedArticle['draft'];
}

export function EditorScreen({ collection, article, stored }: EditorScreenProps) {
  const id = article === null ? 'new' : (article.name ?? String(article.id));
  const writing = useRef<{ editor: Editor | null; form: ArticleForm }>({ editor: null, form: EMPTY_FORM });
  const documentNow = () => fromEditor((writing.current.editor?.getJSON() ?? EMPTY_DOCUMENT) as EditorNode);
  const draft = useArticleDraft({
    ...{ collection, id, stored, version: article?.version ?? 0 },
    read: () => ({ document: documentNow(), fields: { ...writing.current.form } }),
  });
  const [form, setForm] = useState<ArticleForm>(() =>
    draft.opened ? readForm(draft.opened.fields) : article ? formOf(article) : EMPTY_FORM,
  );
  writing.current.form = form;
  const [checked, checkSoon] = useDocumentCheck(documentNow);
  const editors = useEditors(collection, id, article?.editors ?? []);
  const [message, setMessage] = useState<Message | null>(
    draft.opened ? { tone: 'ok', text: '저장하지 않은 글을 이어서 씁니다.' } : null,
  );
  const [theirs, setTheirs] = useState<SavedMeanwhile | null>(null);
  const [shows, setShows] = useState({ preview: false, history: false });
  const [isBusy, setBusy] = useState(false);
  const now = useNow();

  const onMessage = (text: string | null) => setMessage(text === null ? null : { tone: 'ok', text });
  const editor = useEditor({
    extensions: [
      ...extensions,
      MentionSuggestion,
      ImageUpload.configure({ onMessage }),
      Paste.configure({ onMessage }),
    ],
    content: contentOf(draft.opened?.document ?? article?.document ?? EMPTY_DOCUMENT),
    immediatelyRender: false,
    editorProps: { attributes: { 'aria-label': '글', role: 'textbox', 'aria-multiline': 'true' } },
    onCreate: checkSoon,
    onUpdate() {
      draft.changed();
      checkSoon();
    },
  });
  writing.current.editor = editor;

  function change(part: Partial<ArticleForm>): void {
    writing.current.form = { ...writing.current.form, ...part };
    setForm(writing.current.form);
    draft.changed();
  }

  async function act(work: () => Promise<EditedArticle | undefined>, done: string): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setMessage(null);
    const sent = draft.revision();
    try {
      const saved = await work();
      draft.saved(sent, saved?.version ?? 0);
      if (saved && editor) setAnchors(editor, saved.document);
      setMessage({ tone: 'ok', text: done });
      if (article !== null && saved) storeAnswer(openedArticle, { collection, id }, { article: saved, draft: null });
      else location.assign(`/operator/content/${collection}${saved ? `/${saved.name ?? saved.id}` : ''}`);
    } catch (error) {
      fail(error);
    } finally {
      setBusy(false);
    }
  }

  function fail(error: unknown): void {
    if (!(error instanceof ApiError)) {
      console.error(error);
      setMessage({ tone: 'bad', text: '저장하지 못했습니다. 쓴 글은 그대로 있습니다.' });
      return;
    }
    if (error.status === 409 && error.data.current !== undefined) setTheirs(error.data.current as SavedMeanwhile);
    setMessage({ tone: 'bad', text: error.issues[0]?.message ?? error.message });
  }

  const save = (publication: Publication, done: string) =>
    act(
      () =>
        saveArticle({
          ...{ collection, article, version: draft.version.current, document: documentNow() },
          body: bodyOf(collection, writing.current.form, publication, new Date()),
        }),
      done,
    );

  function settle(version: number, text: string): void {
    draft.version.current = version;
    setTheirs(null);
    setMessage({ tone: 'ok', text });
  }

  /** For terms and policy only the text is restored, because a new version needs a date of its own. */
  async function bringBack(from: number): Promise<void> {
    try {
      const old = await call(getVersion, { params: { collection, id, version: from } });
      editor?.commands.setContent(contentOf(old.document));
      setMessage({ tone: 'ok', text: `버전 ${from}의 글입니다. 시행일을 정해 게시하세요.` });
    } catch (error) {
      fail(error);
    }
  }

  if (!editor) return null;
  const isLegal = legalNameOf({ kind: COLLECTIONS[collection], id: article?.id ?? 0 }) !== undefined;
  const title = collection === 'pages' ? (article?.title ?? '') : form.title;
  const state = article?.state ?? 'draft';
  return (
    <div className={css.screen}>
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
        <Button aria-pressed={shows.preview} onClick={() => setShows({ ...shows, preview: !shows.preview })}>
          미리 보기
        </Button>
        {article && article.version > 0 && (
          <Button aria-pressed={shows.history} onClick={() => setShows({ ...shows, history: !shows.history })}>
            지난 버전 {article.version}
          </Button>
        )}
        <EditorActions
          {...{ collection, article, isBusy, isLegal }}
          isStopped={checked.faults.some(({ isStopping }) => isStopping)}
          publishesLater={form.publishAt !== ''}
          onSave={(publication, done) => void save(publication, done)}
          onDelete={() =>
            void act(
              () => removeArticle(collection, article?.id ?? 0, draft.version.current).then(() => undefined),
              '지웠습니다.',
            )
          }
        />
      </div>
      <EditorNotes message={message} isBehind={draft.isBehind} editors={editors} />
      {article?.proposal && (
        <ProposalPanel
          {...{ proposal: article.proposal, isLegal }}
          current={() => ({ title, document: documentNow() })}
          onTake={() => {
            editor.commands.setContent(contentOf(article.proposal));
            setMessage({
              tone: 'ok',
              text: `새 릴리스의 글로 바꾸었습니다. ${isLegal ? '시행일을 정해 ' : ''}게시하세요.`,
            });
          }}
        />
      )}
      {collection === 'quests' && article === null && (
        <Suspense>
          <QuestProposals
            isWritten={() => form.title.trim() !== '' || !editor.isEmpty}
            onTake={(taken, document) => {
              editor.commands.setContent(contentOf(document));
              change({ title: taken });
              checkSoon();
              setMessage({ tone: 'ok', text: '자료의 글로 시작합니다. 고쳐서 게시하세요.' });
            }}
          />
        </Suspense>
      )}
      {theirs && (
        <ConflictPanel
          theirs={theirs}
          own={{ title, document: documentNow() }}
          onSaveOwn={() => settle(theirs.version, '이제 저장하면 내 글이 그 위에 새 버전으로 남습니다.')}
          onTakeTheirs={() => {
            editor.commands.setContent(contentOf(theirs.document));
            change({ title: theirs.title });
            settle(theirs.version, '먼저 저장된 글로 바꾸었습니다.');
          }}
        />
      )}
      <section className="panel" aria-label="글 쓰기">
        <Toolbar editor={editor} />
        <EditorContent editor={editor} className={editorCss.text} />
      </section>
      <ChecksPanel faults={checked.faults} size={sizeOf(editor.getJSON() as EditorNode)} />
      {isLegal ? (
        <LegalFields form={form} change={change} />
      ) : (
        <FieldsPanel collection={collection} form={form} now={now} change={change} />
      )}
      {shows.preview && <PreviewPanel html={checked.html} title={title} />}
      {shows.history && article && (
        <HistoryPanel
          {...{ collection, id }}
          version={article.version}
          current={() => ({ title, document: documentNow() })}
          onRestore={(from) =>
            isLegal
              ? void bringBack(from)
              : void act(
                  async () => {
                    const body = { version: draft.version.current };
                    const restored = await call(restoreVersion, { params: { collection, id, version: from }, body });
                    editor.commands.setContent(contentOf(restored.document), { emitUpdate: false });
                    writing.current.form = formOf(restored);
                    setForm(writing.current.form);
                    return restored;
                  },
                  `${withParticle(`버전 ${from}`, '으로/로')} 되돌렸습니다.`,
                )
          }
        />
      )}
      <KeysPanel />
    </div>
  );
}
