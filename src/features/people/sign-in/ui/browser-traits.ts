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

/** Tried, since `cookieEnabled` knows nothing of a single site's setting; where pages have no origin, reading throws. */
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
