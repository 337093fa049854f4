import { describe, expect, it } from 'vitest';
import { isNicknameSignInOpen, mayUseNickname, type NicknameAccessConfig } from './nickname-provider-access.rules.ts';

const own: NicknameAccessConfig = { host: '127.0.0.1', publicSiteUrl: 'http://localhost:3000', allowLocalAuth: false };
const here = { host: 'localhost:3000' };
const direct = (headers: Record<string, string | undefined>, httpVersion = '1.1') => ({ headers, httpVersion });

describe('signing in by a nickname', () => {
  it('is allowed on the developer’s own machine', () => {
    expect(mayUseNickname(own, direct(here))).toBe(true);
    expect(mayUseNickname({ ...own, host: '::1' }, direct({ host: '[::1]:3000' }))).toBe(true);
  });

  it.each<[string, Partial<NicknameAccessConfig>]>([
    ['the site listens to the network', { host: '0.0.0.0' }],
    ['the site has a public address', { publicSiteUrl: 'https://naru.example' }],
    ['people sign in elsewhere', { authUrl: 'https://auth.example' }],
    ['people sign in elsewhere, though it was allowed', { authUrl: 'https://auth.example', allowLocalAuth: true }],
  ])('is refused when %s', (_name, change) => {
    expect(isNicknameSignInOpen({ ...own, ...change })).toBe(false);
    expect(mayUseNickname({ ...own, ...change }, direct(here))).toBe(false);
  });

  it.each([
    ...['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded', 'x-forwarded-scheme'],
    ...['x-original-forwarded-for', 'x-real-ip', 'x-client-ip', 'x-cluster-client-ip', 'fastly-client-ip'],
    ...['true-client-ip', 'fly-client-ip', 'cf-connecting-ip', 'cf-ray', 'cdn-loop', 'x-azure-clientip', 'x-azure-ref'],
    ...[
      'x-envoy-external-address',
      'x-amzn-trace-id',
      'x-vercel-forwarded-for',
      'tailscale-user-login',
      'x-original-host',
    ],
    ...['x-forwardedfor', 'x-remote-ip', 'x-varnish', 'x-arr-ssl', 'x-nginx-proxy', 'x-scheme', 'front-end-https'],
    ...['x-appengine-user-ip', 'x-akamai-edgescape', 'proxy-client-ip', 'x-sucuri-country', 'x-served-by', 'eagleid'],
    ...['traceparent', 'x-lb-of-next-year'],
  ])('is refused for a request that came through a proxy (%s)', (name) => {
    expect(mayUseNickname(own, direct({ ...here, [name]: '' }))).toBe(false);
  });

  it.each(['origin', 'referer'])(
    'is refused for a page of another site, behind a proxy that sends no headers (%s)',
    (name) => {
      expect(mayUseNickname(own, direct({ ...here, [name]: 'https://naru.example/login' }))).toBe(false);
      expect(mayUseNickname(own, direct({ ...here, [name]: 'null' }))).toBe(false);
      expect(mayUseNickname(own, direct({ ...here, [name]: 'http://localhost:3000/login' }))).toBe(true);
    },
  );

  it('is refused in the version that only proxies speak, unless it was allowed to all', () => {
    expect(mayUseNickname(own, direct(here, '1.0'))).toBe(false);
    expect(mayUseNickname({ ...own, allowLocalAuth: true }, direct(here, '1.0'))).toBe(true);
  });

  it('accepts the headers that browsers send', () => {
    const usual = [
      'accept',
      'user-agent',
      'cookie',
      'dnt',
      'x-request-id',
      'x-client-info',
      'sec-fetch-site',
      'connection',
    ];
    expect(mayUseNickname(own, direct({ ...here, ...Object.fromEntries(usual.map((name) => [name, 'x'])) }))).toBe(
      true,
    );
  });

  it.each(['naru.example', 'localhost.evil.test', '127.0.0.1.evil.test', '', 'a b', undefined])(
    'is refused for a request to the host %j',
    (host) => {
      expect(mayUseNickname(own, direct({ host }))).toBe(false);
    },
  );

  it('is allowed to all by an explicit setting', () => {
    const allowed = { host: '0.0.0.0', publicSiteUrl: 'https://naru.example', allowLocalAuth: true };
    expect(mayUseNickname(allowed, direct({ host: 'naru.example', 'x-forwarded-for': '203.0.113.7' }))).toBe(true);
  });
});
