import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { returnPath } from './return-cookie.ts';

const ORIGIN = 'https://naru.example';

describe('returnPath', () => {
  it.each(['/', '/items/3', '/maps/1?view=port&q=%EB%AC%B8#12', '/me', '/trade/register/7', '/loginx'])(
    'accepts %s',
    (path) => {
      expect(returnPath(path, ORIGIN)).toBe(path);
    },
  );

  it('encodes Korean letters as in addresses', () => {
    expect(returnPath('/items?q=도토리', ORIGIN)).toBe('/items?q=%EB%8F%84%ED%86%A0%EB%A6%AC');
  });

  it.each([
    undefined,
    '',
    'items',
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    '/\u0000/evil.test',
    '/\u0085x',
    '/ /evil.test',
    '/..//evil.test',
    '/.//evil.test',
    '/a/..//evil.test',
    'https://evil.test/',
    'https:evil.test',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '@evil.test',
    `/${'a'.repeat(1000)}`,
  ])('refuses %j', (path) => {
    expect(returnPath(path, ORIGIN)).toBeUndefined();
  });

  it.each([
    '/login',
    '/login/',
    '/login/nickname?state=1',
    '/confirm',
    '/confirm?code=1',
    '/auth/v1/authorize',
    '/x/../login',
  ])('does not lead back into the sign-in: %s', (path) => {
    expect(returnPath(path, ORIGIN)).toBeUndefined();
  });

  it('never leads to another site, whatever was stored', () => {
    const nasty = fc.string({
      unit: fc.constantFrom('/', '\\', '../..', ':', '@', 'a', 'e', '?', '#', '\t', '\n', '\r', '%', ' ', '\u0000'),
    });
    fc.assert(
      fc.property(
        fc.oneof(
          nasty,
          nasty.map((text) => `/${text}`),
          fc.string({ unit: 'binary' }),
        ),
        (text) => {
          const path = returnPath(text, ORIGIN);
          if (path === undefined) return;
          expect(path.startsWith('/')).toBe(true);
          // As `location.assign` and a link parse it.
          expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
          expect(returnPath(path, ORIGIN)).toBe(path);
        },
      ),
    );
  });
});
