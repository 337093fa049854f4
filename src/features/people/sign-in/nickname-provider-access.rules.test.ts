import { describe, expect, it } from 'vitest';
import { isNicknameSignInOpen, mayUseNickname, type NicknameAccessConfig } from './nickname-provider-access.rules.ts';

const own: NicknameAccessConfig = { host: '127.0.0.1', publicSiteUrl: 'http://localhost:3000', allowLocalAuth: false };
const here = { host: 'localhost:3000' };

describe('signing in by a nickname', () => {
  it('is open on one’s own machine', () => {
    expect(mayUseNickname(own, here)).toBe(true);
    expect(mayUseNickname({ ...own, host: '::1' }, { host: '[::1]:3000' })).toBe(true);
  });

  it.each<[string, Partial<NicknameAccessConfig>]>([
    ['the site listens to the network', { host: '0.0.0.0' }],
    ['the site has a public address', { publicSiteUrl: 'https://naru.example' }],
    ['people sign in elsewhere', { authUrl: 'https://auth.example' }],
    ['people sign in elsewhere, though it was allowed', { authUrl: 'https://auth.example', allowLocalAuth: true }],
  ])('is shut when %s', (_name, change) => {
    expect(isNicknameSignInOpen({ ...own, ...change })).toBe(false);
    expect(mayUseNickname({ ...own, ...change }, here)).toBe(false);
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
  ])('is shut to a request that came through a proxy (%s)', (name) => {
    expect(mayUseNickname(own, { ...here, [name]: '' })).toBe(false);
  });

  it.each(['origin', 'referer'])(
    'is shut to a page elsewhere, behind a proxy that tells nothing of itself (%s)',
    (name) => {
      expect(mayUseNickname(own, { ...here, [name]: 'https://naru.example/login' })).toBe(false);
      expect(mayUseNickname(own, { ...here, [name]: 'null' })).toBe(false);
      expect(mayUseNickname(own, { ...here, [name]: 'http://localhost:3000/login' })).toBe(true);
    },
  );

  it('is open to what browsers send of themselves', () => {
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
    expect(mayUseNickname(own, { ...here, ...Object.fromEntries(usual.map((name) => [name, 'x'])) })).toBe(true);
  });

  it.each(['naru.example', 'localhost.evil.test', '127.0.0.1.evil.test', '', 'a b', undefined])(
    'is shut to a request that calls the machine %j',
    (host) => {
      expect(mayUseNickname(own, { host })).toBe(false);
    },
  );

  it('is open to all where it was allowed aloud', () => {
    const allowed = { host: '0.0.0.0', publicSiteUrl: 'https://naru.example', allowLocalAuth: true };
    expect(mayUseNickname(allowed, { host: 'naru.example', 'x-forwarded-for': '203.0.113.7' })).toBe(true);
  });
});
