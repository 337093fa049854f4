import type { PageRequest } from '#shared/page.ts';
import { LISTED_ARTICLES } from '../article.contract.ts';
import { NOTICE_TYPE } from '../article-kind.contract.ts';
import { patchNotesParams } from '../article-page.params.ts';
import type { ArticleServices } from '../article-reader.ts';
import { type EntryRow, entryRowWithSummary } from '../ui/entry-list.tsx';

export interface PatchNotesPageData {
  rows: EntryRow[];
  next: number | null;
  months: { month: string; count: number }[];
}

export async function load({ url }: PageRequest, { articles }: ArticleServices): Promise<PatchNotesPageData> {
  const { cursor } = patchNotesParams.read(url.searchParams);
  const [{ rows, next }, months] = await Promise.all([
    articles.notices({ type: NOTICE_TYPE.patchNote }, { limit: LISTED_ARTICLES.usual, afterId: cursor }),
    articles.patchMonths(),
  ]);
  return { rows: rows.map(entryRowWithSummary), next: next ?? null, months };
}
