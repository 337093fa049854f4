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
])('the host of %s is %s', (referer, host) => {
  expect(referringHost(referer, OWN)).toBe(host);
});
