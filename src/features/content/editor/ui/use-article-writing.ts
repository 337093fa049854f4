import { type Content, type Editor, useEditor } from '@tiptap/react';
import { useRef, useState } from 'react';
import type { CollectionName } from '../../articles/article-kind.contract.ts';
import type { EditedArticle } from '../../articles/article-writing.contract.ts';
import { type EditorNode, fromEditor, toEditor } from '../editor-document.rules.ts';
import { type ArticleForm, articleForm } from './article-fields.tsx';
import type { Message } from './editor-notes.tsx';
import { extensions } from './extensions.ts';
import { ImageUpload } from './image-upload.ts';
import { MentionSuggestion } from './mention-suggestion.ts';
import { Paste } from './paste.ts';
import { toForm } from './saved-article.ts';
import { useArticleDraft } from './use-article-draft.ts';
import { useDocumentCheck } from './use-document-check.ts';

export interface OpenArticle {
  collection: CollectionName;
  /** Null: it was not saved yet. */
  article: EditedArticle | null;
  stored: EditedArticle['draft'];
}

export type ArticleWriting = ReturnType<typeof useArticleWriting>;

const EMPTY_DOCUMENT = { type: 'doc', content: [{ type: 'paragraph' }] };
const CONTINUED: Message = { tone: 'ok', text: '저장하지 않은 글을 이어서 씁니다.' };

const toContent = (document: unknown) => toEditor(document as EditorNode) as Content;

/** Holds the text of an article in the editor, its fields and their draft, from its opening to its closing. */
export function useArticleWriting({ collection, article, stored }: OpenArticle) {
  const id = article === null ? 'new' : (article.name ?? String(article.id));
  const latest = useRef<{ editor: Editor | null; form: ArticleForm }>({ editor: null, form: articleForm.empty });
  const documentNow = () => fromEditor((latest.current.editor?.getJSON() ?? EMPTY_DOCUMENT) as EditorNode);
  const draft = useArticleDraft({
    collection,
    id,
    stored,
    version: article?.version ?? 0,
    read: () => ({ document: documentNow(), fields: { ...latest.current.form } }),
  });
  const [form, setForm] = useState(() => firstForm(draft.opened, article));
  latest.current.form = form;
  const [message, setMessage] = useState<Message | null>(draft.opened ? CONTINUED : null);
  const [checked, checkSoon] = useDocumentCheck(documentNow);
  const editor = useArticleEditor({
    document: draft.opened?.document ?? article?.document ?? EMPTY_DOCUMENT,
    onMessage: (text) => setMessage(text === null ? null : { tone: 'ok', text }),
    onCreate: checkSoon,
    onUpdate() {
      draft.changed();
      checkSoon();
    },
  });
  latest.current.editor = editor;

  function replaceForm(next: ArticleForm): void {
    latest.current.form = next;
    setForm(next);
  }

  return {
    id,
    editor,
    form,
    draft,
    message,
    setMessage,
    checked,
    checkSoon,
    documentNow,
    formNow: () => latest.current.form,
    title: collection === 'pages' ? (article?.title ?? '') : form.title,
    change(part: Partial<ArticleForm>) {
      replaceForm({ ...latest.current.form, ...part });
      draft.changed();
    },
    replaceForm,
    /** `emitUpdate: false`: the text is a saved one, and no change. */
    replaceDocument: (document: unknown, options: { emitUpdate?: boolean } = {}) =>
      editor?.commands.setContent(toContent(document), options),
  };
}

function firstForm(opened: { fields: Record<string, unknown> } | null, article: EditedArticle | null): ArticleForm {
  const stored = opened && articleForm.parse(opened.fields);
  if (stored) return stored;
  return article ? toForm(article) : articleForm.empty;
}

interface ArticleEditorOptions {
  document: unknown;
  onMessage(text: string | null): void;
  onCreate(): void;
  onUpdate(): void;
}

function useArticleEditor({ document, onMessage, onCreate, onUpdate }: ArticleEditorOptions): Editor | null {
  return useEditor({
    extensions: [
      ...extensions,
      MentionSuggestion,
      ImageUpload.configure({ onMessage }),
      Paste.configure({ onMessage }),
    ],
    content: toContent(document),
    immediatelyRender: false,
    editorProps: { attributes: { 'aria-label': '글', role: 'textbox', 'aria-multiline': 'true' } },
    onCreate,
    onUpdate,
  });
}
