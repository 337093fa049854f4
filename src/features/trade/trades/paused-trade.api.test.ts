import { beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#shared/durations.ts';
import { insertTrade } from '#tests/factories/trades.ts';
import { testApp } from '#tests/support/open-app.ts';
import { type SignedInPlayer, signInAs, testPlayer } from '#tests/support/sign-in-as.ts';
import { transactOver } from '#tests/support/transact.ts';
import { pausePlayerTrades } from './pause-trades.service.ts';
import { countByStatus } from './trade.repository.ts';
import type { TradeRow } from './trade-row.ts';

const ITEM = 100;

const site = testApp({ items: [] });
let owner: SignedInPlayer;
const operator = testPlayer(site, { isOperator: true });
let trade: TradeRow;
beforeEach(async () => {
  owner = await signInAs(site, { profile: { banned_at: new Date(Date.now() + HOUR_MS) } });
  trade = await insertTrade(site.api.db, { item_id: ITEM, profile_id: owner.profile.id });
  await pausePlayerTrades(transactOver(site.api.db), owner.profile.id, new Date());
});

const send = (method: 'GET' | 'PUT' | 'DELETE', path: string, by?: SignedInPlayer, payload?: object) =>
  site.app.inject({
    method,
    url: `/api/${path}`,
    headers: by?.headers ?? {},
    ...(payload !== undefined && { payload }),
  });
const isListed = async () => (await send('GET', `trades?itemId=${ITEM}`)).body.includes(`"id":${trade.id},`);
const eventsOf = async () => {
  const rows = await site.api.db.selectFrom('live_event').select(['type', 'data']).orderBy('id').execute();
  return rows.filter(({ data }) => JSON.stringify(data).includes(`"id":${trade.id},`)).map(({ type }) => type);
};
const endSuspension = () =>
  site.api.db
    .updateTable('profile')
    .set({ banned_at: new Date(Date.now() - 1) })
    .where('id', '=', owner.profile.id)
    .execute();

describe('a paused trade', () => {
  it('is shown to its owner alone, who can neither end nor lift it', async () => {
    expect((await send('GET', `trades/${trade.id}`)).statusCode).toBe(404);
    expect(await isListed()).toBe(false);
    expect((await send('GET', `trades/${trade.id}`, owner)).json()).toMatchObject({ restsSince: expect.any(String) });
    const ends = ['complete', 'cancel'].map((end) => send('PUT', `trades/${trade.id}/${end}`, owner));
    expect((await Promise.all(ends)).map(({ statusCode }) => statusCode)).toEqual([498, 498]);
  });

  it('comes to no list when an operator shows it again', async () => {
    await send('PUT', `operator/trades/${trade.id}/hidden`, operator, { reason: '허위 매물' });
    expect((await send('DELETE', `operator/trades/${trade.id}/hidden`, operator)).statusCode).toBe(200);
    expect(await isListed()).toBe(false);
    expect(await eventsOf()).toEqual(['trade.cancelled']);
  });

  it('is public when its owner completes it between the end of the suspension and its return', async () => {
    await endSuspension();
    expect((await send('PUT', `trades/${trade.id}/complete`, owner)).statusCode).toBe(200);
    expect(await isListed()).toBe(true);
    expect(await eventsOf()).toEqual(['trade.cancelled', 'trade.completed']);
  });

  it('counts as cancelled when its owner cancels it then', async () => {
    await endSuspension();
    expect((await send('PUT', `trades/${trade.id}/cancel`, owner)).statusCode).toBe(200);
    expect(await countByStatus(site.api.db, owner.profile.id)).toMatchObject({ 0: 1, 3: 1 });
  });
});
