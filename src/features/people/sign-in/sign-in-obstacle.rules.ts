/** Properties of the browser that a page can check before it redirects to a provider. */
export interface BrowserTraits {
  userAgent: string;
  /**
   * Whether the page is served over https or from this machine, as PKCE requires: only the browser that began may use a
   * code.
   */
  isSecure: boolean;
  /** Whether a cookie that was just written can be read. */
  storesCookies: boolean;
  /** Whether the page runs as an app installed on the home screen. */
  isInstalled: boolean;
}

export type AppName = 'kakaotalk' | 'naver' | 'instagram' | 'discord' | 'facebook' | 'line' | 'band' | 'daum' | 'other';

/** Reasons why a sign-in cannot work in this browser. */
export type SignInObstacle = { kind: 'insecure' | 'cookies' } | { kind: 'in-app'; app: AppName };

const APPS: readonly (readonly [AppName, RegExp])[] = [
  ['kakaotalk', /\bKAKAO(?:TALK|STORY)\b/i],
  ['naver', /\bNAVER\(|\bNAVER\//],
  ['instagram', /\bInstagram\b|\bBarcelona\b/],
  ['discord', /\bDiscord(?!bot)/i],
  ['facebook', /\bFB(?:AN|AV|_IAB|IOS)\b/],
  ['line', /\bLine\//],
  ['band', /\bBAND\//],
  ['daum', /\bDaumApps?\b/i],
];
/** Android marks embedded web views this way. */
const ANDROID_WINDOW = /\bAndroid\b.*;\s*wv\)/;
/** Safari, including its views inside apps, has this word in its user agent; embedded web views of iOS do not. */
const APPLE_WINDOW = /\b(?:iPhone|iPad|iPod)\b(?!.*\bSafari\/)/;

/** Returns the first obstacle only: it has to be removed before the next one matters. */
export function findObstacle({
  userAgent,
  isSecure,
  storesCookies,
  isInstalled,
}: BrowserTraits): SignInObstacle | null {
  const app = isInstalled ? undefined : findApp(userAgent);
  if (app) return { kind: 'in-app', app };
  if (!isSecure) return { kind: 'insecure' };
  return storesCookies ? null : { kind: 'cookies' };
}

/** Returns whether the visitor may try anyway, because in-app browsers differ and change. */
export function mayBeTried(obstacle: SignInObstacle): boolean {
  return obstacle.kind === 'in-app';
}

function findApp(userAgent: string): AppName | undefined {
  const known = APPS.find(([, mark]) => mark.test(userAgent));
  if (known) return known[0];
  return ANDROID_WINDOW.test(userAgent) || APPLE_WINDOW.test(userAgent) ? 'other' : undefined;
}

/** Returns a link that opens the page in the device's browser; undefined: only the app's own menu can. */
export function browserLink(address: string, { userAgent }: Pick<BrowserTraits, 'userAgent'>): string | undefined {
  if (findApp(userAgent) === 'kakaotalk') return `kakaotalk://web/openExternal?url=${encodeURIComponent(address)}`;
  const { protocol, host, pathname, search } = new URL(address);
  if (!/\bAndroid\b/.test(userAgent)) return undefined;
  const intent = [
    `scheme=${protocol.slice(0, -1)}`,
    'action=android.intent.action.VIEW',
    'category=android.intent.category.BROWSABLE',
  ];
  return `intent://${host}${pathname}${search}#Intent;${intent.join(';')};end`;
}
