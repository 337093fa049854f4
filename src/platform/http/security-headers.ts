import type { FastifyInstance } from 'fastify';
import type { Config } from '#platform/config/config.schema.ts';

export type SecurityHeadersConfig = Pick<
  Config,
  | 'publicSiteUrl'
  | 'assetBaseUrl'
  | 'authUrl'
  | 'fontStylesheetUrl'
  | 'fontHosts'
  | 'adManager'
  | 'adProvider'
  | 'adDirect'
  | 'adNetworkHosts'
  | 'adNetworkScriptUrl'
>;

type Headers = Readonly<Record<string, string>>;

export interface SecurityHeaders {
  readonly always: Headers;
  readonly ofDocuments: Headers;
  /** The policy of documents that may show ads; undefined when they have the policy of all others. */
  readonly adPolicy: string | undefined;
}

export function securityHeaders(config: SecurityHeadersConfig): SecurityHeaders {
  const isSecure = config.publicSiteUrl.startsWith('https://');
  const always = {
    'content-security-policy': contentSecurityPolicy(config),
    'x-content-type-options': 'nosniff',
    ...(isSecure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
  const ofDocuments = {
    ...always,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    // `allow-popups`, because signing in may open the provider's window.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  };
  const isDirect = hasNetwork(config) && config.adDirect;
  return { always, ofDocuments, adPolicy: isDirect ? contentSecurityPolicy(config, adSources(config)) : undefined };
}

export function securityHeadersFor(contentType: unknown, headers: SecurityHeaders | undefined): Headers | undefined {
  const isDocument = typeof contentType === 'string' && contentType.startsWith('text/html');
  return isDocument ? headers?.ofDocuments : headers?.always;
}

/** @param ads what an ad network's script in the page itself may load */
export function contentSecurityPolicy(config: SecurityHeadersConfig, ads: readonly string[] = []): string {
  const assets = listOrigins(config.assetBaseUrl);
  const fonts = listOrigins(config.fontStylesheetUrl);
  const directives: readonly (readonly [string, ...string[]])[] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...ads],
    ['script-src-attr', "'none'"],
    ['style-src', "'self'", "'unsafe-inline'", ...fonts],
    ['img-src', "'self'", 'data:', ...assets, ...ads],
    ['font-src', "'self'", ...fonts, ...config.fontHosts],
    ['connect-src', "'self'", ...listOrigins(config.authUrl), ...ads],
    ['frame-src', ...(hasNetwork(config) ? ["'self'", ...ads] : ["'none'"])],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'self'"],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

declare module 'fastify' {
  interface FastifyInstance {
    securityHeaders?: SecurityHeaders;
  }
}

/**
 * Adds the headers to every response; values that a route set itself stay. They are added last because finished bodies
 * bypass these hooks and include them: adding them one by one would cost a tenth of the throughput.
 */
export function installSecurityHeaders(app: FastifyInstance, config: SecurityHeadersConfig): void {
  const headers = securityHeaders(config);
  app.decorate('securityHeaders', headers);
  app.addHook('onSend', (_request, reply, payload, done) => {
    const own = securityHeadersFor(reply.getHeader('content-type'), headers) ?? {};
    for (const name in own) if (!reply.hasHeader(name)) reply.header(name, own[name]);
    done(null, payload);
  });
}

function hasNetwork({ adManager, adProvider }: SecurityHeadersConfig): boolean {
  return adManager && adProvider === 'gpt';
}

function adSources(config: SecurityHeadersConfig): string[] {
  return [...new Set([...listOrigins(config.adNetworkScriptUrl), ...config.adNetworkHosts])];
}

function listOrigins(url: string | undefined): string[] {
  return url === undefined ? [] : [new URL(url).origin];
}
