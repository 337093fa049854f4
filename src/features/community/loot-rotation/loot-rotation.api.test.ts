import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#shared/durations.ts';
import { insertParty, type PartyParts } from '#tests/factories/parties.ts';
import { testApp } from '#tests/support/open-app.ts';
import { sendTo } from '#tests/support/send-as.ts';
import { freshPlayer, type SignedInPlayer, signInAs } from '#tests/support/sign-in-as.ts';
import { type LootRotation, lootRotationSchema } from './loot-rotation.contract.ts';

const BY_TURNS = { itemDistribution: 2 };

const site = testApp({ items: [], settings: { RATE_LIMIT_SCALE: '50' } });
const leader = freshPlayer(site, { profile: { job: 1, level: 99 } });
const member = freshPlayer(site, { profile: { job: 4, level: 87 } });

const player = (profile: object = {}) => signInAs(site, { profile });

const send = sendTo(site);

async function makeParty(parts: object = BY_TURNS): Promise<number> {
  const { status, body } = await send(leader, 'POST', '/api/parties', {
    title: '흉가 갑니다',
    gameServer: 1,
    ...parts,
  });
  expect([status, body]).toEqual([201, expect.anything()]);
  return body.id;
}
async function seat(who: SignedInPlayer, id: number): Promise<void> {
  expect((await send(who, 'POST', `/api/parties/${id}/members`)).status).toBe(201);
  const path = `/api/parties/${id}/members/${who.profile.id}`;
  expect((await send(leader, 'PUT', path, { action: 'accept' })).status).toBe(200);
}
const orders = async (who: SignedInPlayer, id: number): Promise<LootRotation[]> =>
  (await send(who, 'GET', `/api/turns?partyId=${id}`)).body;
async function orderOf(id: number, who = leader): Promise<LootRotation> {
  return lootRotationSchema.parse((await orders(who, id))[0]);
}
const advance = (who: SignedInPlayer, id: number, entryId: number, outcome = 2) =>
  send(who, 'PUT', `/api/turns/${id}/next`, { entryId, outcome });
const standing = ({ entries }: LootRotation) => entries.map(({ number, name, state }) => [number, name, state]);

/** A party by turns with its leader and one member. */
async function begun(): Promise<{ partyId: number; order: LootRotation }> {
  const partyId = await makeParty();
  await seat(member, partyId);
  return { partyId, order: await orderOf(partyId) };
}

async function noticesOf(who: SignedInPlayer): Promise<string[]> {
  const { body } = await send(who, 'GET', '/api/notifications');
  return body.map(({ kind }: { kind: string }) => kind).filter((kind: string) => kind === 'turn.next');
}

async function ownEvents(who: SignedInPlayer): Promise<number> {
  const rows = await site.api.db.selectFrom('live_event').select(['type', 'topics']).execute();
  return rows.filter(({ type, topics }) => type === 'turn.own' && topics.includes(`me:${who.userId}`)).length;
}

describe('the loot rotation of a party', () => {
  it('stands there as soon as the party shares by turns, in the order of joining', async () => {
    const { partyId, order } = await begun();
    expect(order).toMatchObject({
      partyId,
      guildId: null,
      title: '흉가 갑니다',
      mode: 1,
      creator: { id: leader.profile.id },
    });
    expect(standing(order)).toEqual([
      [1, leader.profile.name, 1],
      [2, member.profile.name, 1],
    ]);
    expect(order.text).toBe(`[순번] 흉가 갑니다 · 지금 1번 ${leader.profile.name} · 다음 2번 ${member.profile.name}`);
    expect(await orderOf(partyId, member)).toEqual(order);
  });

  it('comes with a change to turns, goes with a change away, and comes back as it was', async () => {
    const partyId = await makeParty({ itemDistribution: 1 });
    await seat(member, partyId);
    expect(await orders(leader, partyId)).toEqual([]);
    const share = (itemDistribution: number) => send(leader, 'PUT', `/api/parties/${partyId}`, { itemDistribution });
    await share(2);
    const order = await orderOf(partyId);
    expect(order.entries).toHaveLength(2);
    await advance(leader, order.id, order.entries[0]?.id ?? 0);
    await share(1);
    expect(await orders(leader, partyId)).toEqual([]);
    expect((await send(leader, 'GET', `/api/turns/${order.id}`)).status).toBe(404);
    await share(2);
    expect(standing(await orderOf(partyId)).map(([, , state]) => state)).toEqual([2, 1]);
  });

  it('loses the waiting entry of whoever leaves or is kicked, and tells those who stay', async () => {
    const { partyId } = await begun();
    const third = await player({ job: 3 });
    await seat(third, partyId);
    const before = await ownEvents(leader);
    expect((await send(member, 'DELETE', `/api/parties/${partyId}/members`)).status).toBe(200);
    await send(leader, 'PUT', `/api/parties/${partyId}/members/${third.profile.id}`, { action: 'remove' });
    expect(standing(await orderOf(partyId))).toEqual([[1, leader.profile.name, 1]]);
    expect(await ownEvents(leader)).toBe(before + 2);
    expect((await send(member, 'GET', `/api/turns?partyId=${partyId}`)).status).toBe(404);
  });
});

describe('the next one', () => {
  it('hears of it, and of nobody else’s turn', async () => {
    const { order } = await begun();
    const [first, second] = order.entries;
    const { status, body } = await advance(leader, order.id, first?.id ?? 0);
    expect([status, standing(body)]).toEqual([
      200,
      [
        [1, leader.profile.name, 2],
        [2, member.profile.name, 1],
      ],
    ]);
    expect([await noticesOf(member), await noticesOf(leader)]).toEqual([['turn.next'], []]);
    await advance(leader, order.id, second?.id ?? 0, 3);
    expect((await orderOf(order.partyId ?? 0)).text).toBe('[순번] 흉가 갑니다 · 기다리는 사람 없음');
  });

  it('hears nothing of a leader whom he blocked', async () => {
    const { order } = await begun();
    await send(member, 'POST', '/api/blocks', { profileId: leader.profile.id });
    await advance(leader, order.id, order.entries[0]?.id ?? 0);
    expect(await noticesOf(member)).toEqual([]);
  });

  it('goes to the end round and round, and waits again', async () => {
    const { order } = await begun();
    expect((await send(leader, 'PUT', `/api/turns/${order.id}`, { mode: 2, title: '구름의옥' })).body).toMatchObject({
      mode: 2,
      title: '구름의옥',
    });
    const { body } = await advance(leader, order.id, order.entries[0]?.id ?? 0);
    expect(standing(body)).toEqual([
      [2, member.profile.name, 1],
      [1, leader.profile.name, 1],
    ]);
  });

  it('is CHANGED for whoever presses on one who is not first any more', async () => {
    const { order } = await begun();
    const [first, second] = order.entries;
    expect((await advance(leader, order.id, second?.id ?? 0)).reason).toBe('CHANGED');
    await advance(leader, order.id, first?.id ?? 0);
    expect((await advance(leader, order.id, first?.id ?? 0)).reason).toBe('CHANGED');
    expect((await advance(member, order.id, second?.id ?? 0)).status).toBe(403);
  });

  it('moves on once however many press at once', async () => {
    const { order } = await begun();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => advance(leader, order.id, order.entries[0]?.id ?? 0)),
    );
    expect(answers.map(({ status, reason }) => reason ?? status).toSorted()).toEqual([
      200,
      ...Array(5).fill('CHANGED'),
    ]);
  });
});

describe('an entry', () => {
  it('is made again with a new number after one received, and only once while one waits', async () => {
    const { order } = await begun();
    const join = (who: SignedInPlayer, body?: object) => send(who, 'POST', `/api/turns/${order.id}/entries`, body);
    expect((await join(member)).status).toBe(200);
    await advance(leader, order.id, order.entries[0]?.id ?? 0);
    const answers = await Promise.all([join(leader), join(leader)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201]);
    expect(standing(await orderOf(order.partyId ?? 0)).map(([number, , state]) => [number, state])).toEqual([
      [1, 2],
      [2, 1],
      [3, 1],
    ]);
  });

  it('of anybody is made and taken out by the leader alone, and its number is not given again', async () => {
    const { order } = await begun();
    const path = `/api/turns/${order.id}/entries`;
    expect((await send(member, 'POST', path, { name: '흑령꾼' })).status).toBe(403);
    expect((await send(member, 'DELETE', `${path}/${order.entries[0]?.id}`)).status).toBe(403);
    const named = (await send(leader, 'POST', path, { name: '흑령꾼' })).body;
    expect(named.entries[2]).toMatchObject({ number: 3, profile: null, name: '흑령꾼' });
    expect((await send(leader, 'DELETE', `${path}/${named.entries[2].id}`)).body).toEqual({ success: true });
    expect((await send(leader, 'POST', path, { name: '두루미' })).body.entries[2]).toMatchObject({ number: 4 });
    expect((await send(member, 'DELETE', `${path}/${order.entries[1]?.id}`)).status).toBe(200);
    expect((await send(leader, 'POST', path, { profileId: member.profile.id })).status).toBe(201);
  });

  it.each([
    ['two at once', { profileId: 1, name: '흑령꾼' }, 400],
    ['a name of one letter', { name: '흑' }, 400],
    ['a name with unseen characters', { name: '흑\u202e령' }, 400],
    ['a player who sits elsewhere', { profileId: 2_000_000_000 }, 404],
    ['a name that sells for cash', { name: '현금거래' }, 498],
  ])('is refused for %s', async (_, body, status) => {
    const { order } = await begun();
    expect((await send(leader, 'POST', `/api/turns/${order.id}/entries`, body)).status).toBe(status);
    expect((await orderOf(order.partyId ?? 0)).entries).toHaveLength(2);
  });

  it('is the hundredth at most', async () => {
    const { order } = await begun();
    await site.api.db
      .insertInto('turn_entry')
      .values(
        Array.from({ length: 98 }, (_, index) => ({
          turn_order_id: order.id,
          number: 3 + index,
          place: 3 + index,
          name: `이름${index}`,
          state: 1,
          joined_at: new Date(),
        })),
      )
      .execute();
    expect((await send(leader, 'POST', `/api/turns/${order.id}/entries`, { name: '하나더' })).reason).toBe('FULL');
  });
});

describe('a new loot rotation', () => {
  it('is made by the leader of a party by turns, once', async () => {
    const { partyId, order } = await begun();
    const make = (who: SignedInPlayer, parts: object = {}) =>
      send(who, 'POST', '/api/turns', { partyId, title: '구름의옥', ...parts });
    expect((await make(leader)).status).toBe(200);
    expect((await send(member, 'DELETE', `/api/turns/${order.id}`)).status).toBe(403);
    expect((await send(leader, 'DELETE', `/api/turns/${order.id}`)).status).toBe(200);
    expect((await make(member)).status).toBe(403);
    expect((await make(leader, { guildId: 1 })).status).toBe(400);
    const made = await make(leader, { mode: 2 });
    expect([made.status, made.body.mode, made.body.entries.length]).toEqual([201, 2, 2]);
    await send(leader, 'PUT', `/api/parties/${partyId}`, { itemDistribution: 3 });
    expect((await make(leader)).reason).toBe('NOT_BY_TURNS');
  });

  it('of a guild is not there yet', async () => {
    expect((await send(leader, 'POST', '/api/turns', { guildId: 1, title: '구름의옥' })).status).toBe(404);
    expect((await send(leader, 'GET', '/api/turns?guildId=1')).status).toBe(404);
    expect((await send(leader, 'GET', '/api/turns')).status).toBe(400);
  });
});

describe('after the party', () => {
  const insert = async (parts: PartyParts) => {
    const { id } = await insertParty(site.api.db, { item_distribution: 2, leader_id: leader.profile.id, ...parts });
    await site.api.db
      .insertInto('turn_order')
      .values({ created_at: new Date(), updated_at: new Date(), party_id: id, title: '구름의옥', mode: 1 })
      .execute();
    return id;
  };

  it('a loot rotation goes on for its members, and is gone for all after thirty days', async () => {
    const now = Date.now();
    const ended = (ms: number) => insert({ expired_at: new Date(now - ms), created_at: new Date(now - ms - HOUR_MS) });
    const lately = await orderOf(await ended(HOUR_MS));
    expect((await send(leader, 'POST', `/api/turns/${lately.id}/entries`)).status).toBe(201);
    expect((await send(member, 'GET', `/api/turns/${lately.id}`)).status).toBe(404);
    const old = await ended(31 * DAY_MS);
    expect((await send(leader, 'GET', `/api/turns?partyId=${old}`)).status).toBe(404);
  });

  it('a deleted account stands there without its name, and its export has its numbers', async () => {
    const { partyId, order } = await begun();
    const exported = await send(member, 'GET', '/api/profiles/me/export');
    expect(exported.body.turns).toMatchObject([{ turnOrderId: order.id, number: 2, state: 1 }]);
    expect((await send(member, 'POST', '/api/profiles/delete', { confirm: member.profile.name })).status).toBe(200);
    const [, entry] = (await orderOf(partyId)).entries;
    expect(entry).toMatchObject({ number: 2, name: '탈퇴한 사용자', profile: { userId: null } });
  });
});
