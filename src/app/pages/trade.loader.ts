import { GUIDE_CATEGORY } from '#features/content/articles/article-kind.contract.ts';
import type { ArticleServices } from '#features/content/articles/article-reader.ts';
import { load as loadTrade } from '#features/trade/listings/pages/trade.loader.ts';
import type { PageRequest } from '#shared/page.ts';
import { guideOfCategory } from './guide-of-category.reader.ts';

type Services = Parameters<typeof loadTrade>[1] & ArticleServices;

export async function load(request: PageRequest, services: Services) {
  const [page, guides] = await Promise.all([
    loadTrade(request, services),
    guideOfCategory(services, GUIDE_CATEGORY.trade),
  ]);
  return { ...page, guides };
}
