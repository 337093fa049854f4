import type { PageRequest } from '#shared/page.ts';
import type { Guide } from '../article.contract.ts';
import { guidesParams } from '../article-page.params.ts';
import type { ArticleServices } from '../article-reader.ts';

export interface GuidesPageData {
  guides: Omit<Guide, 'content'>[];
  /** Categories that have guides. */
  categories: Guide['category'][];
}

export async function load({ url }: PageRequest, { articles }: ArticleServices): Promise<GuidesPageData> {
  const { category } = guidesParams.read(url.searchParams);
  const all = (await articles.guides()).map(({ content: _, ...guide }) => guide);
  return {
    guides: category === undefined ? all : all.filter((guide) => guide.category === category),
    categories: [...new Set(all.map((guide) => guide.category))].toSorted((one, other) => one - other),
  };
}
