import { beforeEach, describe, expect, it } from 'vitest';
import { GuildSite } from '#tests/support/guild-site.ts';
import type { SignedInPlayer } from '#tests/support/sign-in-as.ts';

// Settlements and loot rotations that belong to a guild.

const guilds = new GuildSite();
let leader: SignedInPlayer;
let deputy: SignedInPlayer;
let elder: SignedInPlayer;
let member: SignedInPlayer;
let trainee: SignedInPlayer;
let id: number;

beforeEach(async () => {
  guilds.resetClock();
  [leader, deputy, elder, member, trainee] = (await guilds.players(5)) as [
    SignedInPlayer,
    SignedInPlayer,
    SignedInPlayer,
    SignedInPlayer,
    SignedInPlayer,
  ];
  id = await guilds.guildOf(leader, [deputy, 2], [elder, 3], [member, 4], [trainee, 5]);
});

type Request = Parameters<GuildSite['request']>;

async function outcome(...request: Request): Promise<string | number> {
  const answer = await guilds.request(...request);
  return answer.json()?.data?.reason ?? answer.statusCode;
}

async function settled(creator: SignedInPlayer, players: SignedInPlayer[], parts: object = {}) {
  const answer = await guilds.request(creator, 'POST', '/api/settlements', {
    guildId: id,
    title: '흑룡 정산',
    entries: [{ name: '흑룡의어금니', amount: 1000 }],
    shares: players.map(({ profile }) => ({ profileId: profile.id })),
    ...parts,
  });
  expect(answer.statusCode).toBe(201);
  return answer.json();
}

const pathOf = (settlement: { id: number }) => `/api/settlements/${settlement.id}`;
const titlesOf = async (player: SignedInPlayer) =>
  (await guilds.request(player, 'GET', `/api/settlements?guildId=${id}`))
    .json()
    .map(({ title }: { title: string }) => title);

describe('a settlement of a guild', () => {
  it('is seen by ranks 1 to 3, by those who take part, and by its maker while he is in the guild', async () => {
    const made = await settled(member, [elder, trainee]);
    expect(made).toMatchObject({ guildId: id, partyId: null });
    for (const player of [leader, deputy, elder, member, trainee]) {
      expect([player === member, await titlesOf(player)]).toEqual([player === member, ['흑룡 정산']]);
    }
    await guilds.send(member, 'DELETE', `/${id}/members`);
    await guilds.send(trainee, 'DELETE', `/${id}/members`);
    expect(await outcome(member, 'GET', pathOf(made))).toBe(404);
    expect(await outcome(member, 'GET', `/api/settlements?guildId=${id}`)).toBe(403);
    expect(await outcome(trainee, 'GET', pathOf(made))).toBe(200);
    expect(await titlesOf(trainee)).toEqual(['흑룡 정산']);
  });

  it('hides from a member what he has no part in', async () => {
    await settled(elder, [elder]);
    expect(await titlesOf(member)).toEqual([]);
    expect(await titlesOf(deputy)).toEqual(['흑룡 정산']);
  });

  it('divides among members and names, and may leave the rest to the guild', async () => {
    const made = await settled(member, [member, elder], {
      shares: [{ profileId: member.profile.id }, { profileId: elder.profile.id }, { name: '지나가던이' }],
      remainder: 3,
      unit: 100,
    });
    expect(made.shares.map(({ amount }: { amount: number }) => amount)).toEqual([300, 300, 300]);
    expect(made.kept).toBe(100);
    expect(made.text).toContain('문파');
    const stranger = await guilds.player();
    const faulty = await guilds.request(member, 'POST', '/api/settlements', {
      guildId: id,
      title: '남의 몫',
      entries: [{ name: '진호박' }],
      shares: [{ profileId: stranger.profile.id }],
    });
    expect([faulty.statusCode, faulty.json().data.issues[0].path]).toEqual([400, 'shares.0.profileId']);
    const nobody = { guildId: id, title: '아무도', entries: [{ name: '진호박' }] };
    expect(await outcome(member, 'POST', '/api/settlements', nobody)).toBe(400);
    expect(await outcome(trainee, 'POST', '/api/settlements', { ...nobody, shares: [{ name: '누군가' }] })).toBe(403);
  });

  it('is deleted by its maker and by the heads of the guild, while nothing is marked', async () => {
    const made = await settled(member, [member, elder]);
    expect(await outcome(elder, 'DELETE', pathOf(made))).toBe(403);
    const [, other] = made.shares;
    expect(await outcome(member, 'PUT', `${pathOf(made)}/shares/${other.id}`, { paid: true })).toBe(200);
    expect(await outcome(deputy, 'DELETE', pathOf(made))).toBe('PAID');
    expect(await outcome(member, 'PUT', `${pathOf(made)}/shares/${other.id}`, { paid: false })).toBe(200);
    expect(await outcome(deputy, 'DELETE', pathOf(made))).toBe(200);
  });

  it.each(['CLOSED', 'HIDDEN'] as const)('takes marks alone while the guild is %s', async (state) => {
    const made = await settled(member, [member, elder]);
    const values =
      state === 'CLOSED' ? { deleted_at: guilds.now } : { hidden_at: guilds.now, hidden_reason: '사칭하는 이름' };
    await guilds.db.updateTable('guild').set(values).where('id', '=', id).execute();
    const [, other] = made.shares;
    expect(await outcome(member, 'PUT', pathOf(made), { version: 1, unit: 100 })).toBe(state);
    expect(await outcome(member, 'DELETE', pathOf(made))).toBe(state);
    expect(
      await outcome(member, 'POST', '/api/settlements', {
        guildId: id,
        title: '새 정산',
        entries: [{ name: '진호박' }],
        shares: [{ name: '누군가' }],
      }),
    ).toBe(state);
    expect(await outcome(member, 'PUT', `${pathOf(made)}/shares/${other.id}`, { paid: true })).toBe(200);
    expect(await outcome(elder, 'PUT', `${pathOf(made)}/shares/${other.id}`, { received: true })).toBe(200);
    expect((await guilds.request(elder, 'GET', pathOf(made))).json().isDone).toBe(true);
  });

  it('notifies with a link into the guild, of the group of guilds', async () => {
    await settled(member, [member, elder]);
    const rows = await guilds.db
      .selectFrom('notification')
      .select(['kind', 'path'])
      .where('profile_id', '=', elder.profile.id)
      .execute();
    expect(rows).toEqual([{ kind: 'settlement.made', path: `/guilds/${id}?tab=loot` }]);
  });
});

describe('a loot rotation of a guild', () => {
  const make = (player: SignedInPlayer, title = '구름의옥') =>
    guilds.request(player, 'POST', '/api/turns', { guildId: id, title });

  it('is made by officers, more than one, and joined by every member', async () => {
    expect((await make(member)).statusCode).toBe(403);
    const first = (await make(elder)).json();
    expect(first).toMatchObject({ guildId: id, partyId: null, creator: { id: elder.profile.id }, entries: [] });
    await make(leader, '흑룡의어금니');
    const entries = `/api/turns/${first.id}/entries`;
    expect(await outcome(trainee, 'POST', entries)).toBe(201);
    expect(await outcome(member, 'POST', entries)).toBe(201);
    expect(await outcome(member, 'POST', entries)).toBe(200);
    expect(await outcome(member, 'POST', entries, { profileId: leader.profile.id })).toBe(403);
    expect(await outcome(deputy, 'POST', entries, { name: '지나가던이' })).toBe(201);
    const stranger = await guilds.player();
    expect(await outcome(deputy, 'POST', entries, { profileId: stranger.profile.id })).toBe(404);
    const listed = (await guilds.request(trainee, 'GET', `/api/turns?guildId=${id}`)).json();
    expect(listed.map(({ title, entries: all }: { title: string; entries: unknown[] }) => [title, all.length])).toEqual(
      [
        ['구름의옥', 3],
        ['흑룡의어금니', 0],
      ],
    );
    const [{ id: entryId }, second] = listed[0].entries;
    expect(await outcome(elder, 'PUT', `/api/turns/${first.id}/next`, { entryId: second.id, outcome: 2 })).toBe(
      'CHANGED',
    );
    expect(await outcome(elder, 'PUT', `/api/turns/${first.id}/next`, { entryId, outcome: 2 })).toBe(200);
    const notices = await guilds.db
      .selectFrom('notification')
      .select(['kind', 'path'])
      .where('profile_id', '=', member.profile.id)
      .execute();
    expect(notices).toEqual([{ kind: 'turn.next', path: `/guilds/${id}?tab=loot` }]);
  });

  it('is led by who made it, also when he is no officer any more', async () => {
    const { id: lootRotationId } = (await make(elder)).json();
    await guilds.send(leader, 'PUT', `/${id}/members/${elder.profile.id}`, { action: 'rank', rank: 4 });
    expect(await outcome(elder, 'PUT', `/api/turns/${lootRotationId}`, { title: '새 이름' })).toBe(200);
    expect((await make(elder)).statusCode).toBe(403);
    expect(await outcome(member, 'PUT', `/api/turns/${lootRotationId}`, { title: '새 이름' })).toBe(403);
    await guilds.send(elder, 'DELETE', `/${id}/members`);
    expect(await outcome(elder, 'PUT', `/api/turns/${lootRotationId}`, { title: '새 이름' })).toBe(403);
  });

  it('loses who leaves the guild, unless he has received', async () => {
    const { id: lootRotationId } = (await make(elder)).json();
    for (const player of [member, trainee])
      await guilds.request(player, 'POST', `/api/turns/${lootRotationId}/entries`);
    const read = async () => (await guilds.request(leader, 'GET', `/api/turns/${lootRotationId}`)).json().entries;
    const [first] = await read();
    await guilds.request(elder, 'PUT', `/api/turns/${lootRotationId}/next`, { entryId: first.id, outcome: 2 });
    for (const player of [member, trainee]) await guilds.send(player, 'DELETE', `/${id}/members`);
    expect((await read()).map(({ number, state }: { number: number; state: number }) => [number, state])).toEqual([
      [1, 2],
    ]);
  });

  it('is one of fifty of a guild at most', async () => {
    const rotation = {
      created_at: guilds.now,
      updated_at: guilds.now,
      guild_id: id,
      creator_id: elder.profile.id,
      title: '구름의옥',
      mode: 1,
      last_number: 0,
    };
    await guilds.db.insertInto('turn_order').values(Array(50).fill(rotation)).execute();
    expect((await make(elder)).json().data.reason).toBe('MOST_TURNS');
  });

  it.each(['CLOSED', 'HIDDEN'] as const)('is read and no more while the guild is %s', async (state) => {
    const { id: lootRotationId } = (await make(elder)).json();
    const values =
      state === 'CLOSED' ? { deleted_at: guilds.now } : { hidden_at: guilds.now, hidden_reason: '사칭하는 이름' };
    await guilds.db.updateTable('guild').set(values).where('id', '=', id).execute();
    expect(await outcome(member, 'GET', `/api/turns/${lootRotationId}`)).toBe(200);
    expect(await outcome(member, 'POST', `/api/turns/${lootRotationId}/entries`)).toBe(state);
    expect(await outcome(leader, 'DELETE', `/api/turns/${lootRotationId}`)).toBe(state);
    expect(await outcome(leader, 'POST', '/api/turns', { guildId: id, title: '새 순번표' })).toBe(state);
  });
});
