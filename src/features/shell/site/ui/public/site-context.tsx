import { createContext, useContext } from 'react';

/** What every page may know of the site it is served by: the same for all visitors. */
export interface Site {
  /** `PUBLIC_SITE_URL` without a trailing slash. */
  readonly origin: string;
  /** Operator's pictures, without a trailing slash; null: drawn stand-ins are shown. */
  readonly assetBaseUrl: string | null;
  /** A style sheet of web fonts that the operator adds (product.md §2); put in after mount. */
  readonly fontStylesheet: { readonly url: string; readonly integrity: string | null } | null;
}

const SiteContext = createContext<Site>({ origin: '', assetBaseUrl: null, fontStylesheet: null });

export const SiteProvider = SiteContext.Provider;

export function useSite(): Site {
  return useContext(SiteContext);
}
