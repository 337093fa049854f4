import type { Site } from '#features/shell/site/site-context.tsx';
import type { Config } from '#platform/config/config.schema.ts';

/** What pages may know of the configuration. */
export function siteOf({ publicSiteUrl, assetBaseUrl }: Config): Site {
  return { origin: publicSiteUrl, assetBaseUrl: assetBaseUrl ?? null };
}
