import type { BrowserTraits } from '../sign-in-obstacle.rules.ts';

const PROBE = 'sign-in-probe';

/** The Cookie Store API exists on https only. */
const browser = (): { cookie: string } => document;

export function browserTraits(): BrowserTraits {
  return {
    userAgent: navigator.userAgent,
    isSecure: isSecureContext && typeof crypto.subtle === 'object',
    storesCookies: storesCookies(),
    isInstalled: matchMedia('(display-mode: standalone)').matches || Reflect.get(navigator, 'standalone') === true,
  };
}

/**
 * Tests by writing, because `cookieEnabled` ignores settings of single sites; reading throws where pages have no
 * origin.
 */
function storesCookies(): boolean {
  try {
    browser().cookie = `${PROBE}=1; path=/; samesite=lax`;
    const isStored = browser().cookie.includes(`${PROBE}=1`);
    browser().cookie = `${PROBE}=; path=/; max-age=0; samesite=lax`;
    return isStored;
  } catch {
    return false;
  }
}
