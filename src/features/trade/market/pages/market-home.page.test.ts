import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertProfile } from '#database/factories/people.ts';
import { insertTrade } from '#database/factories/trades.ts';
import type { Item } from '#features/game-data/items/item.contract.ts';
import { canonicalOf, linksOf, metaOf, textOf } from '#tests/support/html.ts';
import { named, PUMPKIN } from '#tests/support/page-samples.ts';
import { ORIGIN, openSiteApp, type SiteApp } from '#tests/support/site-app.ts';

const TRADES = 45;

let site: SiteApp;
let pumpkin: Item;
let sword: Item;

const hour = (ago: number) => new Date(Date.UTC(2026, 10, 20) - ago * 3_600_000);

beforeAll(async () => {
  site = await openSiteApp();
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

afterAll(() => site.close());

const bodyOf = async (path: string) => (await site.get(path)).body;
const rowsOf = (html: string) => linksOf(html).filter((href) => href.startsWith('/trade/view/'));

describe('the home of the market', () => {
  it('lists the newest, with the count of waiting ones, and neither hidden nor cancelled ones', async () => {
    const html = await bodyOf('/trade');
    const text = textOf(html);
    expect(rowsOf(html)).toHaveLength(30);
    for (const words of ['대기 45건', '말 0', '말 29', '100 만', '팝니다', '삽니다']) expect(text).toContain(words);
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
    expect(textOf(await bodyOf('/trade?type=0'))).toContain('대기 15건');
    expect(rowsOf(await bodyOf('/trade?tradeType=2&type=0'))).toHaveLength(7);
    expect(rowsOf(await bodyOf(`/trade?q=${encodeURIComponent('ㅎㅊㅈㄱ')}`))).toHaveLength(15);
    expect(rowsOf(await bodyOf(`/trade?maxPrice=${encodeURIComponent('100만 4전')}`))).toHaveLength(30);
    expect(rowsOf(await bodyOf('/trade?maxPrice=1000004'))).toHaveLength(5);
    for (const query of ['type=99&status=x&payMethod=-1', 'cursor=%00', 'gameServer=1e9', 'q=%25%5F%5C', 'isAuth=']) {
      expect([query, (await site.get(`/trade?${query}`)).statusCode]).toEqual([query, 200]);
    }
  });

  it('shows which price is invalid, at its field', async () => {
    const html = await bodyOf(`/trade?minPrice=${encodeURIComponent('1억5000')}`);
    expect(textOf(html)).toContain('‘1억5000’ 가격을 알아듣지 못했습니다');
    expect(rowsOf(html)).toHaveLength(30);
  });

  it('shows what to do where there is nothing', async () => {
    const text = textOf(await bodyOf('/trade?q=zzzz'));
    expect(text).toContain('대기 0건');
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
    expect(text).toContain('대기 1 · 상대 확인 0 · 스스로 완료 1');
    expect(text).toContain('풀내구');
    expect(text).not.toContain('끝난 말');
    expect(text).not.toContain('취소된 말');
  });
});
