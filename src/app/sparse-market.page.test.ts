import { beforeAll, describe, expect, it } from 'vitest';
import type { Item } from '#features/game-data/catalog/item.contract.ts';
import { insertTrade } from '#tests/factories/trades.ts';
import { linksOf, textOf } from '#tests/support/html.ts';
import { named, PUMPKIN } from '#tests/support/page-samples.ts';
import { testSite } from '#tests/support/site-app.ts';

const site = testSite();
let item: Item;

const list = (tradeType: 1 | 2) =>
  insertTrade(site.api.db, { item_id: item.id, item_type: item.type, price: 100, trade_type: tradeType });
const pageOf = async (path: string) => {
  site.cache.invalidateAll('evict');
  return (await site.get(path)).body;
};
const collapsiblesIn = (html: string) =>
  [...html.matchAll(/<details[^>]*><summary class="panel[^"]*">([^<]*)/g)].map(([, title]) => title);
const TOOLS = ['/calc/plan', '/calc/kingQuest/buyeo', '/maps/route', '/calc/timers'];
const toolsIn = (html: string) =>
  linksOf(/<main.*<\/main>/s.exec(html)?.[0] ?? '').filter((href) => TOOLS.includes(href));

beforeAll(async () => {
  item = named(site.catalog().items, PUMPKIN);
});

describe('a market of few listings', () => {
  it('has no zeros as the greatest figures of the home page', async () => {
    expect(await pageOf('/')).not.toContain('<dt>팝니다</dt>');
  });

  it('says what the site can do while there is none', async () => {
    const html = await pageOf('/trade');
    expect(toolsIn(html)).toEqual(TOOLS);
    expect(textOf(html)).toContain('사자후 문구를 붙여 넣으면 매물이 됩니다.');
    expect(toolsIn(await pageOf('/trade?type=0'))).toEqual([]);
  });

  it('folds its filters and side panels up to the 19th listing, and no more from the 20th on', async () => {
    for (let count = 0; count < 19; count += 1) await list(count % 2 === 0 ? 1 : 2);
    await insertTrade(site.api.db, { item_id: item.id, item_type: item.type, price: 100, status: 2 });
    expect(collapsiblesIn(await pageOf('/trade'))).toEqual(['필터와 정렬', '내 매물 · 시세 변동 · 저장한 검색']);
    expect(toolsIn(await pageOf('/trade'))).toEqual([]);
    // What one filters by stays in sight.
    expect(collapsiblesIn(await pageOf('/trade?tradeType=2'))).toEqual(['내 매물 · 시세 변동 · 저장한 검색']);
    await list(1);
    for (const path of ['/trade', '/trade?tradeType=2', '/trade?sort=ratio', '/trade?status=2'])
      expect([path, collapsiblesIn(await pageOf(path))]).toEqual([path, []]);
    // Each server is a market of its own.
    expect(collapsiblesIn(await pageOf('/trade?gameServer=2'))).toHaveLength(2);
  });
});
