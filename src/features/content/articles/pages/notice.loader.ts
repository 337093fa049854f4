import { readId } from '#features/game-data/read-id.ts';
import { AppError } from '#shared/errors.ts';
import type { PageRequest } from '#shared/page.ts';
import type { Notice } from '../article.contract.ts';
import { articleErrors } from '../article-error.labels.ts';
import { NOTICE_TYPE } from '../article-kind.contract.ts';
import { articleParams } from '../article-page.params.ts';
import type { ArticleServices } from '../article-reader.ts';
import { type EntryRow, entryRow } from '../ui/entry-list.tsx';

export interface NoticePageData {
  notice: Omit<Notice, 'content'>;
  html: string;
  before: EntryRow | null;
  after: EntryRow | null;
  /** The newest notices of its list, without itself and its neighbours. */
  others: EntryRow[];
}

const OTHERS = 5;

/** A patch note is a notice, so both paths show it. */
export async function load({ params, url }: PageRequest, { articles }: ArticleServices): Promise<NoticePageData> {
  const { gameServer } = articleParams.read(url.searchParams);
  const shown = await articles.notice(readId(params.id), gameServer);
  const isPatchPath = url.pathname.startsWith('/patchNotes/');
  if (!shown || (isPatchPath && shown.article.type !== NOTICE_TYPE.patchNote)) {
    throw new AppError('NOT_FOUND', { message: articleErrors.gone });
  }
  const isPatchNote = shown.article.type === NOTICE_TYPE.patchNote;
  const list = isPatchNote ? { type: NOTICE_TYPE.patchNote } : { withoutPatchNotes: true };
  const [{ before, after }, { rows }] = await Promise.all([
    articles.neighbours(shown.article),
    articles.notices(list, { limit: OTHERS + 3 }),
  ]);
  const { content: _, ...notice } = shown.article;
  const others = rows.filter(({ id }) => ![notice.id, before?.id, after?.id].includes(id)).slice(0, OTHERS);
  return {
    notice,
    html: shown.html,
    before: before ? entryRow(before) : null,
    after: after ? entryRow(after) : null,
    others: others.map(entryRow),
  };
}
