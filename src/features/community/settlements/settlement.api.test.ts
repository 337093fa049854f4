import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#shared/durations.ts';
import { makeItem } from '#tests/factories/game-data.ts';
import { insertParty } from '#tests/factories/parties.ts';
import { insertBlock } from '#tests/factories/people.ts';
import { insertTrade } from '#tests/factories/trades.ts';
import { testApp } from '#tests/support/open-app.ts';
import { sendTo } from '#tests/support/send-as.ts';
import { type SignedInPlayer, signInAs } from '#tests/support/sign-in-as.ts';
import { type Settlement, settlementSchema } from './settlement.contract.ts';

const TOOTH = makeItem({ name: '흑룡의어금니' });
const ORE = makeItem({ name: '현철' });
const SOLD = { itemId: TOOTH.id, amount: 900 };

const site = testApp({ items: [TOOTH, ORE], settings: { RATE_LIMIT_SCALE: '50' } });
let creator: SignedInPlayer;
let holder: SignedInPlayer;
let sharer: SignedInPlayer;
let stranger: SignedInPlayer;
let partyId: number;

beforeEach(async () => {
  const player = (job: number) => signInAs(site, { profile: { job, level: 99 } });
  creator = await player(1);
  [holder, sharer, stranger] = await Promise.all([player(1), player(3), player(4)]);
  partyId = await partyWith(creator, holder, sharer);
});

async function partyWith(leader: SignedInPlayer, ...others: SignedInPlayer[]): Promise<number> {
  const { id } = await insertParty(site.api.db, {
    leader_id: leader.profile.id,
    others: others.map(({ profile: { id: profileId, job } }) => ({ profileId, job })),
    roles: [1, ...others.map(() => 0)],
  });
  return id;
}

const send = sendTo(site, '/api/settlements');

const post = (parts: object = {}, who = creator) =>
  send(who, 'POST', '', { partyId, title: '흑룡 정산', entries: [SOLD], ...parts });
async function made(parts: object = {}): Promise<Settlement> {
  const { status, body } = await post(parts);
  expect([status, body]).toEqual([201, expect.anything()]);
  return settlementSchema.parse(body);
}
const withHolder = (who: SignedInPlayer) => ({ holderIndex: [creator, holder, sharer].indexOf(who) });
const change = (who: SignedInPlayer, { id, version }: Settlement, parts: object) =>
  send(who, 'PUT', `/${id}`, { version, ...parts });
function mark(who: SignedInPlayer, { id, shares }: Settlement, index: number, marks: object) {
  return send(who, 'PUT', `/${id}/shares/${shares[index]?.id}`, marks);
}
const issuesOf = (body: { data: { issues: { path: string }[] } }) => body.data.issues.map(({ path }) => path);
const sale = (who: SignedInPlayer, parts: object = {}) =>
  insertTrade(site.api.db, {
    item_id: ORE.id,
    profile_id: who.profile.id,
    status: 2,
    price: 250,
    quantity: 4,
    ...parts,
  });
const noticesOf = async ({ profile }: SignedInPlayer) =>
  (await site.api.db.selectFrom('notification').select('kind').where('profile_id', '=', profile.id).execute()).map(
    ({ kind }) => kind,
  );

describe('a new settlement', () => {
  it('gives every member of the party one share, and leaves the rest with its creator', async () => {
    const settlement = await made({ entries: [{ itemId: TOOTH.id, quantity: 2, amount: 1000 }] });
    expect(settlement).toMatchObject({
      partyId,
      guildId: null,
      version: 1,
      unit: 1,
      remainder: 1,
      holderIndex: 0,
      sale: 1000,
      rest: 1,
      kept: 0,
      isDone: false,
      creator: { id: creator.profile.id },
      entries: [{ itemId: TOOTH.id, name: '흑룡의어금니', quantity: 2, amount: 1000, tradeId: null }],
    });
    expect(settlement.shares.map(({ profile, weight, amount }) => [profile?.id, weight, amount])).toEqual([
      [creator.profile.id, 1, 334],
      [holder.profile.id, 1, 333],
      [sharer.profile.id, 1, 333],
    ]);
    expect(settlement.text).toContain(`${sharer.profile.name} 333`);
  });

  it('divides by weights, in whole units, and takes people by name', async () => {
    const settlement = await made({
      entries: [{ name: '은나무가지', amount: 58_516_000 }],
      shares: [
        { profileId: creator.profile.id, weight: 2 },
        { profileId: sharer.profile.id, weight: 2 },
        { name: '길동이', weight: 1 },
      ],
      unit: 1000,
      holderIndex: 1,
    });
    expect(settlement.shares.map(({ name, amount }) => [name, amount])).toEqual([
      [creator.profile.name, 23_406_000],
      [sharer.profile.name, 23_407_000],
      ['길동이', 11_703_000],
    ]);
    expect(settlement).toMatchObject({ rest: 1000, holderIndex: 1 });
  });

  it('takes item, quantity and amount from a completed trade, and asks what 제시 brought', async () => {
    const priced = await sale(holder);
    const open = await sale(sharer, { price: null });
    const { status, body } = await post({ entries: [{ tradeId: priced.id, amount: 5 }, { tradeId: open.id }] });
    expect([status, issuesOf(body)]).toEqual([400, ['entries.1.amount']]);
    const settlement = await made({
      entries: [
        { tradeId: priced.id, amount: 5 },
        { tradeId: open.id, amount: 70 },
      ],
    });
    expect(settlement.entries).toEqual([
      { itemId: ORE.id, name: '현철', quantity: 4, amount: 1000, tradeId: priced.id },
      { itemId: ORE.id, name: '현철', quantity: 4, amount: 70, tradeId: open.id },
    ]);
  });

  it.each([
    ['a title of one letter', { title: '가' }, 'title'],
    ['no entry', { entries: [] }, 'entries'],
    ['an entry without a name', { entries: [{ amount: 5 }] }, 'entries.0.name'],
    ['an item that does not exist', { entries: [{ itemId: 999_999 }] }, 'entries.0.itemId'],
    ['a sum beyond the cap', { entries: [{ ...SOLD, amount: 50_000_000_000_001 }] }, 'entries.0.amount'],
    ['a trade that does not exist', { entries: [{ tradeId: 999_999 }] }, 'entries.0.tradeId'],
    ['101 entries', { entries: Array(101).fill(SOLD) }, 'entries'],
    ['nobody', { shares: [] }, 'shares'],
    ['weights of 0 only', { shares: [{ name: '길동이', weight: 0 }] }, 'shares'],
    ['a weight of 1001', { shares: [{ name: '길동이', weight: 1001 }] }, 'shares.0.weight'],
    ['a share of nobody', { shares: [{ weight: 1 }] }, 'shares.0.name'],
    ['a player who was never in the party', { shares: [{ profileId: 999_999 }] }, 'shares.0.profileId'],
    ['a unit of 10', { unit: 10 }, 'unit'],
    ['a rest for a guild', { remainder: 3 }, 'remainder'],
    ['a holder beyond the shares', { holderIndex: 3 }, 'holderIndex'],
    ['a gathering', { gatheringId: 1 }, 'gatheringId'],
    ['a party and a guild', { guildId: 1 }, 'partyId'],
    ['an unknown field', { sale: 5 }, ''],
  ])('is refused with %s', async (_, parts, path) => {
    const { status, body } = await post(parts);
    expect([status, issuesOf(body)]).toEqual([400, [path]]);
  });

  it('is refused with a trade of who takes no part, a waiting one, a hidden one of another, and one named twice', async () => {
    const trades = [
      await sale(stranger),
      await sale(creator, { status: 1 }),
      await sale(holder, { hidden_at: new Date(), hidden_reason: '홍보' }),
    ];
    for (const { id } of trades) expect(issuesOf((await post({ entries: [{ tradeId: id }] })).body)).toHaveLength(1);
    const { id: tradeId } = await sale(creator);
    const { body } = await post({ entries: [{ tradeId }, { tradeId }] });
    expect(issuesOf(body)).toEqual(['entries.1.tradeId']);
  });

  it('is refused with a player twice, or without a party or with a guild that is none', async () => {
    const twice = await post({ shares: [{ profileId: holder.profile.id }, { profileId: holder.profile.id }] });
    expect(issuesOf(twice.body)).toEqual(['shares.1.profileId']);
    expect((await post({ partyId: undefined })).status).toBe(400);
    expect((await post({ partyId: undefined, guildId: 1 })).status).toBe(404);
  });

  it('may say among its members what a public title may not, but sells nothing for cash', async () => {
    expect((await post({ title: '현금 거래합니다' })).status).toBe(498);
    expect((await post({ shares: [{ name: '현금거래' }] })).status).toBe(498);
    expect((await post({ title: '병신년 흉가 정산' })).status).toBe(201);
  });

  it('is for members, also for thirty days after the end of the party', async () => {
    const age = (ms: number) =>
      sql`update party set expired_at = now() - make_interval(secs => ${ms / 1000}) where id = ${partyId}`.execute(
        site.api.db,
      );
    await age(29 * DAY_MS);
    expect((await post()).status).toBe(201);
    await age(30 * DAY_MS + HOUR_MS);
    expect((await post()).status).toBe(404);
    expect((await post({}, stranger)).status).toBe(404);
  });

  it('is not for who left the party, who still may be given a share', async () => {
    await site.api.db
      .updateTable('party_member')
      .set({ left_at: new Date(), left_by: 'self' })
      .where('profile_id', '=', sharer.profile.id)
      .execute();
    expect((await post({}, sharer)).status).toBe(404);
    const settlement = await made({ shares: [{ profileId: creator.profile.id }, { profileId: sharer.profile.id }] });
    expect((await send(sharer, 'GET', `/${settlement.id}`)).status).toBe(200);
    expect((await made()).shares).toHaveLength(2);
  });

  it('tells those who take part, but neither its creator nor who blocked him', async () => {
    await insertBlock(site.api.db, sharer, creator);
    await made();
    expect([await noticesOf(creator), await noticesOf(holder), await noticesOf(sharer)]).toEqual([
      [],
      ['settlement.made'],
      [],
    ]);
  });
});

describe('a change', () => {
  it('is made by creator and holder, and raises the version', async () => {
    const settlement = await made(withHolder(holder));
    const first = await change(creator, settlement, { title: '고친 정산' });
    expect([first.status, first.body]).toMatchObject([200, { version: 2, title: '고친 정산', holderIndex: 1 }]);
    const second = await change(holder, first.body, { entries: [{ ...SOLD, amount: 600 }] });
    expect([second.status, second.body]).toMatchObject([200, { version: 3, sale: 600, title: '고친 정산' }]);
    expect((await change(sharer, second.body, { title: '내 정산' })).status).toBe(403);
    expect((await change(stranger, second.body, { title: '내 정산' })).status).toBe(404);
  });

  it('that read an older version is refused with the one of now', async () => {
    const settlement = await made();
    await change(creator, settlement, { title: '고친 정산' });
    const { status, body, reason } = await change(creator, settlement, { title: '늦은 정산' });
    expect([status, reason]).toEqual([409, 'CHANGED']);
    expect(body.data.current).toMatchObject({ version: 2, title: '고친 정산' });
  });

  it('leaves the money with who has it, when the people change', async () => {
    const settlement = await made(withHolder(sharer));
    const shares = [{ name: '길동이' }, { profileId: sharer.profile.id }];
    expect((await change(creator, settlement, { shares })).body).toMatchObject({ holderIndex: 1 });
  });

  it('is refused with a unit, a weight or a person that a new one is refused with', async () => {
    const settlement = await made();
    for (const [parts, path] of [
      [{ unit: 7 }, 'unit'],
      [{ shares: [{ profileId: stranger.profile.id }] }, 'shares.0.profileId'],
      [{ holderIndex: 9 }, 'holderIndex'],
      [{ remainder: 3 }, 'remainder'],
      [{ partyId: 1 }, ''],
    ] as const) {
      const { status, body } = await change(creator, settlement, parts);
      expect([status, issuesOf(body)]).toEqual([400, [path]]);
    }
  });

  it('notifies a player who is added, and is not found by one who was taken out', async () => {
    const settlement = await made({ shares: [{ profileId: creator.profile.id }, { profileId: holder.profile.id }] });
    expect(await noticesOf(sharer)).toEqual([]);
    const shares = [{ profileId: creator.profile.id }, { profileId: sharer.profile.id }];
    expect((await change(creator, settlement, { shares })).status).toBe(200);
    expect(await noticesOf(sharer)).toEqual(['settlement.made']);
    expect((await send(holder, 'GET', `/${settlement.id}`)).status).toBe(404);
  });

  it('keeps a trade in its own settlement, and frees one that it leaves out', async () => {
    const { id: tradeId } = await sale(creator);
    const settlement = await made({ entries: [{ tradeId }] });
    const changed = await change(creator, settlement, { entries: [SOLD, { tradeId }] });
    expect(changed.status).toBe(200);
    expect((await post({ entries: [{ tradeId }] })).reason).toBe('TRADE_TAKEN');
    expect((await change(creator, await made(), { entries: [{ tradeId }] })).reason).toBe('TRADE_TAKEN');
    expect((await change(creator, changed.body, { entries: [SOLD] })).status).toBe(200);
    expect((await post({ entries: [{ tradeId }] })).status).toBe(201);
  });
});

describe('a mark', () => {
  it('of paid is the holder’s or the creator’s, of received the owner’s', async () => {
    const settlement = await made(withHolder(holder));
    expect((await mark(sharer, settlement, 2, { paid: true })).status).toBe(403);
    expect((await mark(holder, settlement, 2, { received: true })).status).toBe(403);
    expect((await mark(holder, settlement, 2, { paid: true })).body.shares[2].paidAt).not.toBeNull();
    expect((await mark(sharer, settlement, 2, { received: true })).body.shares[2].receivedAt).not.toBeNull();
    expect((await mark(creator, settlement, 0, { paid: true })).body.isDone).toBe(true);
    expect(await noticesOf(sharer)).toEqual(['settlement.made', 'settlement.paid']);
  });

  it('of who stands by name is made by the holder or the creator', async () => {
    const settlement = await made({ shares: [{ profileId: creator.profile.id }, { name: '길동이' }] });
    const { status, body } = await mark(creator, settlement, 1, { paid: true, received: true });
    expect([status, body.isDone]).toEqual([200, true]);
  });

  it('made twice changes nothing, can be taken back, and raises no version', async () => {
    const settlement = await made();
    const once = await mark(creator, settlement, 1, { paid: true });
    const twice = await mark(creator, settlement, 1, { paid: true });
    expect(twice.body).toEqual(once.body);
    const back = await mark(creator, settlement, 1, { paid: false });
    expect(back.body).toMatchObject({ version: 1, isDone: false, shares: settlement.shares });
    await mark(creator, settlement, 1, { paid: true });
    expect((await noticesOf(holder)).filter((kind) => kind === 'settlement.paid')).toHaveLength(1);
  });

  it('fixes all the rest while it stands', async () => {
    const settlement = await made();
    await mark(creator, settlement, 1, { paid: true });
    expect((await change(creator, settlement, { unit: 100 })).reason).toBe('PAID');
    expect((await send(creator, 'DELETE', `/${settlement.id}`)).reason).toBe('PAID');
    await mark(creator, settlement, 1, { paid: false });
    expect((await change(creator, settlement, { unit: 100 })).status).toBe(200);
  });

  it('waits until everything is sold', async () => {
    const settlement = await made({ entries: [SOLD, { itemId: ORE.id }] });
    expect((await mark(creator, settlement, 1, { paid: true })).reason).toBe('UNSOLD');
  });

  it('is for neither the holder nor a share of 0, and says something', async () => {
    const settlement = await made({
      shares: [{ profileId: creator.profile.id }, { profileId: holder.profile.id, weight: 0 }],
    });
    for (const index of [0, 1]) expect((await mark(creator, settlement, index, { paid: true })).status).toBe(400);
    expect((await mark(creator, settlement, 1, {})).status).toBe(400);
  });

  it('does not land on a share that another version gave another amount', async () => {
    const settlement = await made();
    await change(creator, settlement, { entries: [{ ...SOLD, amount: 1200 }] });
    expect((await mark(creator, settlement, 1, { paid: true })).status).toBe(404);
  });

  it('goes on where only the title changed', async () => {
    const settlement = await made();
    await change(creator, settlement, { title: '고친 정산' });
    expect((await mark(creator, settlement, 1, { paid: true })).status).toBe(200);
  });
});

describe('the list', () => {
  it('is of all in which one has a share, newest first, or of one party', async () => {
    const one = await made();
    const other = await made({ shares: [{ profileId: creator.profile.id }, { profileId: holder.profile.id }] });
    const ids = async (who: SignedInPlayer, query = '') =>
      (await send(who, 'GET', query)).body.map(({ id }: Settlement) => id);
    expect(await ids(holder)).toEqual([other.id, one.id]);
    expect(await ids(sharer)).toEqual([one.id]);
    expect(await ids(sharer, `?partyId=${partyId}`)).toEqual([one.id]);
    expect(await ids(stranger)).toEqual([]);
    expect((await send(stranger, 'GET', `?partyId=${partyId}`)).status).toBe(404);
    expect((await send(creator, 'GET', '?guildId=1')).status).toBe(404);
    expect((await send(creator, 'GET', `?guildId=1&partyId=${partyId}`)).status).toBe(400);
  });
});

describe('a server that is served no more', () => {
  it('takes the settlements of its parties along, in lists and by their number', async () => {
    const settlement = await made();
    await site.api.db.updateTable('party').set({ game_server: 9 }).where('id', '=', partyId).execute();
    expect((await send(creator, 'GET', `/${settlement.id}`)).status).toBe(404);
    expect((await change(creator, settlement, { title: '고친 정산' })).status).toBe(404);
    expect((await mark(creator, settlement, 1, { paid: true })).status).toBe(404);
    expect((await send(creator, 'GET', '')).body).toEqual([]);
    expect((await send(creator, 'GET', `?partyId=${partyId}`)).status).toBe(404);
    expect((await post()).status).toBe(404);
  });
});

describe('racing', () => {
  it('editors: one is saved, the others are told what it is now', async () => {
    const settlement = await made(withHolder(holder));
    const answers = await Promise.all(
      [creator, holder, creator, holder].map((who, index) => change(who, settlement, { title: `정산 ${index}번` })),
    );
    expect(answers.map(({ status, reason }) => reason ?? status).toSorted()).toEqual([
      200,
      'CHANGED',
      'CHANGED',
      'CHANGED',
    ]);
    const saved = answers.find(({ status }) => status === 200)?.body;
    for (const { body, reason } of answers) if (reason) expect(body.data.current).toEqual(saved);
  });

  it('settlements of the same trades, in whatever order: one has them', async () => {
    for (let round = 0; round < 5; round++) {
      const ids = [(await sale(creator)).id, (await sale(holder)).id];
      const entries = ids.map((tradeId) => ({ tradeId }));
      const answers = await Promise.all([
        post({ entries }),
        post({ entries: entries.toReversed() }, holder),
        post({ entries: [SOLD, ...entries] }, sharer),
      ]);
      expect(answers.map(({ status, reason }) => reason ?? status).toSorted()).toEqual([
        201,
        'TRADE_TAKEN',
        'TRADE_TAKEN',
      ]);
    }
  });

  it('a mark and a change: never both', async () => {
    const settlement = await made();
    const [marked, changed] = await Promise.all([
      mark(creator, settlement, 1, { paid: true }),
      change(creator, settlement, { entries: [{ ...SOLD, amount: 1200 }] }),
    ]);
    expect([
      [200, 'PAID'],
      [404, 200],
    ]).toContainEqual([marked.status, changed.reason ?? changed.status]);
  });
});
