import { describe, expect, it } from 'vitest';
import { testApp } from '#tests/support/open-app.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
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

  it('refuses texts that are no shout', async () => {
    for (const payload of [{}, { text: 5 }, { text: 'ㅍ'.repeat(501) }, { text: 'ㅍ', more: 1 }]) {
      expect((await sendRequest(payload)).statusCode).toBe(400);
    }
    expect((await sendRequest({ text: '' })).json()).toMatchObject({ tradeType: null, confidence: 0 });
  });
});
