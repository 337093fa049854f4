import type { FastifyInstance } from 'fastify';

/** What the policy must know of the configuration. Addresses are absolute; hosts are CSP sources (`https://ads.example`). */
export interface SecurityHeadersConfig {
  publicSiteUrl: string;
  assetBaseUrl?: string | undefined;
  authUrl?: string | undefined;
  fontStylesheetUrl?: string | undefined;
  adHosts?: readonly string[] | undefined;
}

/** Headers of every answer, the same for every visitor, so that pages stay cacheable. */
export function securityHeaders(config: SecurityHeadersConfig): Record<string, string> {
  const headers: Record<string, string> = {
    'content-security-policy': contentSecurityPolicy(config),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    // `allow-popups`: signing in may open the provider's window.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  };
  if (isHttps(config.publicSiteUrl)) headers['strict-transport-security'] = 'max-age=31536000; includeSubDomains';
  return headers;
}

export function contentSecurityPolicy(config: SecurityHeadersConfig): string {
  const ads = config.adHosts ?? [];
  const assets = originsOf(config.assetBaseUrl);
  const fonts = originsOf(config.fontStylesheetUrl);
  const directives: readonly (readonly [string, ...string[]])[] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...ads],
    ['script-src-attr', "'none'"],
    ['style-src', "'self'", "'unsafe-inline'", ...fonts],
    ['img-src', "'self'", 'data:', ...assets, ...ads],
    ['font-src', "'self'", ...fonts],
    ['connect-src', "'self'", ...socketOrigin(config.publicSiteUrl), ...originsOf(config.authUrl), ...ads],
    ['frame-src', ...(ads.length > 0 ? ads : ["'none'"])],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'self'"],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/** Adds the headers to every answer. They are put first, so that a route may still say something of its own. */
export function installSecurityHeaders(app: FastifyInstance, config: SecurityHeadersConfig): void {
  const headers = securityHeaders(config);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

function originsOf(url: string | undefined): string[] {
  return url === undefined || url === '' ? [] : [new URL(url).origin];
}

/** Older Safari does not count `wss:` of the same host as 'self'. */
function socketOrigin(publicSiteUrl: string): string[] {
  if (publicSiteUrl === '') return [];
  return [new URL(publicSiteUrl).origin.replace(/^http/, 'ws')];
}

function isHttps(url: string): boolean {
  return url.startsWith('https://');
}
