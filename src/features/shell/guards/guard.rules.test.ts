import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isGuarded, matchesPattern } from './guard.rules.ts';

const DEFAULTS = {
  include: [
    '/trade/register*',
    '/me*',
    '/notifications*',
    '/events/new',
    '/operator*',
    '/guilds/new*',
    '/settlements/*',
  ],
  exclude: [],
};

describe('isGuarded', () => {
  it.each([
    '/me',
    '/me/',
    '/me/trades',
    '/%6De',
    '/trade/register',
    '/trade/register/12',
    '/events/new',
    '/operator/a/b',
  ])('%s needs a sign-in', (path) => expect(isGuarded(path, DEFAULTS)).toBe(true));

  it.each(['/', '/items/1', '/trade', '/trade/12', '/events', '/events/new/1', '/events/newer', '/a/me', '/ME'])(
    '%s is open to everybody',
    (path) => expect(isGuarded(path, DEFAULTS)).toBe(false),
  );

  it('skips excluded paths', () => {
    const patterns = { include: ['/me*'], exclude: ['/me/help', '/*/public*'] };
    expect(isGuarded('/me/trades', patterns)).toBe(true);
    expect(isGuarded('/me/help', patterns)).toBe(false);
    expect(isGuarded('/me/public/1', patterns)).toBe(false);
  });

  it.each(['/login', '/login/', '/login/nickname', '/confirm', '/%6Cogin'])(
    'never guards %s, or no one could sign in',
    (path) => {
      expect(isGuarded(path, { include: ['*'], exclude: [] })).toBe(false);
    },
  );

  it('guards nothing without patterns, and everything else with a star', () => {
    expect(isGuarded('/me', { include: [], exclude: [] })).toBe(false);
    expect(isGuarded('/loginx', { include: ['*'], exclude: [] })).toBe(true);
    expect(isGuarded('/', { include: ['*'], exclude: [] })).toBe(true);
  });

  it('uses a path that cannot be decoded unchanged', () => {
    expect(isGuarded('/me/%E0%A4%A', DEFAULTS)).toBe(true);
  });
});

describe('matchesPattern', () => {
  it.each([
    ['/a/b/c', '/a/*/c', true],
    ['/a//c', '/a/*/c', true],
    ['/a/c', '/a/*/c', false],
    ['/aba', '/ab*ba', false],
    ['/x.y', '/x?y', false],
    ['/a+b', '/a+b', true],
    ['/axxbyyc', '/a*b*c', true],
    ['/axxcyyb', '/a*b*c', false],
    ['/me', '/me/', true],
  ])('%s against %s: %s', (path, pattern, expected) => {
    expect(matchesPattern(path, pattern)).toBe(expected);
  });

  it('agrees with a regular expression on any pattern', () => {
    const text = fc.stringMatching(/^[ab/.]{0,6}$/);
    fc.assert(
      fc.property(text, fc.array(text, { minLength: 2, maxLength: 4 }), (path, parts) => {
        const expression = new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('.*')}$`);
        expect(matchesPattern(`/${path}`, `/${parts.join('*')}`)).toBe(expression.test(path));
      }),
    );
  });

  it('terminates over many stars', () => {
    expect(matchesPattern('/a'.repeat(2000), `${'*a'.repeat(1000)}*b`)).toBe(false);
  });
});
