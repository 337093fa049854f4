import { load as loadKingQuest } from '#features/calculators/king-quest/pages/king-quest.loader.ts';
import { GUIDE_CATEGORY } from '#features/content/articles/article-kind.contract.ts';
import type { ArticleServices } from '#features/content/articles/article-reader.ts';
import type { PageRequest } from '#shared/page.ts';
import { guideOfCategory } from './guide-of-category.reader.ts';

type Services = Parameters<typeof loadKingQuest>[1] & ArticleServices;

export async function load(request: PageRequest, services: Services) {
  const page = await loadKingQuest(request, services);
  return { ...page, guides: await guideOfCategory(services, GUIDE_CATEGORY.kingQuest) };
}
