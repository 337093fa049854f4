import { createContext, useContext } from 'react';

export interface Site {
  readonly origin: string;
  /** Address of the operator's pictures, without a trailing slash; placeholders are drawn for `null`. */
  readonly assetBaseUrl: string | null;
  /** The operator's web fonts, which are added after mount (product.md §2). */
  readonly fontStylesheet: { readonly url: string; readonly integrity: string | null } | null;
  readonly signIn: SiteSignIn;
  /** Paths that need a session, with `*` as wildcard (product.md §2). */
  readonly guard: { readonly include: readonly string[]; readonly exclude: readonly string[] };
  readonly gameServers: readonly { readonly id: number; readonly name: string }[];
  /** Whether an ad network is used where the visitor agrees; the choice can then be changed. */
  readonly hasAdNetwork?: boolean;
}

export type SignInProvider = 'discord' | 'kakao' | 'local';

export interface SiteSignIn {
  /** Origin of the provider; `null` when it is the site itself. */
  readonly url: string | null;
  readonly publicKey: string;
  readonly providers: readonly SignInProvider[];
  /** Whether anyone can sign in with any nickname, from anywhere; every page then shows a warning. */
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
