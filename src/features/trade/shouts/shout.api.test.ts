import { describe, expect, it } from 'vitest';
import { insertItems } from '#tests/factories/trades.ts';
import { testApp } from '#tests/support/open-app.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { smallRows } from '#tests/support/small-catalog.ts';
import { readShoutSchema } from './shout.contract.ts';

const site = testApp();

const HERE = { 'sec-fetch-site': 'same-origin' };

function sendRequest(payload: object, headers: Record<string, string> = HERE) {
  return site.app.inject({ method: 'POST', url: '/api/trades/parse', headers, payload });
}

describe('POST /api/trades/parse', () => {
  it('reads a shout for anyone, signed in or not', async () => {
    const player = await signInAs(site);
    for (const headers of [HERE, player.headers]) {
      const reply = await sendRequest({ text: 'ㅍ 현철중검 45만 흥정ㄱㄴ' }, headers);
      expect(reply.statusCode).toBe(200);
      expect(reply.headers['cache-control']).toBe('no-store');
      expect(readShoutSchema.strict().parse(reply.json())).toMatchObject({
        tradeType: 1,
        price: 450_000,
        items: [{ name: '현철중검' }],
      });
    }
  });

  it('finds cash trade by the current rules of operators', async () => {
    expect((await sendRequest({ text: 'ㅍ 진호박 쌀먹' })).json()).toMatchObject({
      flags: ['CASH_TRADE'],
      tradeType: null,
      items: [],
    });
    await site.api.db.insertInto('word_rule').values({ kind: 'AD', pattern: '돌하르방' }).execute();
    expect((await sendRequest({ text: 'ㅍ 진호박 돌하르방' })).json()).toMatchObject({ flags: ['AD'], items: [] });
  });

  it('asks for a price that is far under the quote and would be usual in 만', async () => {
    const side = JSON.stringify({ players: 6, median: 38_000_000, band: { low: 30_000_000, high: 60_000_000 } });
    const [sword] = (await sendRequest({ text: '현철중검' })).json().items;
    await insertItems(site.api.db, smallRows.items);
    await site.api.db
      .insertInto('quote')
      .values({
        item_id: sword.id,
        game_server: 0,
        days: 7,
        computed_at: new Date(),
        valid_until: new Date(Date.now() + 3_600_000),
        trade_count: 9,
        trader_weight: 9,
        sell: side,
        buy: side,
      })
      .execute();
    const priceOf = async (text: string) => (await sendRequest({ text })).json().price;
    for (const text of ['ㅍ 현철중검 5천', 'ㅍ 현철중검 4500', '현철중검 3.5천에 삽니다']) {
      expect(await priceOf(text), text).toBeNull();
    }
    expect(await priceOf('ㅍ 현철중검 5천만')).toBe(50_000_000);
    expect(await priceOf('ㅍ 현철중검 7처넌')).toBe(7000);
    expect(await priceOf('ㅍ 현철중검 9천')).toBe(9000);
    expect(await priceOf('ㅍ 도토리 5천')).toBe(5000);
  });

  it('refuses texts that are no shout', async () => {
    for (const payload of [{}, { text: 5 }, { text: 'ㅍ'.repeat(501) }, { text: 'ㅍ', more: 1 }]) {
      expect((await sendRequest(payload)).statusCode).toBe(400);
    }
    expect((await sendRequest({ text: '' })).json()).toMatchObject({ tradeType: null, confidence: 0 });
  });
});
