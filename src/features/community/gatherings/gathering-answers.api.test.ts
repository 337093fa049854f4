import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#shared/durations.ts';
import { insertGathering } from '#tests/factories/gatherings.ts';
import { type GatheringGuild, GatheringSite } from '#tests/support/gathering-site.ts';
import type { SignedInPlayer } from '#tests/support/sign-in-as.ts';
import { transactOver } from '#tests/support/transact.ts';
import { expireGuilds } from '../guilds/expire-guilds.service.ts';
import type { Gathering } from './gathering.contract.ts';

const guilds = new GatheringSite();
let guild: GatheringGuild;

beforeEach(async () => {
  guilds.resetClock();
  guild = await guilds.guildOfRanks();
});

const pathOf = ({ id }: { id: number }) => `/${guild.id}/gatherings/${id}`;
const seen = async (one: { id: number }, by: SignedInPlayer = guild.leader): Promise<Gathering> =>
  (await guilds.send(by, 'GET', pathOf(one))).body;
/** Profile ids of who is seated, and of who waits. */
async function lineOf(one: { id: number }): Promise<[number[], number[]]> {
  const coming = (await seen(one)).answers.filter(({ answer }) => answer === 1);
  const ids = (isWaiting: boolean) =>
    coming.filter((answer) => answer.isWaiting === isWaiting).map(({ profile }) => profile.id);
  return [ids(false), ids(true)];
}
const idOf = ({ profile }: SignedInPlayer) => profile.id;
const seatedNotices = async (player: SignedInPlayer) =>
  (await guilds.gatheringNoticesOf(player)).filter((kind) => kind === 'gathering.seated').length;
/** Of the leader; the others come in that order. */
async function fullOf(capacity: number, ...coming: SignedInPlayer[]): Promise<Gathering> {
  const made = await guilds.made(guild.leader, guild.id, { capacity });
  for (const player of coming) expect((await guilds.answer(player, made, 1)).status).toBe(200);
  return made;
}

describe('an answer', () => {
  it('is for every member, with the job that he comes with, and can be another until the end', async () => {
    const { member, trainee } = guild;
    const made = await guilds.made(guild.leader, guild.id, { at: guilds.at(60), minutes: 60 });
    expect((await guilds.answer(member, made, 1)).body.own).toMatchObject({ answer: 1, job: 4 });
    expect((await guilds.answer(member, made, 3, { job: 2 })).body.own).toMatchObject({ answer: 3, job: 2 });
    expect((await guilds.answer(member, made, 1)).body.own).toMatchObject({ answer: 1, job: 2 });
    guilds.pass(119 * 60_000);
    expect((await guilds.answer(trainee, made, 2)).body.counts).toEqual({
      coming: 2,
      waiting: 0,
      unsure: 0,
      notComing: 1,
      jobs: { '1': 1, '2': 1, '3': 0, '4': 0 },
    });
    expect((await seen(made)).answers.map(({ answer }) => answer)).toEqual([1, 1, 2]);
  });

  it.each([{ answer: 4 }, { answer: 0 }, {}, { answer: 1, job: 5 }])('%j is refused', async (payload) => {
    const made = await guilds.made(guild.leader, guild.id);
    expect(await guilds.outcome(guild.member, 'PUT', `${pathOf(made)}/answer`, payload)).toBe(400);
  });

  it('beyond the capacity waits, and moves up in order when somebody goes', async () => {
    const { leader, deputy, elder, member, trainee } = guild;
    const made = await fullOf(2, deputy, elder, member, trainee);
    expect(await lineOf(made)).toEqual([
      [idOf(leader), idOf(deputy)],
      [idOf(elder), idOf(member), idOf(trainee)],
    ]);
    await guilds.answer(deputy, made, 2);
    expect(await lineOf(made)).toEqual([
      [idOf(leader), idOf(elder)],
      [idOf(member), idOf(trainee)],
    ]);
    expect(await seatedNotices(elder)).toBe(1);
    await guilds.answer(member, made, 3);
    await guilds.answer(leader, made, 3);
    expect(await lineOf(made)).toEqual([[idOf(elder), idOf(trainee)], []]);
    expect([await seatedNotices(trainee), await seatedNotices(member)]).toEqual([1, 0]);
    await guilds.answer(deputy, made, 1);
    expect(await lineOf(made)).toEqual([[idOf(elder), idOf(trainee)], [idOf(deputy)]]);
  });

  it('that is given again keeps its place, and tells nobody', async () => {
    const { leader, deputy, elder } = guild;
    const made = await fullOf(2, deputy, elder);
    await guilds.db.deleteFrom('live_event').execute();
    for (const player of [deputy, leader]) expect((await guilds.answer(player, made, 1)).status).toBe(200);
    expect(await guilds.db.selectFrom('live_event').select('type').execute()).toEqual([]);
    expect((await guilds.answer(deputy, made, 1, { job: 3 })).body.own).toMatchObject({ job: 3, isWaiting: false });
    expect(await lineOf(made)).toEqual([[idOf(leader), idOf(deputy)], [idOf(elder)]]);
  });
});

describe('another capacity', () => {
  it('lets the last ones wait where it is smaller, and moves them up in order where it is larger', async () => {
    const { leader, deputy, elder, member, trainee } = guild;
    const made = await fullOf(4, deputy, elder, member, trainee);
    const capacity = (value: number | null) => guilds.outcome(leader, 'PUT', pathOf(made), { capacity: value });
    expect(await capacity(2)).toBe(200);
    expect(await lineOf(made)).toEqual([
      [idOf(leader), idOf(deputy)],
      [idOf(elder), idOf(member), idOf(trainee)],
    ]);
    expect((await guilds.gatheringNoticesOf(elder)).at(-1)).toBe('gathering.changed');
    expect(await guilds.gatheringNoticesOf(trainee)).toEqual(['gathering.made']);
    expect(await capacity(3)).toBe(200);
    expect(await lineOf(made)).toEqual([
      [idOf(leader), idOf(deputy), idOf(elder)],
      [idOf(member), idOf(trainee)],
    ]);
    expect(await capacity(null)).toBe(200);
    expect((await lineOf(made))[1]).toEqual([]);
    expect([await seatedNotices(elder), await seatedNotices(member), await seatedNotices(trainee)]).toEqual([1, 1, 1]);
  });
});

describe('who leaves the guild', () => {
  it.each([
    ['by himself', () => guilds.outcome(guild.member, 'DELETE', `/${guild.id}/members`)],
    [
      'kicked',
      () =>
        guilds.outcome(guild.leader, 'PUT', `/${guild.id}/members/${guild.member.profile.id}`, { action: 'remove' }),
    ],
    ['with his account', () => guilds.deleteAccount(guild.member)],
  ])('%s takes his answers away, and whoever waited moves up', async (_, leave) => {
    const { leader, deputy, member, trainee } = guild;
    const made = await fullOf(2, member, deputy, trainee);
    const old = await insertGathering(guilds.db, {
      guild_id: guild.id,
      creator_id: leader.profile.id,
      created_at: new Date(guilds.now.getTime() - 3 * DAY_MS),
      coming: [idOf(member), idOf(trainee)],
      capacity: 2,
    });
    expect([undefined, 200]).toContain(await leave());
    expect(await lineOf(made)).toEqual([[idOf(leader), idOf(deputy)], [idOf(trainee)]]);
    expect(await lineOf({ id: old })).toEqual([[idOf(trainee)], []]);
    expect([await seatedNotices(deputy), await seatedNotices(trainee)]).toEqual([1, 0]);
  });

  it('leaves what he made behind, which the heads may change', async () => {
    const { elder, deputy, leader } = guild;
    const made = await guilds.made(elder, guild.id, { repeat: 'weekly' });
    expect(await guilds.outcome(elder, 'DELETE', `/${guild.id}/members`)).toBe(200);
    expect(await guilds.outcome(elder, 'PUT', pathOf(made), { title: '내 일정' })).toBe(403);
    expect(await seen(made)).toMatchObject({ creator: { id: idOf(elder) }, state: 1, answers: [], repeat: 'weekly' });
    expect(await guilds.outcome(deputy, 'PUT', pathOf(made), { title: '우리 일정' })).toBe(200);
    await guilds.deleteAccount(elder);
    expect(await seen(made, leader)).toMatchObject({
      creator: { id: idOf(elder), userId: null, name: '탈퇴한 사용자' },
    });
  });

  it('has what he made and answered in his export', async () => {
    const { elder, leader } = guild;
    await guilds.answer(elder, await guilds.made(leader, guild.id), 3);
    const made = await guilds.made(elder, guild.id, { title: '내가 만든 일정', note: '늦지 마세요' });
    const { guilds: section } = (await guilds.request(elder, 'GET', '/api/profiles/me/export')).json();
    expect(section.gatherings).toEqual([expect.objectContaining({ id: made.id, note: '늦지 마세요' })]);
    expect(section.answers.map(({ answer }: { answer: number }) => answer)).toEqual([3, 1]);
  });
});

it('a guild that was closed 14 days ago has no schedule any more', async () => {
  await guilds.answer(guild.member, await guilds.made(guild.leader, guild.id), 1);
  await guilds.outcome(guild.leader, 'DELETE', `/${guild.id}`);
  guilds.pass(14 * DAY_MS + HOUR_MS);
  await expireGuilds({
    db: guilds.db,
    transact: transactOver(guilds.db, guilds.clock),
    now: guilds.now,
    signal: new AbortController().signal,
  });
  const left = await guilds.db.selectFrom('gathering').select('id').where('guild_id', '=', guild.id).execute();
  expect(left).toEqual([]);
});

describe('of those who come and do not wait', () => {
  const begin = (url: string, payload: object, player = guild.leader) => guilds.request(player, 'POST', url, payload);
  const turns = (parts: object) => begin('/api/turns', { guildId: guild.id, title: '보스 순번', ...parts });
  const settlement = (parts: object) =>
    begin('/api/settlements', {
      guildId: guild.id,
      title: '보스 정산',
      entries: [{ name: '진호박', amount: 900 }],
      ...parts,
    });

  it('a loot rotation is begun, in their order', async () => {
    const { leader, deputy, elder, member } = guild;
    const made = await fullOf(3, deputy, member, elder);
    const order = (await turns({ gatheringId: made.id })).json();
    expect(
      order.entries.map(({ profile, number }: { profile: { id: number }; number: number }) => [profile.id, number]),
    ).toEqual([
      [idOf(leader), 1],
      [idOf(deputy), 2],
      [idOf(member), 3],
    ]);
  });

  it('a settlement is begun, unless its shares are given', async () => {
    const { leader, deputy, elder, member } = guild;
    const made = await fullOf(3, deputy, member, elder);
    const sharesOf = async (parts: object) => {
      const answer = await settlement({ gatheringId: made.id, ...parts });
      expect(answer.statusCode).toBe(201);
      return answer.json().shares.map(({ profile }: { profile: { id: number } }) => profile.id);
    };
    expect(await sharesOf({})).toEqual([idOf(leader), idOf(deputy), idOf(member)]);
    expect(await sharesOf({ shares: [{ profileId: idOf(elder) }] })).toEqual([idOf(elder)]);
  });

  it('nothing is begun where there is no such gathering, where nobody comes, or for a party', async () => {
    const other = await guilds.guildOfRanks();
    const elsewhere = await guilds.made(other.leader, other.id);
    expect((await turns({ gatheringId: elsewhere.id })).statusCode).toBe(404);
    expect((await settlement({ gatheringId: elsewhere.id })).statusCode).toBe(404);
    const empty = await guilds.made(guild.leader, guild.id);
    await guilds.answer(guild.leader, empty, 2);
    expect((await settlement({ gatheringId: empty.id })).statusCode).toBe(400);
    expect((await turns({ gatheringId: empty.id })).json().entries).toEqual([]);
    expect((await begin('/api/turns', { partyId: 1, title: '파티 순번', gatheringId: empty.id })).statusCode).toBe(400);
  });
});
