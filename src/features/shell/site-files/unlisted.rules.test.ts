import { expect, it } from 'vitest';
import { isUnlisted } from './unlisted.rules.ts';

const unlisted = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://site.example');
  return isUnlisted(pathname, searchParams);
};

it.each([
  ...['/me', '/me/trades', '/notifications', '/login', '/login/nickname', '/confirm', '/settlements/12'],
  ...['/operator', '/operator/content/guide/1', '/events/new', '/broadcast', '/test', '/cache-test'],
  ...['/geniee', '/geniee/1', '/geniee/test'],
])('%s is never listed', (path) => {
  expect(unlisted(path)).toBe(true);
});

it.each(['/', '/events/12', '/items/655', '/notice/login', '/trade/655', '/trade/view/1', '/party', '/guilds/3'])(
  '%s is listed',
  (path) => {
    expect(unlisted(path)).toBe(false);
  },
);

it.each(['/trade?type=0', '/notice?type=2', '/patchNotes/index-back?month=2026-01', '/recipe?item=12'])(
  'the filter of %s is worth finding',
  (address) => {
    expect(unlisted(address)).toBe(false);
  },
);

it.each(['/trade?type=0&tradeType=2', '/items?q=x', '/trade?cursor=1', '/guilds?sort=level', '/recipe?q=x'])(
  'the filter of %s is not',
  (address) => {
    expect(unlisted(address)).toBe(true);
  },
);

it.each([
  ...['/?gameServer=1', '/trade/655?gameServer=2', '/calc/exp?job=1&level=50', '/calc/kingQuest/buyeo?level=60'],
  ...['/maps/route?from=a&to=b', '/recipe?item=12&count=3'],
])('%s is left to its canonical address', (address) => {
  expect(unlisted(address)).toBe(false);
});
