import { describe, expect, it } from 'vitest';
import { insertTrade } from '#tests/factories/trades.ts';
import { openApp, testApp } from '#tests/support/open-app.ts';
import { rounds } from '#tests/support/rounds.ts';
import { type SignedInPlayer, signInAs } from '#tests/support/sign-in-as.ts';

const FIRST_ITEM = 100;
const RACERS = 12;
const ROUNDS = rounds(40);

const site = testApp({ items: [], settings: { RATE_LIMIT_SCALE: '1000' } });

const create = ({ headers }: SignedInPlayer, itemId: number, price = 1000) =>
  site.app.inject({
    method: 'POST',
    url: '/api/trades',
    headers,
    payload: { itemId, tradeType: 1, price, gameServer: 1 },
  });

const waitingOf = ({ profile }: SignedInPlayer) =>
  site.api.db
    .selectFrom('trade')
    .select(['id', 'item_id'])
    .where('profile_id', '=', profile.id)
    .where('status', '=', 1)
    .orderBy('id')
    .execute();

describe('creations at once', () => {
  it(`${RACERS} of one player and item leave one waiting, and none fails`, {
    tags: 'rounds',
    timeout: 600_000,
  }, async () => {
    const player = await signInAs(site);
    for (let round = 0; round < ROUNDS; round += 1) {
      const racers = Array.from({ length: RACERS }, (_, index) => create(player, FIRST_ITEM, index + 1));
      const answers = await Promise.all(racers);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(RACERS).fill(201));
      const [waiting, ...others] = await waitingOf(player);
      expect([others, round]).toEqual([[], round]);
      const newest = Math.max(...answers.map((answer) => answer.json<{ id: number }>().id));
      expect(waiting?.id).toBe(newest);
    }
  });

  it('of two items do not exceed the limit together', async () => {
    for (let round = 0; round < 5; round += 1) {
      const player = await signInAs(site);
      for (let item_id = FIRST_ITEM; item_id < FIRST_ITEM + 49; item_id += 1) {
        await insertTrade(site.api.db, { item_id, profile_id: player.profile.id });
      }
      const answers = await Promise.all([create(player, FIRST_ITEM + 51), create(player, FIRST_ITEM + 52)]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 498]);
      expect(await waitingOf(player)).toHaveLength(50);
    }
  });

  it('of a player and a completion of the older one leave no trade in between', async () => {
    for (let round = 0; round < 5; round += 1) {
      const player = await signInAs(site);
      const { id } = (await create(player, FIRST_ITEM)).json<{ id: number }>();
      const complete = site.app.inject({ method: 'PUT', url: `/api/trades/${id}/complete`, headers: player.headers });
      const [completed, created] = await Promise.all([complete, create(player, FIRST_ITEM)]);
      expect(created.statusCode).toBe(201);
      const { status } = await site.api.db
        .selectFrom('trade')
        .select('status')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect([completed.statusCode, status]).toEqual(status === 2 ? [200, 2] : [409, 3]);
    }
  });
});

describe('more than sixty creations a minute', () => {
  it('are refused with the time to retry', async () => {
    const usual = await openApp({ items: [] });
    const player = await signInAs(usual);
    // Spread, since one item has a limit of its own.
    const payloadOf = (time: number) => ({ itemId: FIRST_ITEM + (time % 12), tradeType: 1, price: 1, gameServer: 1 });
    const url = '/api/trades';
    const codes: number[] = [];
    for (let time = 0; time < 61; time += 1) {
      const answer = await usual.app.inject({ method: 'POST', url, headers: player.headers, payload: payloadOf(time) });
      codes.push(answer.statusCode);
      if (time === 60) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(codes).toEqual([...Array(60).fill(201), 429]);
    await usual.close();
  });
});
