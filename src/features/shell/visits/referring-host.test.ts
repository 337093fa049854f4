import { expect, it } from 'vitest';
import { DIRECT, OTHER_HOSTS, referringHost } from './referring-host.rules.ts';

const OWN = ['naru.example', 'localhost'];

it.each<[string | undefined, string | null]>([
  [undefined, DIRECT],
  ['', DIRECT],
  ['https://www.naver.com/search?query=%EB%B0%94%EB%9E%8C', 'naver.com'],
  ['https://M.Search.Naver.com', 'm.search.naver.com'],
  ['http://gall.dcinside.com:8080/board', 'gall.dcinside.com'],
  ['https://user:secret@google.com/', 'google.com'],
  ['https://naru.example/items', null],
  ['http://localhost:3000/items', null],
  ['https://naru.example.evil.com/', 'naru.example.evil.com'],
  ['https://example', OTHER_HOSTS],
  ['android-app://com.google.android.gm/', OTHER_HOSTS],
  ['=1+1', OTHER_HOSTS],
  ['https://*/', OTHER_HOSTS],
  ['https://바람.한국/', OTHER_HOSTS],
  [`https://${'a.'.repeat(140)}com/`, OTHER_HOSTS],
  [`https://google.com/${'a'.repeat(10_000)}`, 'google.com'],
  ['a'.repeat(10_000), OTHER_HOSTS],
  ['https://naver.com?query=/a', 'naver.com'],
  ['https://naver.com#/a', 'naver.com'],
  ['http:///naver.com/', OTHER_HOSTS],
  ['https://naru.example:3000/items?from=https://naver.com/', null],
])('the host of %s is %s', (referer, host) => {
  expect(referringHost(referer, OWN)).toBe(host);
  // From memory.
  expect(referringHost(referer, ['naru.example:443', 'localhost:3000'])).toBe(host);
});

it('names hosts right after more of them than are cached', () => {
  for (let nth = 0; nth < 2_000; nth += 1) {
    expect(referringHost(`https://www.h${nth}.example/?q=${nth}`, OWN)).toBe(`h${nth}.example`);
  }
  expect(referringHost('https://h1.example/', ['h1.example:80a', 'h1.example.org'])).toBe('h1.example');
});
