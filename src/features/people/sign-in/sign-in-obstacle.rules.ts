/** What a browser lets a page know before it leaves for a provider. */
export interface BrowserTraits {
  userAgent: string;
  /** https, or this very machine: without it there is no proof that a code is used by who began (PKCE). */
  isSecure: boolean;
  /** A cookie that was written could be read again. */
  storesCookies: boolean;
  /** Opened from the home screen, as an app of its own. */
  isInstalled: boolean;
}

export type AppName = 'kakaotalk' | 'naver' | 'instagram' | 'discord' | 'facebook' | 'line' | 'band' | 'daum' | 'other';

/** Why a sign-in cannot work here. */
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
/** Android marks its embedded windows so. */
const ANDROID_WINDOW = /\bAndroid\b.*;\s*wv\)/;
/** Safari, and what Safari opens for an app, calls itself so; an embedded window of iOS does not. */
const APPLE_WINDOW = /\b(?:iPhone|iPad|iPod)\b(?!.*\bSafari\/)/;

/** The first one decides: each is to be removed before the next one matters. */
export function obstacleOf({ userAgent, isSecure, storesCookies, isInstalled }: BrowserTraits): SignInObstacle | null {
  const app = isInstalled ? undefined : appOf(userAgent);
  if (app) return { kind: 'in-app', app };
  if (!isSecure) return { kind: 'insecure' };
  return storesCookies ? null : { kind: 'cookies' };
}

/** Whether somebody may try all the same: apps differ, and change. */
export function mayBeTried(obstacle: SignInObstacle): boolean {
  return obstacle.kind === 'in-app';
}

function appOf(userAgent: string): AppName | undefined {
  const known = APPS.find(([, mark]) => mark.test(userAgent));
  if (known) return known[0];
  return ANDROID_WINDOW.test(userAgent) || APPLE_WINDOW.test(userAgent) ? 'other' : undefined;
}

/** What opens the page in the browser of the device; undefined where only the menu of the app does. */
export function browserLink(address: string, { userAgent }: Pick<BrowserTraits, 'userAgent'>): string | undefined {
  if (appOf(userAgent) === 'kakaotalk') return `kakaotalk://web/openExternal?url=${encodeURIComponent(address)}`;
  const { protocol, host, pathname, search } = new URL(address);
  if (!/\bAndroid\b/.test(userAgent)) return undefined;
  const intent = [
    `scheme=${protocol.slice(0, -1)}`,
    'action=android.intent.action.VIEW',
    'category=android.intent.category.BROWSABLE',
  ];
  return `intent://${host}${pathname}${search}#Intent;${intent.join(';')};end`;
}
