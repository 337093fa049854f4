import { EditorContent } from '@tiptap/react';
import { useState } from 'react';
import { useNow } from '#platform/client/use-now.ts';
import { type EditorNode, sizeOf } from '../editor-document.rules.ts';
import { ChecksPanel } from './checks-panel.tsx';
import css from './desk.module.css';
import editorCss from './editor.module.css';
import { EditorHead, type ShownPanels } from './editor-head.tsx';
import { EditorNotes } from './editor-notes.tsx';
import { FieldsPanel, LegalFields } from './fields-panel.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { KeysPanel } from './keys-panel.tsx';
import { OfferedTexts } from './offered-texts.tsx';
import { PreviewPanel } from './preview-panel.tsx';
import { Toolbar } from './toolbar.tsx';
import { useArticleSaving } from './use-article-saving.ts';
import { type OpenArticle, useArticleWriting } from './use-article-writing.ts';
import { useEditors } from './use-editors.ts';

export function EditorScreen(opened: OpenArticle) {
  const { collection, article } = opened;
  const writing = useArticleWriting(opened);
  const saving = useArticleSaving(opened, writing);
  const { id, editor, form, title, checked, change, documentNow } = writing;
  const editors = useEditors(collection, id, article?.editors ?? []);
  const [shows, setShows] = useState<ShownPanels>({ preview: false, history: false });
  const now = useNow();
  if (!editor) return null;
  return (
    <div className={css.screen}>
      <EditorHead opened={opened} writing={writing} saving={saving} shows={shows} onShow={setShows} />
      <EditorNotes message={writing.message} isBehind={writing.draft.isBehind} editors={editors} />
      <OfferedTexts opened={opened} editor={editor} writing={writing} saving={saving} />
      <section className="panel" aria-label="글 쓰기">
        <Toolbar editor={editor} />
        <EditorContent editor={editor} className={editorCss.text} />
      </section>
      <ChecksPanel faults={checked.faults} size={sizeOf(editor.getJSON() as EditorNode)} />
      {saving.isLegal ? (
        <LegalFields form={form} change={change} />
      ) : (
        <FieldsPanel collection={collection} form={form} now={now} change={change} />
      )}
      {shows.preview && <PreviewPanel html={checked.html} title={title} />}
      {shows.history && article && (
        <HistoryPanel
          collection={collection}
          id={id}
          version={article.version}
          current={() => ({ title, document: documentNow() })}
          onRestore={(from) => void saving.restoreVersion(from)}
        />
      )}
      <KeysPanel />
    </div>
  );
}
