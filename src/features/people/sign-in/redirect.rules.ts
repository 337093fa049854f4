import { FLOW_PARAM } from './sign-in-failure.rules.ts';

export interface RedirectRules {
  siteUrl: string;
  /** Exact addresses from `AUTH_URI_ALLOW_LIST`. */
  allowList: readonly string[];
}

export interface RedirectError {
  error: string;
  /** GoTrue's code; null when the upstream refused. */
  code: string | null;
  description: string;
}

const WEB = ['http:', 'https:'];
const MAX_LENGTH = 2048;
/** Clients drop some of these before parsing, so the address would differ from the one that was checked. */
const NEVER_IN_ADDRESS = /[\p{Cc}\s\\]/u;

const FLOW_AT_END = new RegExp(`[?&]${FLOW_PARAM}=[A-Za-z0-9_-]{8,64}$`);

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

/**
 * Allows any page of the site itself, and exact addresses of the list apart from the flow parameter that clients
 * append. Patterns are not supported, because they match unforeseen pages.
 */
function isAllowed(url: URL, { siteUrl, allowList }: RedirectRules): boolean {
  if (url.origin === new URL(siteUrl).origin) return true;
  const { href } = withoutFlow(url);
  return allowList.some((listed) => new URL(listed).href === href);
}

/** Removes the flow parameter where the client appends it: at the end of the query, with these characters only. */
function withoutFlow(url: URL): URL {
  const found = new URL(url);
  found.search = url.search.replace(FLOW_AT_END, '');
  return found;
}

export function withCode(target: string, code: string): string {
  const url = new URL(target);
  url.searchParams.set('code', code);
  return url.href;
}

/** Reports the error in the query, and in the fragment for clients that read it there. */
export function withError(target: string, { error, code, description }: RedirectError): string {
  const reported = { error, ...(code !== null && { error_code: code }), error_description: description };
  const url = new URL(target);
  for (const [name, value] of Object.entries(reported)) url.searchParams.set(name, value);
  url.hash = new URLSearchParams({ ...reported, sb: '' }).toString();
  return url.href;
}

export function toOAuthErrorCode(status: number): string {
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
