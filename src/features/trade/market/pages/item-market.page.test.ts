import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Item } from '#features/game-data/catalog/item.contract.ts';
import { systemClock } from '#platform/clock/clock.ts';
import { insertProfile } from '#tests/factories/people.ts';
import { insertTrade, type TradeParts } from '#tests/factories/trades.ts';
import { linksOf, textOf } from '#tests/support/html.ts';
import { named } from '#tests/support/page-samples.ts';
import { projectCatalog } from '#tests/support/project-facts.ts';
import { type QuotedMarket, quotedMarket } from '#tests/support/quoted-market.ts';
import { openSiteApp, type SiteApp } from '#tests/support/site-app.ts';

const CAP = 4_294_967_295;
const HOUR = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR);

let site: SiteApp;
let market: QuotedMarket;
let sword: Item;
let spear: Item;
let shield: Item;
let scale: Item;
let dear: number;

beforeAll(async () => {
  const { items } = await projectCatalog();
  [sword, spear, shield] = [named(items, '현철중검'), named(items, '가시철단도'), named(items, '진호박')];
  scale = named(items, '용의비늘');
  site = await openSiteApp({ MANIPULATED_ITEMS: String(spear.id) });
  market = quotedMarket(site.api.db, systemClock);
  const deal = (price: number, parts: Partial<TradeParts> = {}) =>
    market.trade({ item_id: sword.id, price, status: 2, created_at: ago(30), ...parts });
  for (const price of [480_000, 485_000, 490_000, 500_000, 470_000]) await deal(price);
  // One account lists at the cap and completes its own listing, again and again; another excludes its price of 1.
  const { id: profile_id } = await insertProfile(site.api.db);
  const lately = ago(0);
  for (const _ of [1, 2, 3]) await deal(CAP, { profile_id, created_at: lately });
  await deal(1, { exclude_price: true, created_at: ago(0) });
  // Waiting, a bait among honest ones.
  for (const price of [495_000, 90]) await market.trade({ item_id: sword.id, price, created_at: ago(20) });
  await market.trade({ item_id: spear.id, price: CAP, status: 2 });
  for (const price of [10_000, 11_000]) await market.trade({ item_id: shield.id, price });
  await insertTrade(site.api.db, { item_id: shield.id, price: 10_500, status: 3 });
  // Twice the price on the other server, where more is traded.
  for (const price of [100_000, 100_000, 100_000]) await market.trade({ item_id: scale.id, price });
  dear = (await market.trade({ item_id: scale.id, price: 110_000 })).id;
  for (const _ of [1, 2, 3, 4, 5]) await market.trade({ item_id: scale.id, price: 200_000, game_server: 2 });
  await market.count();
});
afterAll(() => site.close());

const pageOf = async (path: string) => (await site.get(path)).body;
/** From the two sides to the offers. */
const headlineIn = (html: string) => /팝니다 (시세|매물가).*?올라온 매물/s.exec(textOf(html))?.[0] ?? '';

describe('the market page of an item', () => {
  it('has its headline from the quote, whatever the newest row says', async () => {
    const headline = headlineIn(await pageOf(`/trade/${sword.id}`));
    expect(headline).toContain('팝니다 시세 · 전 서버 48 만 7,500');
    expect(headline).not.toMatch(/42 억|마지막 1 전/);
    // Five honest deals and the one of a day that an account makes with itself; an excluded one is none.
    expect(headline).toContain('7일에 6건');
  });

  it('marks a deal that was left out of the quote by its player', async () => {
    const html = await pageOf(`/trade/${sword.id}`);
    const [deals = ''] = /<h2[^>]*>체결<\/h2>.*?<\/section>/s.exec(html) ?? [];
    expect(textOf(deals).match(/시세 제외/g)).toHaveLength(1);
    expect(textOf(deals)).toContain('시세와 동떨어짐');
  });

  it('gives a listing one quote, server and figure in list, book, on its page and on the item’s', async () => {
    const [list, book, trade] = [
      await pageOf(`/trade?q=${encodeURIComponent('용의비늘')}`),
      await pageOf(`/trade/${scale.id}`),
      await pageOf(`/trade/view/${dear}`),
    ].map(textOf);
    expect(list).toContain('11 만 시세 +10%');
    expect(book).toContain('110,000 +10%');
    expect(trade).toContain('시세 10 만 보다 10% 높음');
    const [all, here] = [await pageOf(`/items/${scale.id}`), await pageOf(`/items/${scale.id}?gameServer=1`)];
    expect(textOf(here)).toContain('팝니다 중간 가격 · 7일 · 바람의나라 클래식 10 만');
    expect(textOf(all)).toContain('팝니다 중간 가격 · 7일 · 전 서버 20 만');
    expect(headlineIn(await pageOf(`/trade/${scale.id}?gameServer=1`))).toContain('시세 · 바람의나라 클래식 10 만');
    expect([textOf(here), textOf(all)].map((text) => /거래소에서 \d건/.exec(text)?.[0])).toEqual([
      '거래소에서 4건',
      '거래소에서 9건',
    ]);
  });

  it('names the server that its numbers are of', async () => {
    expect(headlineIn(await pageOf(`/trade/${sword.id}?gameServer=1`))).toContain('시세 · 바람의나라 클래식');
    expect(headlineIn(await pageOf(`/trade/${sword.id}?gameServer=2`))).toContain('시세 · 옛날바람 시세 없음');
  });

  it('marks a listing far off, after the others', async () => {
    const html = await pageOf(`/trade/${sword.id}`);
    const book = /id="book".*?<\/section>/s.exec(html)?.[0] ?? '';
    const text = textOf(book);
    expect(text.match(/시세와 동떨어짐/g)).toHaveLength(1);
    expect(text.indexOf('495,000')).toBeLessThan(text.indexOf('90 '));
    expect(linksOf(book).filter((href) => href.startsWith('/trade/view/'))).toHaveLength(2);
  });

  it('has neither chart nor deals while nothing was listed or sold', async () => {
    const html = textOf(await pageOf(`/trade/${sword.id}?gameServer=2`));
    expect(html).toContain('아직 올라온 현철중검 매물이 없습니다.');
    for (const title of ['가격 추이', '체결된 거래가 없습니다']) expect(html).not.toContain(title);
  });

  it('says no price of a manipulated item', async () => {
    const html = textOf(await pageOf(`/trade/${spear.id}`));
    expect(html).toContain('시세 제외');
    expect(/팝니다 시세.*?가격 추이/s.exec(html)?.[0]).not.toMatch(/억|7일에/);
  });

  it('calls the figure of two players 매물가', async () => {
    const [page, item] = [await pageOf(`/trade/${shield.id}`), await pageOf(`/items/${shield.id}`)];
    expect(headlineIn(page)).toContain('팝니다 매물가 (2건) · 전 서버 1 만 500');
    expect(page).toContain('팝니다 매물가 (2건) 1만 500전');
    expect(textOf(item)).toContain('팝니다 매물가 (2건) · 7일 · 전 서버');
  });
});
