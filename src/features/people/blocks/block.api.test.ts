import { describe, expect, it } from 'vitest';
import { insertTrade } from '#tests/factories/trades.ts';
import { testApp } from '#tests/support/open-app.ts';
import { sendTo } from '#tests/support/send-as.ts';
import { freshPlayer } from '#tests/support/sign-in-as.ts';
import { nameKey } from '../names/name-skeleton.rules.ts';
import { MAX_BLOCKS } from './block.contract.ts';

const site = testApp({ items: [], settings: { RATE_LIMIT_SCALE: '50' } });
const me = freshPlayer(site);
const other = freshPlayer(site);

const send = sendTo(site);
const block = (payload: object, who = me) => send(who, 'POST', '/api/blocks', payload);

describe('a block', () => {
  it('is of a player or of a name of the game, and is made once', async () => {
    const first = await block({ profileId: other.profile.id });
    expect(first).toMatchObject({ status: 201, body: { profileId: other.profile.id, userId: other.userId } });
    expect(await block({ profileId: other.profile.id })).toEqual({ status: 200, body: first.body });
    expect(await block({ name: '사기꾼' })).toMatchObject({ status: 201, body: { profileId: null, name: '사기꾼' } });
    expect((await block({ name: '사기꾼' })).status).toBe(200);
    const { body } = await send(me, 'GET', '/api/blocks');
    expect(body.map(({ name }: { name: string }) => name)).toEqual(['사기꾼', other.profile.name]);
    expect((await send(other, 'GET', '/api/blocks')).body).toEqual([]);
  });

  it('is never of oneself, of nobody, or of both kinds', async () => {
    expect((await block({ profileId: me.profile.id })).status).toBe(400);
    expect((await block({ profileId: 2_000_000_000 })).status).toBe(404);
    expect((await block({ profileId: other.profile.id, name: '사기꾼' })).status).toBe(400);
  });

  it('is one of two hundred of a player', async () => {
    const names = Array.from({ length: MAX_BLOCKS }, (_, at) => `사기꾼${at}`);
    const row = { profile_id: me.profile.id, created_at: new Date() };
    await site.api.db
      .insertInto('block')
      .values(names.map((name) => ({ ...row, name, name_key: nameKey(name) })))
      .execute();
    expect((await block({ name: '또다른사기꾼' })).body).toMatchObject({ statusCode: 498, code: 'NOT_ALLOWED' });
    expect((await block({ name: '사기꾼7' })).status).toBe(200);
  });

  it('is taken back by its owner alone', async () => {
    const { body } = await block({ profileId: other.profile.id });
    expect((await send(other, 'DELETE', `/api/blocks/${body.id}`)).status).toBe(404);
    expect((await send(me, 'DELETE', `/api/blocks/${body.id}`)).status).toBe(200);
    expect((await send(me, 'GET', '/api/blocks')).body).toEqual([]);
  });
});

describe('a blocked player', () => {
  it('names the one who blocked him, is answered as usual, and never reaches him', async () => {
    await block({ profileId: other.profile.id });
    const trade = await insertTrade(site.api.db, {
      item_id: 100,
      profile_id: other.profile.id,
      status: 2,
      completed_at: new Date(),
    });
    const url = `/api/trades/${trade.id}/counterpart`;
    expect((await send(other, 'PUT', url, { counterpart: me.profile.id })).status).toBe(200);
    expect((await send(me, 'GET', url)).body).toBeNull();
    expect((await send(me, 'GET', '/api/notifications')).body).toEqual([]);
  });
});
