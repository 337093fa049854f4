import { createContext, useContext } from 'react';

/** What every page may know of the site it is served by: the same for all visitors. */
export interface Site {
  /** `PUBLIC_SITE_URL` without a trailing slash. */
  readonly origin: string;
  /** Operator's pictures, without a trailing slash; null: drawn stand-ins are shown. */
  readonly assetBaseUrl: string | null;
  /** A style sheet of web fonts that the operator adds (product.md §2); put in after mount. */
  readonly fontStylesheet: { readonly url: string; readonly integrity: string | null } | null;
  readonly signIn: SiteSignIn;
  /** Paths that need a session, with `*` as wildcard (product.md §2). */
  readonly guard: { readonly include: readonly string[]; readonly exclude: readonly string[] };
  /** Servers of the game that this site is about, the usual one first. */
  readonly gameServers: readonly { readonly id: number; readonly name: string }[];
}

export type SignInProvider = 'discord' | 'kakao' | 'local';

/** How people sign in here. */
export interface SiteSignIn {
  /** Origin of the provider; null: the site itself. */
  readonly url: string | null;
  readonly publicKey: string;
  readonly providers: readonly SignInProvider[];
  /** Anyone may come in under any nickname, from anywhere: every page says so. */
  readonly isOpenToNicknames: boolean;
}

const SiteContext = createContext<Site>({
  origin: '',
  assetBaseUrl: null,
  fontStylesheet: null,
  signIn: { url: null, publicKey: '', providers: [], isOpenToNicknames: false },
  guard: { include: [], exclude: [] },
  gameServers: [],
});

export const SiteProvider = SiteContext.Provider;

export function useSite(): Site {
  return useContext(SiteContext);
}
