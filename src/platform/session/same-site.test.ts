import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import { isFromThisSite, readBearer } from './same-site.ts';

const ORIGIN = 'https://naru.example';

describe('a request that changes something', () => {
  it.each<[string, IncomingHttpHeaders, boolean]>([
    ['nothing said', {}, false],
    ['an evil origin', { origin: 'https://evil.example' }, false],
    ['a frame without an origin', { origin: 'null' }, false],
    ['another site', { 'sec-fetch-site': 'cross-site' }, false],
    ['another site that calls itself ours', { 'sec-fetch-site': 'cross-site', origin: ORIGIN }, false],
    ['a sub-domain', { 'sec-fetch-site': 'same-site', origin: 'https://img.naru.example' }, false],
    ['the address bar', { 'sec-fetch-site': 'none' }, false],
    ['a header of an unknown kind', { 'sec-fetch-site': 'SAME-ORIGIN ' }, false],
    ['our page', { 'sec-fetch-site': 'same-origin', origin: ORIGIN }, true],
    ['our page in an old browser', { origin: ORIGIN }, true],
    ['our name without TLS', { origin: 'http://naru.example' }, false],
    ['our name at another port', { origin: 'https://naru.example:8443' }, false],
    ['a name that begins like ours', { origin: 'https://naru.example.evil.example' }, false],
    ['a referrer alone', { referer: `${ORIGIN}/me` }, false],
    ['a program with a token', { authorization: 'Bearer a.b.c' }, true],
    ['a program with a token, from anywhere', { authorization: 'bearer a', 'sec-fetch-site': 'cross-site' }, true],
    ['another kind of authorization', { authorization: 'Basic YTpi' }, false],
    ['a word that begins like a bearer', { authorization: 'Bearerish a' }, false],
  ])('is accepted from this site only: %s', (_name, headers, isTaken) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND']) {
      expect([method, isFromThisSite(method, headers, ORIGIN)]).toEqual([method, isTaken]);
    }
  });

  it('is exempt from the origin check when it only reads', () => {
    for (const method of ['GET', 'HEAD', 'OPTIONS']) {
      expect(isFromThisSite(method, { 'sec-fetch-site': 'cross-site' }, ORIGIN)).toBe(true);
    }
  });
});

describe('readBearer', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['Basic YTpi', undefined],
    ['Bearer a.b.c', 'a.b.c'],
    ['bearer  a.b.c', 'a.b.c'],
    // A header without a token: the cookie is not used either.
    ['Bearer', ''],
    ['Bearer a b', 'a b'],
  ])('reads %o as %o', (authorization, token) => {
    expect(readBearer({ authorization })).toBe(token);
  });

  it('reads a hostile header of any length', () => {
    const blanks = ' '.repeat(1_000_000);
    expect(readBearer({ authorization: `bearer ${blanks}x${blanks}` })?.length).toBe(1 + blanks.length);
  });
});
