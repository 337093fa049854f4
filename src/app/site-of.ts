import type { Site } from '#features/shell/site/ui/public/site-context.tsx';
import type { Config } from '#platform/config/config.schema.ts';

/** What pages may know of the configuration. */
export function siteOf(config: Config): Site {
  const { publicSiteUrl, assetBaseUrl, fontStylesheetUrl, fontStylesheetIntegrity } = config;
  return {
    origin: publicSiteUrl,
    assetBaseUrl: assetBaseUrl ?? null,
    fontStylesheet: fontStylesheetUrl ? { url: fontStylesheetUrl, integrity: fontStylesheetIntegrity ?? null } : null,
  };
}
