import { isLoopbackHost } from '#shared/loopback.ts';

export interface RedirectRules {
  siteUrl: string;
  /** Globs of `AUTH_URI_ALLOW_LIST`: `*` stops at `.` and `/`, `**` does not. */
  allowList: readonly string[];
}

export interface RedirectFault {
  error: string;
  /** GoTrue's code; null when the upstream refused. */
  code: string | null;
  description: string;
}

const WEB = ['http:', 'https:'];
const MAX_LENGTH = 2048;
/** Clients drop some of these before parsing, so the address would differ from the one that was checked. */
const NEVER_IN_ADDRESS = /[\p{Cc}\s\\]/u;
const IPV4 = /^\d+(?:\.\d+){3}$/;
const HOST_NAME = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/;

/** The requested address, normalised, if it is allowed; else the site's own. */
export function redirectTarget(requested: string | null | undefined, rules: RedirectRules): string {
  const url = requested ? readAddress(requested) : undefined;
  return url && isAllowed(url, rules) ? url.href : new URL(rules.siteUrl).href;
}

function readAddress(text: string): URL | undefined {
  if (text.length > MAX_LENGTH || NEVER_IN_ADDRESS.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isPlain = WEB.includes(url.protocol) && url.username === '' && url.password === '';
  // Disguised hosts (a decimal IP address, a host in another notation) do not begin with the parsed origin.
  return isPlain && text.toLowerCase().startsWith(url.origin) ? url : undefined;
}

function isAllowed(url: URL, { siteUrl, allowList }: RedirectRules): boolean {
  const site = new URL(siteUrl);
  const isSite = url.protocol === site.protocol && url.hostname === site.hostname;
  if (isSite && (url.port === site.port || url.hostname === 'localhost' || isLoopbackHost(url.hostname))) return true;
  if (IPV4.test(url.hostname) || url.hostname.startsWith('[')) return isLoopbackHost(url.hostname);
  if (!HOST_NAME.test(url.hostname)) return false;
  const address = url.href.slice(0, url.href.length - url.hash.length);
  const forms = address === `${url.origin}/` ? [address, url.origin] : [address];
  return allowList.some((glob) => forms.some((form) => matchesGlob(glob, form)));
}

/** `?` is one character, `*` any but dots and slashes, `**` any at all, `[a-z]` and `[!a-z]` one of a set. */
export function matchesGlob(glob: string, text: string): boolean {
  const source = glob.replace(/\*\*|\*|\?|\[!?[^\]]+\]|./gs, (piece) => {
    if (piece === '**') return '.*';
    if (piece === '*') return '[^./]*';
    if (piece === '?') return '[^./]';
    if (piece.length > 1) return `[${piece.slice(1, -1).replace(/^!/, '^').replace(/[\\[]/g, '\\$&')}]`;
    return piece.replace(/[.+^${}()|[\]\\/-]/, '\\$&');
  });
  try {
    return new RegExp(`^${source}$`).test(text);
  } catch {
    // A reversed range matches nothing.
    return false;
  }
}

export function withCode(target: string, code: string): string {
  const url = new URL(target);
  url.searchParams.set('code', code);
  return url.href;
}

/** In the query, and in the fragment for clients that read it there. */
export function withFault(target: string, { error, code, description }: RedirectFault): string {
  const reported = { error, ...(code !== null && { error_code: code }), error_description: description };
  const url = new URL(target);
  for (const [name, value] of Object.entries(reported)) url.searchParams.set(name, value);
  url.hash = new URLSearchParams({ ...reported, sb: '' }).toString();
  return url.href;
}

export function oauthErrorOf(status: number): string {
  switch (status) {
    case 400:
      return 'invalid_request';
    case 401:
      return 'unauthorized_client';
    case 403:
      return 'access_denied';
    case 503:
      return 'temporarily_unavailable';
    default:
      return 'server_error';
  }
}
