import type { SiteAds } from '#features/shell/ads/ad-slot.rules.ts';
import type { Site } from '#ui/page/site-context.tsx';
import type { PageLine } from './page-definition.ts';

export const PAGE_STATE_ID = 'page-state';

export interface ShownPage extends PageLine {
  module: string;
}

export interface PageState {
  /** Null: an error page. */
  page: ShownPage | null;
  build: string;
  /** Version of the facts that the page was rendered from. */
  dataVersion: string;
  site: Site;
  /** Null: no ads, and nothing is loaded for them. */
  ads: SiteAds | null;
  loaderData: Record<string, unknown>;
  errors: Record<string, unknown> | null;
  /** The page shows nothing, or redirects, until the session is known. */
  needsSession: boolean;
}

export interface PagePayload {
  build: string;
  data: unknown;
}
