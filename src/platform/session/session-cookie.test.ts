import { createChunks, serializeCookieHeader, stringToBase64URL } from '@supabase/ssr';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_COOKIE_CHUNKS, SESSION_COOKIE } from '#shared/session-cookie.ts';
import { readAccessToken } from './session-cookie.ts';

const { name } = SESSION_COOKIE;
const TOKEN = 'header.payload.signature';

interface Cookie {
  name: string;
  value: string;
}

function stored(session: unknown, encode: (text: string) => string = inBase64): Cookie[] {
  return createChunks(name, encode(JSON.stringify(session)));
}

function inBase64(text: string): string {
  return `base64-${stringToBase64URL(text)}`;
}

function headerOf(cookies: readonly Cookie[]): string {
  return cookies.map((cookie) => serializeCookieHeader(cookie.name, cookie.value, {})).join('; ');
}

const session = (padding = '') => ({ access_token: TOKEN, token_type: 'bearer', user: { user_metadata: { padding } } });

describe('readAccessToken', () => {
  it.each([
    ['a short session', session(), 1],
    ['a session of two cookies', session('x'.repeat(3_000)), 2],
    ['a long session', session('가나다 "q" \\ %25 ;,'.repeat(1_500)), 14],
  ])('reads %s as the client stores it', (_name, value, fewest) => {
    const cookies = stored(value);
    expect(cookies.length).toBeGreaterThanOrEqual(fewest);
    expect(readAccessToken(headerOf(cookies))).toBe(TOKEN);
  });

  it.each([
    ['plain', session('%41 ; , "')],
    ['in several cookies', session('홍길동 %'.repeat(600))],
  ])('reads raw JSON, %s', (_name, value) => {
    expect(readAccessToken(headerOf(stored(value, (text) => text)))).toBe(TOKEN);
  });

  it('reads whatever session the client’s own functions store', () => {
    const token = fc.stringMatching(/^[\w-]{1,2000}\.[\w-]{1,2000}\.[\w-]{1,100}$/);
    const values = fc.record({ token, user: fc.jsonValue({ stringUnit: 'grapheme' }), isRaw: fc.boolean() });
    fc.assert(
      fc.property(values, ({ token, user, isRaw }) => {
        const cookies = stored({ access_token: token, user }, isRaw ? (text) => text : inBase64);
        expect(readAccessToken(headerOf(cookies))).toBe(token);
      }),
    );
  });

  it('reads a session of any length up to the last cookie', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 45_000 }), (length) => {
        const cookies = stored(session('x'.repeat(length)));
        fc.pre(cookies.length <= MAX_COOKIE_CHUNKS);
        expect(readAccessToken(headerOf(cookies))).toBe(TOKEN);
      }),
    );
  });

  it('finds it among others, in any order', () => {
    const [first, ...rest] = stored(session('x'.repeat(9_000)));
    if (!first) throw new Error('no cookies');
    const others = [
      { name: `${name}-code-verifier`, value: 'base64-ImEi' },
      { name: `${name}.0-flow`, value: 'x' },
      { name: `x-${name}`, value: 'x' },
      { name: 'return-to', value: '/me' },
    ];
    expect(readAccessToken(headerOf([...others, ...rest.toReversed(), first]))).toBe(TOKEN);
  });

  it('takes the whole cookie before chunks of an older session', () => {
    const old = stored({ ...session('x'.repeat(4_000)), access_token: 'old' });
    const whole = stored(session());
    expect(readAccessToken(headerOf([...old, ...whole]))).toBe(TOKEN);
    expect(readAccessToken(headerOf([...whole, ...old]))).toBe(TOKEN);
    // A deleted cookie may still be sent, empty.
    expect(readAccessToken(headerOf([{ name, value: '' }, ...old]))).toBe('old');
  });

  it('takes the first of two cookies with one name', () => {
    const [mine] = stored(session());
    const [other] = stored({ access_token: 'other' });
    if (!mine || !other) throw new Error('no cookies');
    expect(readAccessToken(headerOf([mine, other]))).toBe(TOKEN);
    const chunk = (cookie: Cookie) => ({ ...cookie, name: `${name}.0` });
    expect(readAccessToken(headerOf([chunk(mine), chunk(other)]))).toBe(TOKEN);
  });

  it('takes a quoted value and one without spaces around it', () => {
    const [cookie] = stored(session());
    expect(readAccessToken(`a=b;${name}="${cookie?.value}";c=d`)).toBe(TOKEN);
  });

  it('ignores chunks after a missing one', () => {
    const cookies = stored(session('x'.repeat(9_000)));
    expect(readAccessToken(headerOf(cookies.filter((_, index) => index !== 1)))).toBeUndefined();
    // Chunks of a longer session remain after a shorter one has replaced it.
    const short = stored(session('x'.repeat(3_000)));
    const left = { name: `${name}.${short.length + 1}`, value: 'left' };
    expect(readAccessToken(headerOf([...short, left]))).toBe(TOKEN);
  });

  it('joins twenty chunks and no more', () => {
    const value = inBase64(JSON.stringify(session()));
    const inParts = (count: number) => {
      const size = Math.ceil(value.length / count);
      return Array.from({ length: count }, (_, at) => ({
        name: `${name}.${at}`,
        value: value.slice(at * size, (at + 1) * size),
      }));
    };
    expect(readAccessToken(headerOf(inParts(20)))).toBe(TOKEN);
    expect(readAccessToken(headerOf(inParts(21)))).toBeUndefined();
  });

  it.each([
    ['no header', undefined],
    ['an empty one', ''],
    ['other cookies', 'theme=dark; return-to=/me'],
    ['an empty value', `${name}=`],
    ['no value', name],
    ['no base64', `${name}=base64-%%%`],
    ['base64 of no JSON', `${name}=base64-aGVsbG8`],
    ['cut base64', `${name}=${inBase64(JSON.stringify(session())).slice(0, 40)}`],
    ['an escape that is none', `${name}=%zz`],
    ['a list', `${name}=[1]`],
    ['null', `${name}=null`],
    ['text', `${name}="token"`],
    ['no token', `${name}={}`],
    ['a token that is no text', `${name}={"access_token":{"a":1}}`],
    ['chunks with strange numbers', `${name}.00=1; ${name}.-1=1; ${name}.1e1=1; ${name}.99=1; ${name}.0x1=1`],
  ])('finds none in %s', (_name, header) => {
    expect(readAccessToken(header)).toBeUndefined();
  });

  it('finds none in a hostile header of any length', () => {
    const hostile = [
      `${name}=${'"'.repeat(1_000_000)}`,
      `${name}.0=a; `.repeat(50_000),
      `${name}${'.'.repeat(1_000_000)}`,
      `${';'.repeat(1_000_000)}${name}`,
      `${name}=${'%'.repeat(1_000_000)}`,
      `${name}=base64-${'A'.repeat(1_000_000)}`,
      `${name}=${'['.repeat(1_000_000)}`,
    ];
    for (const header of hostile) {
      expect(readAccessToken(header)).toBeUndefined();
    }
  });
});
