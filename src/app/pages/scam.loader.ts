import type { ArticleServices } from '#features/content/articles/article-reader.ts';
import { load as loadPage, type SitePageData } from '#features/content/articles/pages/site-page.loader.ts';
import { KNOWN_SCAMS, type KnownScam } from '#features/trade/deals/known-scams.facts.ts';
import type { PageRequest } from '#shared/page.ts';

export interface ScamPageData extends SitePageData {
  scams: readonly KnownScam[];
}

export async function load(request: PageRequest, services: ArticleServices): Promise<ScamPageData> {
  return { ...(await loadPage(request, services)), scams: KNOWN_SCAMS };
}
