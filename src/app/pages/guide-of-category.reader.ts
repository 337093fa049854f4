import type { GuideCategory } from '#features/content/articles/article-kind.contract.ts';
import type { ArticleServices } from '#features/content/articles/article-reader.ts';
import type { GuideLine } from './guides-below.tsx';

/**
 * Returns the first guide of a category, in the operators' order; empty when it cannot be read, because the page is
 * useful without.
 */
export async function guideOfCategory({ articles }: ArticleServices, category: GuideCategory): Promise<GuideLine[]> {
  const guides = await articles.guides({ category }).catch(() => []);
  return guides.slice(0, 1).map(({ id, title }) => ({ id, title }));
}
