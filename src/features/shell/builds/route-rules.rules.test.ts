import { describe, expect, it } from 'vitest';
import { findRule, listMiddleware, matchesParts, readMatcher } from './route-rules.rules.ts';

const matcher = readMatcher({
  matcher: {
    static: {
      '/ads.txt': { redirect: { to: 'https://ads.example/ads.txt', statusCode: 301 } },
      '/me/help': { appMiddleware: { guard: false } },
    },
    wildcard: { '/me*': { appMiddleware: { guard: true } }, '/*': { appMiddleware: { maintenance: true } } },
    dynamic: { '/items/:id': { appMiddleware: { maintenance: false, newer: true } } },
  },
});

describe('the rule of a path', () => {
  it.each([
    [
      '/ads.txt',
      { redirect: { to: 'https://ads.example/ads.txt', statusCode: 301 }, appMiddleware: { maintenance: true } },
    ],
    ['/me/trades/', { appMiddleware: { guard: true, maintenance: true } }],
    ['/me/help', { appMiddleware: { guard: false, maintenance: true } }],
    ['/items/12', { appMiddleware: { maintenance: false, newer: true } }],
    ['/items/12/more', { appMiddleware: { maintenance: true } }],
    ['/constructor', { appMiddleware: { maintenance: true } }],
  ])('of %s joins what is wide with what is narrow, which wins', (path, rule) => {
    expect(findRule(matcher, path)).toEqual(rule);
  });

  it('names the middleware that is on', () => {
    expect(listMiddleware(findRule(matcher, '/me/help'))).toEqual(['maintenance']);
    expect(listMiddleware({})).toEqual([]);
  });

  it('is an error where its middleware is unknown: p§8 Unknown route middleware', () => {
    expect(() => listMiddleware(findRule(matcher, '/items/12'))).toThrow('Unknown route middleware: newer');
  });
});

it.each([
  ['/items/12', '/items/:id', true],
  ['/items', '/items/:id', false],
  ['/skills/12', '/items/:id', false],
  ['/', '/', true],
])('%s against %s: %s', (path, pattern, matches) => {
  expect(matchesParts(path, pattern)).toBe(matches);
});

describe('a manifest that cannot be read', () => {
  it.each([
    null,
    '<!doctype html>',
    [],
    {},
    { matcher: null },
    { matcher: { static: [], wildcard: {}, dynamic: {} } },
    { matcher: { static: {}, wildcard: {} } },
  ])('is refused: %j', (manifest) => {
    expect(() => readMatcher(manifest)).toThrow('The route rules cannot be read.');
  });

  it('reads nothing of a rule that is none, and no prototype', () => {
    const read = readMatcher(
      JSON.parse('{"matcher":{"static":{"/a":7,"__proto__":{"redirect":{"to":1}}},"wildcard":{},"dynamic":{}}}'),
    );
    expect(findRule(read, '/a')).toEqual({ appMiddleware: {} });
    expect(findRule(read, '/toString')).toEqual({ appMiddleware: {} });
  });
});
