import type { PageRequest } from '#shared/page.ts';
import { textLength } from '#shared/text-length.ts';
import { LISTED_ARTICLES, SEARCH_LENGTH } from '../article.contract.ts';
import { NOTICE_TYPE } from '../article-kind.contract.ts';
import { patchArchiveParams } from '../article-page.params.ts';
import type { ArticleServices } from '../article-reader.ts';
import { type EntryRow, entryRow } from '../ui/entry-list.tsx';

export interface PatchArchivePageData {
  /** Shown month; null: there are no patch notes. */
  month: string | null;
  months: { month: string; count: number }[];
  rows: EntryRow[];
  isMore: boolean;
}

/** Loads the patch notes of a month, by default the newest. With search words it covers all months. */
export async function load({ url }: PageRequest, { articles }: ArticleServices): Promise<PatchArchivePageData> {
  const { month, q } = patchArchiveParams.read(url.searchParams);
  const months = await articles.patchMonths();
  const words = q !== undefined && textLength(q) >= SEARCH_LENGTH.min ? q : undefined;
  const shown = month ?? (words === undefined ? (months[0]?.month ?? null) : null);
  const filter = { type: NOTICE_TYPE.patchNote, month: shown ?? undefined, q: words };
  const isEmpty = shown === null && words === undefined;
  const { rows, next } = isEmpty
    ? { rows: [], next: undefined }
    : await articles.notices(filter, { limit: LISTED_ARTICLES.most });
  return { month: shown, months, rows: rows.map(entryRow), isMore: next !== undefined };
}
