import type { Editor } from '@tiptap/react';
import { lazy, Suspense } from 'react';
import { ConflictPanel } from './conflict-panel.tsx';
import { ProposalPanel } from './proposal-panel.tsx';
import type { ArticleSaving } from './use-article-saving.ts';
import type { ArticleWriting, OpenArticle } from './use-article-writing.ts';

const QuestProposals = lazy(async () => ({ default: (await import('./quest-proposals.tsx')).QuestProposals }));

interface OfferedTextsProps {
  opened: OpenArticle;
  editor: Editor;
  writing: ArticleWriting;
  saving: ArticleSaving;
}

/** Texts that may take the place of what is written: of a release, of the facts, and of who saved meanwhile. */
export function OfferedTexts({ opened: { collection, article }, editor, writing, saving }: OfferedTextsProps) {
  const { title, documentNow, setMessage } = writing;
  const { theirs, isLegal } = saving;
  const proposal = article?.proposal;
  return (
    <>
      {proposal && (
        <ProposalPanel
          proposal={proposal}
          isLegal={isLegal}
          current={() => ({ title, document: documentNow() })}
          onTake={() => {
            writing.replaceDocument(proposal);
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
            isWritten={() => writing.form.title.trim() !== '' || !editor.isEmpty}
            onTake={(taken, document) => {
              writing.replaceDocument(document);
              writing.change({ title: taken });
              writing.checkSoon();
              setMessage({ tone: 'ok', text: '자료의 글로 시작합니다. 고쳐서 게시하세요.' });
            }}
          />
        </Suspense>
      )}
      {theirs && (
        <ConflictPanel
          theirs={theirs}
          own={{ title, document: documentNow() }}
          onSaveOwn={() => saving.preferOwn(theirs)}
          onTakeTheirs={() => saving.takeTheirs(theirs)}
        />
      )}
    </>
  );
}
