import { describe, expect, it } from 'vitest';
import { insertTrade } from '#tests/factories/trades.ts';
import { testApp } from '#tests/support/open-app.ts';
import { type SignedInPlayer, signInAs, testPlayer } from '#tests/support/sign-in-as.ts';

const ITEM = 100;
const site = testApp({ items: [] });
const leaver = testPlayer(site, { profile: { name: '떠날사람' } });
const stayer = testPlayer(site);

const send = (method: 'POST' | 'PUT', url: string, player: SignedInPlayer, payload?: object) =>
  site.app.inject({ method, url, headers: player.headers, ...(payload && { payload }) });

describe('the personal data of trades', () => {
  it('is exported completely; only prices remain after its deletion', async () => {
    const listing = { itemId: ITEM, tradeType: 1, price: 500, gameServer: 1, comment: '비밀의 말' };
    const waiting = (await send('POST', '/api/trades', leaver, listing)).json();
    await send('PUT', `/api/trades/${waiting.id}`, leaver, { price: 450 });
    const done = await insertTrade(site.api.db, {
      item_id: ITEM + 1,
      profile_id: leaver.profile.id,
      status: 2,
      comment: '또 다른 말',
      counterpart_id: stayer.profile.id,
    });
    const ofOther = await insertTrade(site.api.db, { item_id: ITEM + 2, profile_id: stayer.profile.id });
    const { name } = leaver.profile;
    await send('PUT', `/api/trades/${ofOther.id}/complete`, stayer, { counterpart: name });
    await send('POST', '/api/trades/searches', leaver, { name: '찾던 것', query: 'tradeType=1' });

    const exported = await site.app.inject({ url: '/api/profiles/me/export', headers: leaver.headers });
    expect(exported.json().trades).toMatchObject({
      trades: [
        {
          id: waiting.id,
          comment: '비밀의 말',
          item: { name: '잡동사니 0' },
          prices: [
            { what: 'made', price: 500 },
            { what: 'changed', price: 450 },
          ],
        },
        { id: done.id, counterpart: { name: stayer.profile.name } },
      ],
      savedSearches: [{ name: '찾던 것', query: 'tradeType=1' }],
    });
    expect(exported.json().trades.trades).toHaveLength(2);

    expect((await send('POST', '/api/profiles/delete', leaver)).statusCode).toBe(200);
    const rows = await site.api.db
      .selectFrom('trade')
      .select(['id', 'status', 'cancelled_by', 'comment', 'price'])
      .where('profile_id', '=', leaver.profile.id)
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { id: waiting.id, status: 3, cancelled_by: 'account', comment: '', price: 450 },
      { id: done.id, status: 2, cancelled_by: null, comment: '', price: 1000 },
    ]);
    expect(await site.api.db.selectFrom('saved_search').selectAll().execute()).toEqual([]);
    const seen = await site.app.inject(`/api/trades/${done.id}`);
    expect(seen.json().profile).toMatchObject({ userId: null, name: '탈퇴한 사용자' });
    const own = await site.app.inject({
      url: `/api/trades/profiles/${stayer.profile.id}?status=2`,
      headers: stayer.headers,
    });
    expect(own.json()[0].counterpart).toEqual({ id: leaver.profile.id, name: '탈퇴한 사용자' });
    // Live events are stored for ten minutes, counters for one.
    const { rows: texts } = await site.database.database.pool.query<{ line: string }>(
      `select t::text as line from trade as t union all select n::text from notification as n
       union all select s::text from saved_search as s`,
    );
    for (const secret of ['비밀의 말', '또 다른 말', name, leaver.userId]) {
      expect(texts.filter(({ line }) => line.includes(secret))).toEqual([]);
    }
  });

  it('is empty without a profile', async () => {
    const { headers } = await signInAs(site, { profile: null });
    const exported = await site.app.inject({ url: '/api/profiles/me/export', headers });
    expect(exported.json()).not.toHaveProperty('trades');
    expect((await site.app.inject({ method: 'POST', url: '/api/profiles/delete', headers })).statusCode).toBe(200);
  });
});
