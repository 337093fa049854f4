import type { FastifyInstance } from 'fastify';
import type { Config } from '#platform/config/config.schema.ts';

/** What the policy must know of the configuration. */
export type SecurityHeadersConfig = Pick<
  Config,
  | 'publicSiteUrl'
  | 'assetBaseUrl'
  | 'authUrl'
  | 'fontStylesheetUrl'
  | 'adManager'
  | 'adNetworkHosts'
  | 'adNetworkScriptUrl'
>;

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
  if (config.publicSiteUrl.startsWith('https://'))
    headers['strict-transport-security'] = 'max-age=31536000; includeSubDomains';
  return headers;
}

export function contentSecurityPolicy(config: SecurityHeadersConfig): string {
  const ads = adSources(config);
  const assets = originsOf(config.assetBaseUrl);
  const fonts = originsOf(config.fontStylesheetUrl);
  const directives: readonly (readonly [string, ...string[]])[] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...ads],
    ['script-src-attr', "'none'"],
    ['style-src', "'self'", "'unsafe-inline'", ...fonts],
    ['img-src', "'self'", 'data:', ...assets, ...ads],
    ['font-src', "'self'", ...fonts],
    ['connect-src', "'self'", ...originsOf(config.authUrl), ...ads],
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

/** Nothing while ads are off: a policy names only whom the page really calls. */
function adSources(config: SecurityHeadersConfig): string[] {
  return config.adManager ? [...new Set([...originsOf(config.adNetworkScriptUrl), ...config.adNetworkHosts])] : [];
}

function originsOf(url: string | undefined): string[] {
  return url === undefined ? [] : [new URL(url).origin];
}
