import { useState } from 'react';
import { ApiError } from '#platform/client/api-error.ts';
import { call } from '#platform/client/call.ts';
import { storeAnswer } from '#platform/client/query-client.ts';
import { withParticle } from '#shared/korean/particle.ts';
import { COLLECTIONS } from '../../articles/article-kind.contract.ts';
import { type EditedArticle, getVersion, restoreVersion } from '../../articles/article-writing.contract.ts';
import { toLegalName } from '../../articles/legal-page.rules.ts';
import type { SavedMeanwhile } from './conflict-panel.tsx';
import { openedArticle } from './opened-article.ts';
import { removeArticle, saveArticle } from './save-article.ts';
import { type Publication, toBody, toForm } from './saved-article.ts';
import { setAnchors } from './set-anchors.ts';
import type { ArticleWriting, OpenArticle } from './use-article-writing.ts';

export type ArticleSaving = ReturnType<typeof useArticleSaving>;

/** Saves, restores and deletes an article, one request at a time. What was saved meanwhile stands beside what is written. */
export function useArticleSaving(opened: OpenArticle, writing: ArticleWriting) {
  const { collection, article } = opened;
  const { id, draft, setMessage } = writing;
  const [theirs, setTheirs] = useState<SavedMeanwhile | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isLegal = toLegalName({ kind: COLLECTIONS[collection], id: article?.id ?? 0 }) !== undefined;

  function fail(error: unknown): void {
    if (error instanceof ApiError && error.status === 409 && error.data.current !== undefined) {
      setTheirs(error.data.current as SavedMeanwhile);
    }
    setMessage({ tone: 'bad', text: failureText(error) });
  }

  /** @param work undefined: the article is deleted */
  async function act(work: () => Promise<EditedArticle | undefined>, done: string): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setMessage(null);
    const sent = draft.revision();
    try {
      const saved = await work();
      draft.saved(sent, saved?.version ?? 0);
      if (saved && writing.editor) setAnchors(writing.editor, saved.document);
      setMessage({ tone: 'ok', text: done });
      show(opened, id, saved);
    } catch (error) {
      fail(error);
    } finally {
      setBusy(false);
    }
  }

  async function restore(version: number): Promise<EditedArticle> {
    const body = { version: draft.version.current };
    const restored = await call(restoreVersion, { params: { collection, id, version }, body });
    writing.replaceDocument(restored.document, { emitUpdate: false });
    writing.replaceForm(toForm(restored));
    return restored;
  }

  /** For terms and policy only the text is restored, because a new version needs a date of its own. */
  async function takeOldText(version: number): Promise<void> {
    try {
      const old = await call(getVersion, { params: { collection, id, version } });
      writing.replaceDocument(old.document);
      setMessage({ tone: 'ok', text: `버전 ${version}의 글입니다. 시행일을 정해 게시하세요.` });
    } catch (error) {
      fail(error);
    }
  }

  function settle(version: number, text: string): void {
    draft.version.current = version;
    setTheirs(null);
    setMessage({ tone: 'ok', text });
  }

  return {
    theirs,
    isBusy,
    isLegal,
    save: (publication: Publication, done: string) =>
      act(() => saveArticle(toSavedParts(opened, writing, publication)), done),
    remove: () =>
      act(async () => {
        await removeArticle(collection, article?.id ?? 0, draft.version.current);
        return undefined;
      }, '지웠습니다.'),
    restoreVersion: (version: number) =>
      isLegal
        ? takeOldText(version)
        : act(() => restore(version), `${withParticle(`버전 ${version}`, '으로/로')} 되돌렸습니다.`),
    preferOwn: ({ version }: SavedMeanwhile) => settle(version, '이제 저장하면 내 글이 그 위에 새 버전으로 남습니다.'),
    takeTheirs({ version, document, title }: SavedMeanwhile) {
      writing.replaceDocument(document);
      writing.change({ title });
      settle(version, '먼저 저장된 글로 바꾸었습니다.');
    },
  };
}

function failureText(error: unknown): string {
  if (error instanceof ApiError) return error.issues[0]?.message ?? error.message;
  console.error(error);
  return '저장하지 못했습니다. 쓴 글은 그대로 있습니다.';
}

function toSavedParts({ collection, article }: OpenArticle, writing: ArticleWriting, publication: Publication) {
  const { draft, documentNow, formNow } = writing;
  return {
    collection,
    article,
    version: draft.version.current,
    document: documentNow(),
    body: toBody(collection, formNow(), publication, new Date()),
  };
}

/** A new article gets an address of its own, and a deleted one is left for its list. */
function show({ collection, article }: OpenArticle, id: string, saved: EditedArticle | undefined): void {
  if (article !== null && saved) {
    storeAnswer(openedArticle, { collection, id }, { article: saved, draft: null });
  } else {
    location.assign(`/operator/content/${collection}${saved ? `/${saved.name ?? saved.id}` : ''}`);
  }
}
