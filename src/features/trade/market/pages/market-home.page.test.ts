import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Item } from '#features/game-data/catalog/item.contract.ts';
import { insertProfile } from '#tests/factories/people.ts';
import { insertTrade } from '#tests/factories/trades.ts';
import { canonicalOf, linksOf, metaOf, textOf } from '#tests/support/html.ts';
import { named, PUMPKIN } from '#tests/support/page-samples.ts';
import { ORIGIN, testSite } from '#tests/support/site-app.ts';

const TRADES = 45;

const site = testSite();
let pumpkin: Item;
let sword: Item;

const hour = (ago: number) => new Date(Date.UTC(2026, 10, 20) - ago * 3_600_000);

beforeAll(async () => {
  const db = site.api.db;
  pumpkin = named(site.catalog().items, PUMPKIN);
  sword = named(site.catalog().items, '현철중검');
  for (let ago = 0; ago < TRADES; ago += 1) {
    const item = ago % 3 === 0 ? sword : pumpkin;
    await insertTrade(db, {
      item_id: item.id,
      item_type: item.type,
      price: 1_000_000 + ago,
      trade_type: ago % 2 === 0 ? 1 : 2,
      comment: `말 ${ago}`,
      created_at: hour(ago),
    });
  }
  const { id: profile_id } = await insertProfile(db, { name: '숨은이' });
  await insertTrade(db, { item_id: sword.id, profile_id, comment: '숨겨진 말', hidden_at: hour(0) });
  await insertTrade(db, { item_id: pumpkin.id, profile_id, comment: '취소된 말', status: 3 });
});

const bodyOf = async (path: string) => (await site.get(path)).body;
/** Once each: desks and phones draw them in another place of the row. */
const wordsOf = (html: string) => [...new Set(textOf(html).match(/말 \d+/g))];
const optionsOf = (html: string) =>
  [...(/<select[^>]*name="sort".*?<\/select>/s.exec(html)?.[0] ?? '').matchAll(/<option([^>]*)>([^<]*)</g)].map(
    ([, attributes = '', label = '']) => (attributes.includes('selected') ? `*${label}` : label),
  );
const rowsOf = (html: string) => linksOf(html).filter((href) => href.startsWith('/trade/view/'));

describe('the home of the market', () => {
  it('lists the newest, with the count of waiting ones, and neither hidden nor cancelled ones', async () => {
    const html = await bodyOf('/trade');
    const text = textOf(html);
    expect(rowsOf(html)).toHaveLength(30);
    for (const words of ['거래 중 45건', '말 0', '말 29', '100 만', '팝니다', '삽니다']) expect(text).toContain(words);
    for (const words of ['말 30', '숨겨진 말', '취소된 말']) expect(text).not.toContain(words);
    expect(canonicalOf(html)).toBe(`${ORIGIN}/trade`);
  });

  it('continues on further pages, each trade once', async () => {
    const first = await bodyOf('/trade');
    const next = linksOf(first).find((href) => href.startsWith('/trade?cursor='));
    const second = await bodyOf(String(next));
    const all = [...rowsOf(first), ...rowsOf(second)];
    expect(new Set(all).size).toBe(TRADES);
    expect(linksOf(second).some((href) => href.includes('cursor='))).toBe(false);
    expect(metaOf(second, 'robots')).toBe('noindex');
  });

  it('filters by its address, and ignores invalid values', async () => {
    expect(rowsOf(await bodyOf('/trade?type=0'))).toHaveLength(15);
    expect(textOf(await bodyOf('/trade?type=0'))).toContain('거래 중 15건 완료는 세지 않음');
    expect(rowsOf(await bodyOf('/trade?tradeType=2&type=0'))).toHaveLength(7);
    expect(rowsOf(await bodyOf(`/trade?q=${encodeURIComponent('ㅎㅊㅈㄱ')}`))).toHaveLength(15);
    expect(rowsOf(await bodyOf(`/trade?maxPrice=${encodeURIComponent('100만 4전')}`))).toHaveLength(30);
    expect(rowsOf(await bodyOf('/trade?maxPrice=1000004'))).toHaveLength(5);
    for (const query of ['type=99&status=x&payMethod=-1', 'cursor=%00', 'gameServer=1e9', 'q=%25%5F%5C', 'isAuth=']) {
      expect([query, (await site.get(`/trade?${query}`)).statusCode]).toEqual([query, 200]);
    }
  });

  it('orders by price and by ratio, page after page, and offers what the filter allows', async () => {
    const sellers = await bodyOf('/trade?tradeType=1&sort=price');
    expect(textOf(sellers)).toContain('가격 있는 글 23건');
    expect(optionsOf(sellers)).toEqual(['최근순', '*싼 순', '시세보다 싼 순']);
    const prices = wordsOf(sellers);
    expect(prices.slice(0, 3)).toEqual(['말 0', '말 2', '말 4']);
    expect(wordsOf(await bodyOf('/trade?tradeType=2&sort=price')).slice(0, 2)).toEqual(['말 43', '말 41']);
    expect(optionsOf(await bodyOf('/trade?tradeType=2'))).toEqual(['*최근순', '비싼 순', '시세보다 비싼 순']);
    expect(optionsOf(await bodyOf('/trade?sort=price'))).toEqual([
      '*최근순',
      '시세보다 싼 순',
      '가격순은 팝니다·삽니다에서',
    ]);
    expect(optionsOf(await bodyOf('/trade?status=2&sort=ratio'))).toEqual(['*최근순']);
    const none = await bodyOf('/trade?sort=ratio&gameServer=2');
    expect(textOf(none)).toContain('이 순서로 보여 줄 글이 없습니다. 최근순으로 보기');
    expect(linksOf(none)).toContain('/trade?gameServer=2');
    const all = await bodyOf('/trade?tradeType=2&sort=price&maxPrice=1000039');
    expect([rowsOf(all).length, wordsOf(all)[0]]).toEqual([20, '말 39']);
  });

  it('goes on in its order on the next page', async () => {
    const db = site.api.db;
    await db
      .updateTable('trade')
      .set({ quote_ratio: sql`id` })
      .where('status', '=', 1)
      .where('hidden_at', 'is', null)
      .execute();
    const first = await bodyOf('/trade?sort=ratio');
    const next = linksOf(first).find((href) => href.startsWith('/trade?sort=ratio&cursor=r0-'));
    const second = await bodyOf(String(next).replaceAll('&amp;', '&'));
    expect([rowsOf(first).length, rowsOf(second).length]).toEqual([30, TRADES - 30]);
    expect(new Set([...rowsOf(first), ...rowsOf(second)]).size).toBe(TRADES);
    expect([textOf(first).includes('시세 있는 글 45건'), metaOf(second, 'robots')]).toEqual([true, 'noindex']);
  });

  it('of a job has what is known to be for it, and says that the rest is left out', async () => {
    expect(sword.reqjob).toBe(1);
    const text = textOf(await bodyOf('/trade?type=0&job=1'));
    expect(text).toContain('거래 중 15건');
    expect(text).toContain('직업을 모르는 아이템의 거래는 뺐습니다. 모든 직업 보기');
    expect(rowsOf(await bodyOf('/trade?job=3'))).toHaveLength(0);
    for (const job of ['9', '-1', 'x', '1&job=2']) {
      const html = await bodyOf(`/trade?job=${job}`);
      expect([job, rowsOf(html).length, textOf(html).includes('뺐습니다')]).toEqual([job, 30, false]);
    }
  });

  it('shows which price is invalid, at its field', async () => {
    const html = await bodyOf(`/trade?minPrice=${encodeURIComponent('1억5000')}`);
    expect(textOf(html)).toContain('‘1억5000’ 가격을 읽지 못했습니다');
    expect(rowsOf(html)).toHaveLength(30);
  });

  it('shows what to do where there is nothing', async () => {
    const text = textOf(await bodyOf('/trade?q=zzzz'));
    expect(text).toContain('거래 중 0건');
    expect(text).toContain('조건에 맞는 거래가 없습니다. 조건 지우기');
  });
});

describe('the page of a player', () => {
  it('shows the player’s trades and record', async () => {
    const db = site.api.db;
    const profile = await insertProfile(db, { name: '장사꾼' });
    const of = { profile_id: profile.id, created_at: hour(1) };
    await insertTrade(db, { ...of, item_id: sword.id, comment: '풀내구' });
    await insertTrade(db, { ...of, item_id: pumpkin.id, status: 2, comment: '끝난 말' });
    await insertTrade(db, { ...of, item_id: pumpkin.id, status: 3, comment: '취소된 말' });
    const text = textOf(await bodyOf(`/profiles/${profile.userId}`));
    expect(text).toContain('거래 중 1 · 완료 1건 (상대 확인 0건)');
    expect(text).toContain('풀내구');
    expect(text).not.toContain('끝난 말');
    expect(text).not.toContain('취소된 말');
  });
});
