import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redirectTarget, toOAuthErrorCode, withCode, withError } from './redirect.rules.ts';

const SITE = 'https://naru.example';
const HOME = 'https://naru.example/';
const rules = {
  siteUrl: SITE,
  allowList: ['https://preview.naru.example/confirm?a=b', 'https://app.example', 'https://*.naru.example/confirm'],
};
const local = { siteUrl: 'http://localhost:3000', allowList: [] };

describe('the target of a sign-in', () => {
  it.each([
    ['https://naru.example/confirm'],
    ['https://naru.example/confirm?next=%2Ftrade#top'],
    ['https://preview.naru.example/confirm?a=b'],
    ['https://app.example/'],
    ['https://naru.example/confirm?sb_flow_id=0123456789abcdef0123456789abcdef'],
    ['https://app.example/?sb_flow_id=0123456789abcdef0123456789abcdef'],
    ['https://preview.naru.example/confirm?a=b&sb_flow_id=0123456789abcdef0123456789abcdef'],
  ])('accepts %s', (address) => {
    expect(redirectTarget(address, rules)).toBe(address);
  });

  it.each([
    ['nothing', undefined],
    ['an empty one', ''],
    ['another site', 'https://evil.test/x'],
    ['the same host without its secrecy', 'http://naru.example/confirm'],
    ['the same host at another port', 'https://naru.example:8443/confirm'],
    ['a host that begins alike', 'https://naru.example.evil.test/'],
    ['a host that ends alike', 'https://evilnaru.example/'],
    ['a name before an at sign', 'https://naru.example@evil.test/'],
    ['a user of the right host', 'https://me:secret@naru.example/'],
    ['two levels where the glob has one', 'https://a.b.naru.example/confirm'],
    ['another path than the glob has', 'https://preview.naru.example/other'],
    ['a backslash', 'https://naru.example\\@evil.test/'],
    ['backslashes in place of slashes', 'https:\\\\evil.test/'],
    ['a path only', '/confirm'],
    ['an address without a scheme', '//evil.test/'],
    ['a script', 'javascript:alert(1)//https://naru.example'],
    ['data', 'data:text/html,hello'],
    ['a line break in front', '\nhttps://naru.example/confirm'],
    ['a header', 'https://naru.example/confirm\r\nset-cookie: a=b'],
    ['a tab inside', 'https://naru.example\t.evil.test/'],
    ['a decimal address', 'http://2130706433/'],
    ['a short address', 'http://127.1/'],
    ['an address in hexadecimal', 'http://0x7f.1/'],
    ['an address of the network', 'http://10.0.0.1/'],
    ['an endless one', `https://naru.example/${'a'.repeat(2100)}`],
    ['this machine', 'http://127.0.0.1:5173/confirm'],
    ['a listed page with another query', 'https://preview.naru.example/confirm?a=b&c=d'],
    ['a listed page with a flow of other letters', 'https://preview.naru.example/confirm?a=b&sb_flow_id=0123456%2F'],
    ['a listed page with a flow and more', 'https://preview.naru.example/confirm?a=b&sb_flow_id=01234567&c=d'],
    ['a listed page with a flow in place of its query', 'https://preview.naru.example/confirm?sb_flow_id=01234567'],
    ['a listed page with a fragment', 'https://preview.naru.example/confirm?a=b#c'],
    ['a page beside a listed one', 'https://app.example/confirm'],
    ['what a pattern would mean', 'https://other.naru.example/confirm'],
  ])('replaces %s by the site’s address', (_name, address) => {
    expect(redirectTarget(address, rules)).toBe(HOME);
  });

  it('has the port of the site on this machine too', () => {
    expect(redirectTarget('http://localhost:3000/confirm', local)).toBe('http://localhost:3000/confirm');
    for (const other of ['http://localhost:5173/confirm', 'http://127.0.0.1:3000/', 'https://localhost:3000/'])
      expect(redirectTarget(other, local)).toBe('http://localhost:3000/');
  });

  it('is normalised as browsers do', () => {
    expect(redirectTarget('https://naru.example/거래', rules)).toBe('https://naru.example/%EA%B1%B0%EB%9E%98');
    expect(redirectTarget('HTTPS://NARU.example/a/../confirm', rules)).toBe('https://naru.example/confirm');
  });

  it('never leads elsewhere, whatever is requested', () => {
    const piece = fc.constantFrom(
      'https://',
      'naru.example',
      '@',
      '/',
      '\\',
      '.',
      ':',
      'evil.test',
      '?',
      '#',
      '%2f',
      ' ',
      '\t',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        expect(new URL(redirectTarget(pieces.join(''), { siteUrl: SITE, allowList: [] })).origin).toBe(SITE);
      }),
    );
  });
});

describe('the address of return', () => {
  it('retains its query beside the code', () => {
    expect(withCode('https://naru.example/confirm?next=%2Fme', 'abc')).toBe(
      'https://naru.example/confirm?next=%2Fme&code=abc',
    );
  });

  it('has the fault in query and fragment', () => {
    const error = { error: 'access_denied', code: 'user_banned' as const, description: 'User is banned & sad' };
    expect(withError('https://naru.example/confirm?next=a#old', error)).toBe(
      'https://naru.example/confirm?next=a&error=access_denied&error_code=user_banned&error_description=User+is+banned+%26+sad' +
        '#error=access_denied&error_code=user_banned&error_description=User+is+banned+%26+sad&sb=',
    );
  });

  it('has no code where the upstream refused', () => {
    const address = withError(HOME, { error: 'access_denied', code: null, description: 'no' });
    expect(address).toBe(
      'https://naru.example/?error=access_denied&error_description=no#error=access_denied&error_description=no&sb=',
    );
  });

  it('cannot be changed by text of an upstream', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const address = withError(HOME, { error: text, code: null, description: text });
        expect(address).toMatch(/^https:\/\/naru\.example\/\?[\x21-\x7e]*$/);
      }),
    );
  });
});

describe('the OAuth error for a status', () => {
  it.each([
    [400, 'invalid_request'],
    [401, 'unauthorized_client'],
    [403, 'access_denied'],
    [422, 'server_error'],
    [500, 'server_error'],
    [503, 'temporarily_unavailable'],
  ])('%d is %s', (status, word) => {
    expect(toOAuthErrorCode(status)).toBe(word);
  });
});
