import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#shared/durations.ts';
import { insertTrade, type TradeParts } from '#tests/factories/trades.ts';
import { testApp } from '#tests/support/open-app.ts';
import { type SignedInPlayer, signInAs } from '#tests/support/sign-in-as.ts';

const ITEM = 100;

const site = testApp({ items: [], settings: { RATE_LIMIT_SCALE: '50' } });
let owner: SignedInPlayer;
let buyer: SignedInPlayer;
beforeEach(async () => {
  [owner, buyer] = [await old(), await old()];
});

const ago = (ms: number) => new Date(Date.now() - ms);
const old = () => signInAs(site, { profile: { created_at: ago(30 * DAY_MS) } });

async function confirmed(parts: Partial<TradeParts> = {}): Promise<number> {
  const { id } = await insertTrade(site.api.db, {
    item_id: ITEM,
    profile_id: owner.profile.id,
    counterpart_id: buyer.profile.id,
    status: 2,
    completed_at: ago(HOUR_MS),
    confirmed_at: ago(HOUR_MS),
    ...parts,
  });
  await site.api.db
    .insertInto('counterpart_request')
    .values({
      trade_id: id,
      owner_id: owner.profile.id,
      counterpart_id: buyer.profile.id,
      named_at: ago(HOUR_MS),
      ...(parts.confirmed_at === null ? {} : { is_true: true, answered_at: ago(HOUR_MS) }),
    })
    .execute();
  return id;
}

async function give(id: number, who: SignedInPlayer | null, tags: readonly number[] = [1, 3]) {
  const answer = await site.app.inject({
    method: 'POST',
    url: `/api/trades/${id}/manner`,
    payload: { tags },
    ...(who && { headers: who.headers }),
  });
  return { status: answer.statusCode, body: answer.json(), reason: answer.json().data?.reason };
}

const ratingsOf = async (who: SignedInPlayer) =>
  (await site.app.inject(`/api/profiles/${who.profile.id}/record`)).json().manner;
const dealOf = async (id: number, who: SignedInPlayer) =>
  (await site.app.inject({ url: `/api/trades/${id}/counterpart`, headers: who.headers })).json();
const noticesOf = (who: SignedInPlayer) =>
  site.api.db.selectFrom('notification').select('kind').where('profile_id', '=', who.profile.id).execute();

describe('POST /api/trades/{id}/manner', () => {
  it('is given by either of the two of a confirmed trade, shown by number of givers, and heard of', async () => {
    const id = await confirmed();
    expect((await dealOf(id, buyer)).mayGiveManner).toBe(true);
    expect(await give(id, buyer)).toMatchObject({ status: 201, body: { receiverId: owner.profile.id, tags: [1, 3] } });
    expect((await dealOf(id, buyer)).mayGiveManner).toBe(false);
    expect((await give(id, owner, [2])).status).toBe(201);
    expect(await ratingsOf(owner)).toEqual([
      { tag: 1, givers: 1 },
      { tag: 3, givers: 1 },
    ]);
    expect(await ratingsOf(buyer)).toEqual([{ tag: 2, givers: 1 }]);
    expect(await noticesOf(owner)).toEqual([{ kind: 'trade.manner' }]);
  });

  it.each([
    ['before the other one confirmed', { confirmed_at: null }, 'NOT_CONFIRMED'],
    ['fifteen days later', { confirmed_at: ago(15 * DAY_MS) }, 'TOO_LATE'],
  ])('is refused %s', async (_, parts, reason) => {
    const id = await confirmed(parts);
    expect(await give(id, buyer)).toMatchObject({ status: 409, reason });
    expect((await dealOf(id, buyer)).mayGiveManner).toBe(false);
  });

  it('is refused to strangers, the signed out, new accounts, for hidden trades, and with a wrong tag', async () => {
    const id = await confirmed();
    expect([(await give(id, null)).status, (await give(id, await old())).status]).toEqual([401, 403]);
    expect((await give(id, buyer, [])).status).toBe(400);
    expect((await give(id, buyer, [4])).status).toBe(400);
    expect((await give(await confirmed({ hidden_at: ago(1) }), buyer)).status).toBe(404);
    await site.api.db
      .updateTable('profile')
      .set({ created_at: ago(6 * DAY_MS) })
      .where('id', '=', buyer.profile.id)
      .execute();
    expect((await give(id, buyer)).reason).toBe('NEW_ACCOUNT');
    expect(await ratingsOf(owner)).toEqual([]);
  });

  it('is one in seven days from one to the other, of all their trades, however many press at once', async () => {
    const [one, two] = [await confirmed(), await confirmed()];
    const answers = await Promise.all([give(one, buyer), give(two, buyer), give(one, buyer)]);
    expect(answers.map(({ status, reason }) => reason ?? status).toSorted()).toEqual([201, 'TOO_SOON', 'TOO_SOON']);
    await site.api.db
      .updateTable('manner')
      .set({ given_at: ago(8 * DAY_MS) })
      .execute();
    expect((await give(two, buyer)).status).toBe(201);
    expect(await ratingsOf(owner)).toEqual([
      { tag: 1, givers: 1 },
      { tag: 3, givers: 1 },
    ]);
  });

  it('of a blocked giver counts and is not heard of; of a suspended, a deleted or a year-old one it does not count', async () => {
    await site.app.inject({
      method: 'POST',
      url: '/api/blocks',
      headers: owner.headers,
      payload: { profileId: buyer.profile.id },
    });
    await give(await confirmed(), buyer, [1]);
    expect(await ratingsOf(owner)).toEqual([{ tag: 1, givers: 1 }]);
    expect(await noticesOf(owner)).toEqual([]);
    const set = (values: object) =>
      site.api.db.updateTable('profile').set(values).where('id', '=', buyer.profile.id).execute();
    await set({ banned_at: new Date(Date.now() + HOUR_MS) });
    expect(await ratingsOf(owner)).toEqual([]);
    await set({ banned_at: null });
    await site.api.db
      .updateTable('manner')
      .set({ given_at: ago(366 * DAY_MS) })
      .execute();
    expect(await ratingsOf(owner)).toEqual([]);
  });

  it('goes with the account of its giver, and is in the export of both', async () => {
    await give(await confirmed(), buyer, [2]);
    const exported = async (who: SignedInPlayer) =>
      (await site.app.inject({ url: '/api/profiles/me/export', headers: who.headers })).json().manner;
    expect(await exported(buyer)).toMatchObject([{ direction: 'given', tags: [2] }]);
    expect(await exported(owner)).toMatchObject([{ direction: 'received', tags: [2] }]);
    await site.app.inject({
      method: 'POST',
      url: '/api/profiles/delete',
      headers: buyer.headers,
      payload: { confirm: buyer.profile.name },
    });
    expect(await ratingsOf(owner)).toEqual([]);
  });
});

it('a hidden trade leaves the counts of its player', async () => {
  const id = await confirmed();
  const count = async () => (await site.app.inject(`/api/trades/profiles/${owner.profile.id}/count`)).json();
  const record = async () => (await site.app.inject(`/api/profiles/${owner.profile.id}/record`)).json().deals;
  expect([(await count())[2], await record()]).toEqual([1, { completed: 1, confirmed: 1 }]);
  await site.api.db.updateTable('trade').set({ hidden_at: new Date() }).where('id', '=', id).execute();
  expect([(await count())[2], await record()]).toEqual([0, { completed: 0, confirmed: 0 }]);
});
