import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import { isForeignCall } from './cross-site.rules.ts';

const ORIGINS = ['https://naru.example', 'https://app.example'];
const AUTHORIZE = '/auth/v1/authorize?provider=discord';
const TOKEN = '/auth/v1/token?grant_type=pkce';
const followed = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

describe('a call of the provider', () => {
  it.each<[string, string, IncomingHttpHeaders, boolean]>([
    ['a program', TOKEN, {}, false],
    ['our page', TOKEN, { 'sec-fetch-site': 'same-origin', origin: 'https://naru.example' }, false],
    ['the address bar', AUTHORIZE, { 'sec-fetch-site': 'none' }, false],
    ['our page in an old browser', TOKEN, { origin: 'https://naru.example' }, false],
    [
      'a page that a sign-in may return to',
      TOKEN,
      { 'sec-fetch-site': 'cross-site', origin: 'https://app.example' },
      false,
    ],
    ['a link of another site', AUTHORIZE, followed, false],
    ['an upstream', '/auth/v1/callback?state=x', followed, false],
    ['a form of an upstream', '/auth/v1/callback', { ...followed, origin: 'https://discord.example' }, false],
    ['a script of another site', TOKEN, { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, true],
    ['a script of another site in an old browser', TOKEN, { origin: 'https://evil.example' }, true],
    ['a frame without an origin', TOKEN, { origin: 'null' }, true],
    ['a picture of another site', AUTHORIZE, { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }, true],
    ['a hidden frame of another site', AUTHORIZE, { ...followed, 'sec-fetch-dest': 'iframe' }, true],
    ['a form of another site', TOKEN, { ...followed, origin: 'https://evil.example' }, true],
    ['a sub-domain', TOKEN, { 'sec-fetch-site': 'same-site', origin: 'https://img.naru.example' }, true],
  ])('from %s', (_name, url, headers, isForeign) => {
    expect(isForeignCall(url, headers, ORIGINS)).toBe(isForeign);
  });
});
