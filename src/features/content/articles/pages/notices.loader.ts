import type { PageRequest } from '#shared/page.ts';
import { LISTED_ARTICLES } from '../article.contract.ts';
import { noticesParams } from '../article-page.params.ts';
import type { ArticleServices } from '../article-reader.ts';
import { type EntryRow, entryRow } from '../ui/entry-list.tsx';

export interface NoticesPageData {
  rows: EntryRow[];
  next: number | null;
}

/** Loads notices of all types but patch notes. */
export async function load({ url }: PageRequest, { articles }: ArticleServices): Promise<NoticesPageData> {
  const { type, cursor } = noticesParams.read(url.searchParams);
  const page = { limit: LISTED_ARTICLES.usual, afterId: cursor };
  const { rows, next } = await articles.notices({ type, withoutPatchNotes: true }, page);
  return { rows: rows.map(entryRow), next: next ?? null };
}
