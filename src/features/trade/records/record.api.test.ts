import { describe, expect, it } from 'vitest';
import { insertProfile } from '#tests/factories/people.ts';
import { insertTrade, type TradeParts } from '#tests/factories/trades.ts';
import { testApp } from '#tests/support/open-app.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';

const ITEM = 100;

const site = testApp({ items: [] });

const recordOf = (id: number | string) => site.app.inject(`/api/profiles/${id}/record`);
const at = new Date('2026-11-01T00:00:00Z');
const done = (profileId: number, parts: Partial<TradeParts> = {}) =>
  insertTrade(site.api.db, { item_id: ITEM, profile_id: profileId, status: 2, ...parts });

describe('GET /api/profiles/{id}/record', () => {
  it('says how many deals were completed, and how many of them the other side confirmed', async () => {
    const { id, createdAt, userId } = await insertProfile(site.api.db);
    await done(id);
    await done(id);
    await done(id, { confirmed_at: at });
    await done(id, { hidden_at: at, confirmed_at: at });
    await insertTrade(site.api.db, { item_id: ITEM, profile_id: id });
    await insertTrade(site.api.db, { item_id: ITEM, profile_id: id, status: 3 });
    const answer = await recordOf(id);
    expect(answer.json()).toEqual({
      since: createdAt,
      deals: { completed: 3, confirmed: 1 },
      parties: { days: 90, led: 0, joined: 0 },
      manner: [],
      guilds: [],
    });
    expect((await recordOf(userId)).json()).toEqual(answer.json());
  });

  it('counts a deal as soon as it is confirmed', async () => {
    const [owner, buyer] = [await signInAs(site), await signInAs(site)];
    const { id } = await done(owner.profile.id, { completed_at: new Date() });
    const put = (path: string, headers: Record<string, string>, payload: object) =>
      site.app.inject({ method: 'PUT', url: `/api/trades/${id}/${path}`, headers, payload });
    await put('counterpart', owner.headers, { counterpart: buyer.profile.id });
    expect((await recordOf(owner.profile.id)).json().deals).toEqual({ completed: 1, confirmed: 0 });
    await put('confirm', buyer.headers, { isTrue: true });
    expect((await recordOf(owner.profile.id)).json().deals).toEqual({ completed: 1, confirmed: 1 });
  });

  it('is 404 for nobody', async () => {
    const { id } = await insertProfile(site.api.db, { deleted_at: new Date() });
    for (const one of [id, 2_000_000_000, 'x']) expect((await recordOf(one)).statusCode).toBe(404);
  });
});
