import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertGuild } from '#database/factories/guilds.ts';
import { insertProfile } from '#database/factories/people.ts';
import { DAY_MS, HOUR_MS } from '#shared/durations.ts';
import { type App, openApp } from '#tests/support/open-app.ts';
import { accessToken, bearer, type SignedInPlayer, signInAs } from '#tests/support/sign-in-as.ts';
import { transactOver } from '#tests/support/transact.ts';
import { expireGuilds } from './expire-guilds.service.ts';
import type { Rank } from './guild-codes.ts';
import { endTakeovers } from './take-over-guild.service.ts';

let site: App;
/** Moves on by hand. */
let now = new Date();
const clock = { now: () => now };

beforeAll(async () => {
  site = await openApp({ items: [], settings: { RATE_LIMIT_SCALE: '1000' }, clock });
});
afterAll(() => site.close());
beforeEach(() => {
  now = new Date();
});

type InjectedAnswer = Awaited<ReturnType<App['app']['inject']>>;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function send(player: SignedInPlayer | null, method: Method, path: string, payload?: object) {
  const answer = await site.app.inject({
    ...{ method, url: `/api/guilds${path}` },
    headers: player?.headers ?? { 'sec-fetch-site': 'same-origin' },
    ...(payload && { payload }),
  });
  const body = answer.json();
  return { status: answer.statusCode, body, reason: body?.data?.reason as string | undefined };
}

/** The reason of a conflict, else the status. */
async function outcome(...request: Parameters<typeof send>): Promise<string | number> {
  const { status, reason } = await send(...request);
  return reason ?? status;
}

/** With a session that outlives the clock of these tests. */
async function player(parts: object = {}): Promise<SignedInPlayer> {
  const signedIn = await signInAs(site, { profile: { job: 1, level: 90, ...parts } });
  const { userId, sessionId } = signedIn;
  const end = new Date(now.getTime() + 200 * DAY_MS);
  await site.api.db.updateTable('sign_in.session').set({ ends_at: end }).where('id', '=', sessionId).execute();
  const token = await accessToken(site, { userId, sessionId, expiresAt: Math.floor(end.getTime() / 1000) });
  return { ...signedIn, token, headers: bearer(token) };
}

/** Shortly after a sign-in, as it has to be. */
async function deleteAccount({ userId, sessionId }: SignedInPlayer): Promise<void> {
  const timestamp = Math.floor(now.getTime() / 1000);
  const token = await accessToken(site, {
    ...{ userId, sessionId, expiresAt: timestamp + 3600 },
    claims: { amr: [{ method: 'oauth', timestamp }] },
  });
  const answer = await site.app.inject({ method: 'POST', url: '/api/profiles/delete', headers: bearer(token) });
  expect(answer.statusCode).toBe(200);
}

let names = 0;
const newName = () => {
  names += 1;
  return `새문파${names}`;
};

async function founded(leader: SignedInPlayer, parts: object = {}): Promise<number> {
  const { status, body } = await send(leader, 'POST', '', { name: newName(), gameServer: 1, ...parts });
  expect(status).toBe(201);
  return body.id;
}

async function guildOf(leader: SignedInPlayer, ...members: [SignedInPlayer, Rank][]): Promise<number> {
  const { id } = await insertGuild(site.api.db, {
    leader_id: leader.profile.id,
    members: members.map(([{ profile }, rank]) => ({ profileId: profile.id, rank })),
  });
  return id;
}

const ranksIn = async (id: number) => {
  const rows = await site.api.db
    .selectFrom('guild_member')
    .select(['profile_id', 'rank'])
    .where('guild_id', '=', id)
    .where('left_at', 'is', null)
    .execute();
  return new Map(rows.map(({ profile_id, rank }) => [profile_id, rank]));
};

const noticesOf = async ({ profile }: SignedInPlayer) => {
  const rows = await site.api.db
    .selectFrom('notification')
    .select('kind')
    .where('profile_id', '=', profile.id)
    .orderBy('id')
    .execute();
  return rows.map(({ kind }) => kind);
};

describe('founding a guild', () => {
  it('makes its founder the leader and shows it to everybody', async () => {
    const leader = await player();
    const name = newName();
    const made = await send(leader, 'POST', '', {
      ...{
        name,
        gameServer: 1,
        description: '주말에 모입니다\n함께해요',
        joinPolicy: 2,
        minLevel: 50,
        jobs: [1, 4],
        tint: 3,
      },
      ...{ isDiscord: true, discordInvite: 'https://discord.com/invite/baram-1', isInvitePublic: false },
    });
    expect(made.status).toBe(201);
    const seen = await send(null, 'GET', `/${made.body.id}`);
    expect(seen.body).toMatchObject({
      ...{ name, description: '주말에 모입니다\n함께해요', joinPolicy: 2, minLevel: 50, jobs: [1, 4], tint: 3 },
      ...{ isDiscord: true, discordInvite: null, iconUrl: null, memberCount: 1, deputies: [] },
      jobCounts: { '1': 1, '2': 0, '3': 0, '4': 0 },
      leader: { id: leader.profile.id, name: leader.profile.name },
    });
    expect((await send(leader, 'GET', `/${made.body.id}`)).body.discordInvite).toBe('https://discord.gg/baram-1');
  });

  it('is possible once a Korean day, and not beside another guild of that server', async () => {
    const leader = await player();
    const id = await founded(leader);
    expect(await outcome(leader, 'POST', '', { name: newName(), gameServer: 1 })).toBe('IN_GUILD');
    expect((await send(leader, 'POST', '', { name: newName(), gameServer: 2 })).status).toBe(429);
    now = new Date(now.getTime() + DAY_MS);
    expect(await outcome(leader, 'POST', '', { name: newName(), gameServer: 2 })).toBe(201);
    expect(
      (await send(leader, 'GET', '/mine')).body.guilds.map(({ guild }: { guild: { id: number } }) => guild.id),
    ).toContain(id);
  });

  it.each([
    ['똑같은', '새이름문파', '새이름문파'],
    ['크기만 다른', 'Moonpa', 'moonPA'],
    ['비슷해 보이는', 'llmoon0', '1lmoono'],
  ])('refuses a name %s', async (_, taken, wanted) => {
    await founded(await player(), { name: taken });
    const { status, reason } = await send(await player(), 'POST', '', { name: wanted, gameServer: 1 });
    expect([status, reason]).toEqual([409, 'NAME_TAKEN']);
    expect(await outcome(await player(), 'POST', '', { name: wanted, gameServer: 2 })).toBe(201);
  });

  it.each([
    ['보이지 않는 글자', { name: '붉은\u200b해' }],
    ['방향을 바꾸는 글자', { name: '붉은\u202e해' }],
    ['쌓은 글자', { name: '붉\u0337\u0322\u0321은해' }],
    ['태그', { name: '<b>붉은해' }],
    ['운영자 사칭', { name: '바람나루운영' }],
    ['한 글자', { name: '해' }],
    ['모르는 서버', { gameServer: 99 }],
    ['남의 초대 주소', { discordInvite: 'https://discord.gg.evil.com/abc' }],
    ['사용자를 앞세운 주소', { discordInvite: 'https://discord.gg@evil.com/abc' }],
    ['다른 길', { discordInvite: 'https://discord.com/channels/1/2' }],
    ['다른 규약', { discordInvite: 'http://discord.gg/abc' }],
    ['물음이 붙은 초대', { discordInvite: 'https://discord.gg/abc?x=1' }],
    ['자바스크립트', { discordInvite: 'javascript:alert(1)' }],
    ['쌓은 소개', { description: `가${'\u0300'.repeat(9)}` }],
    ['방향을 바꾸는 소개', { description: '가\u2066나' }],
    ['긴 소개', { description: '가'.repeat(1001) }],
    ['같은 직업 둘', { jobs: [1, 1] }],
    ['모르는 필드', { iconUrl: 'https://evil.example/a.png' }],
  ])('refuses %s with a Korean reason and writes nothing', async (_, parts) => {
    const leader = await player();
    const { status, body } = await send(leader, 'POST', '', { name: newName(), gameServer: 1, ...parts });
    expect(status).toBe(400);
    expect(body.data.issues[0].message).toMatch(/[가-힣]/);
    expect((await send(leader, 'GET', '/mine')).body.guilds).toEqual([]);
  });

  it.each(['현ㄱㅓ래 환영', '바.카.라 추천', '씨.발 문파'])(
    'refuses forbidden words in disguise: %s',
    async (description) => {
      const { status } = await send(await player(), 'POST', '', { name: newName(), gameServer: 1, description });
      expect(status).toBe(498);
    },
  );
});

describe('a name', () => {
  it('changes once in 30 days, and the former one rests as long for others', async () => {
    const leader = await player();
    const name = newName();
    const id = await founded(leader, { name });
    expect(await outcome(leader, 'PUT', `/${id}`, { name: `${name}둘` })).toBe(200);
    expect((await send(leader, 'PUT', `/${id}`, { name: `${name}셋` })).status).toBe(429);
    expect(await outcome(await player(), 'POST', '', { name, gameServer: 1 })).toBe('NAME_TAKEN');
    now = new Date(now.getTime() + 30 * DAY_MS + 1);
    expect(await outcome(await player(), 'POST', '', { name, gameServer: 1 })).toBe(201);
  });

  it('may be taken back by the guild that gave it up', async () => {
    const leader = await player();
    const name = newName();
    const id = await founded(leader, { name });
    await send(leader, 'PUT', `/${id}`, { name: `${name}둘` });
    now = new Date(now.getTime() + 30 * DAY_MS + 1);
    expect(await outcome(leader, 'PUT', `/${id}`, { name })).toBe(200);
  });
});

describe('the directory', () => {
  it('is found by the beginning of the name and of its initial consonants, by policy, job and level', async () => {
    const { db } = site.api;
    await insertGuild(db, { name: '하늘나루', join_policy: 2, min_level: 80, jobs: [4], game_server: 2 });
    await insertGuild(db, { name: '하늘숲', join_policy: 1, game_server: 2 });
    await insertGuild(db, { name: '큰하늘', join_policy: 3, game_server: 2 });
    const found = async (query: string) =>
      (await send(null, 'GET', `?gameServer=2&${query}`)).body.map(({ name }: { name: string }) => name).toSorted();
    expect(await found('q=하늘')).toEqual(['하늘나루', '하늘숲']);
    expect(await found('q=ㅎㄴㄴ')).toEqual(['하늘나루']);
    expect(await found('q=ㅋㅎ')).toEqual(['큰하늘']);
    expect(await found('q=아무도')).toEqual([]);
    expect(await found('q=ㅎㄴ&policy=1')).toEqual(['하늘숲']);
    expect(await found('q=ㅎㄴ&job=1')).toEqual(['하늘숲']);
    expect(await found('q=ㅎㄴ&level=79')).toEqual(['하늘숲']);
    expect(await found('q=ㅎㄴ&level=80&job=4')).toEqual(['하늘나루', '하늘숲']);
  });

  it.each(['new', 'members'])('is walked to its end, each guild once, by sort=%s', async (sort) => {
    const { db } = site.api;
    for (let nth = 0; nth < 7; nth += 1) {
      const others = await Promise.all(Array.from({ length: nth % 3 }, () => insertProfile(db)));
      await insertGuild(db, { game_server: 2, members: others.map(({ id }) => ({ profileId: id })) });
    }
    const seen: { id: number; createdAt: string; memberCount: number }[] = [];
    let query: string | undefined = `?gameServer=2&limit=3&sort=${sort}`;
    while (query !== undefined) {
      const answer: InjectedAnswer = await site.app.inject(`/api/guilds${query}`);
      seen.push(...answer.json());
      query = /\?[^>]*/.exec(String(answer.headers.link ?? ''))?.[0];
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
    const all = await db.selectFrom('guild').select('id').where('game_server', '=', 2).execute();
    expect(seen.length).toBe(all.length);
    const keys = seen.map(({ createdAt, memberCount, id }) => [
      sort === 'new' ? Date.parse(createdAt) : memberCount,
      id,
    ]);
    expect(keys).toEqual(keys.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => c - a || d - b));
  });

  it('refuses an unknown place, and shows nothing behind one of the other order', async () => {
    expect((await send(null, 'GET', '?cursor=Mzz')).status).toBe(400);
    expect((await send(null, 'GET', '?sort=new&cursor=M5-1')).body).toEqual([]);
  });
});

describe('applying', () => {
  it('waits for an answer, is accepted as 연습생, and withdraws the other applications of that server', async () => {
    const [leader, other, applicant] = [await player(), await player(), await player()];
    const [id, elsewhere] = [await guildOf(leader), await guildOf(other)];
    for (const guild of [id, elsewhere]) {
      expect((await send(applicant, 'POST', `/${guild}/members`, { message: '주말에만 합니다' })).status).toBe(201);
    }
    expect((await send(applicant, 'POST', `/${id}/members`)).status).toBe(200);
    expect((await send(applicant, 'GET', '/mine')).body.asked).toHaveLength(2);
    expect((await send(leader, 'GET', `/${id}/applications`)).body).toEqual([
      expect.objectContaining({
        message: '주말에만 합니다',
        profile: expect.objectContaining({ id: applicant.profile.id }),
      }),
    ]);
    const target = `/${id}/members/${applicant.profile.id}`;
    expect(await outcome(leader, 'PUT', target, { action: 'accept' })).toBe(200);
    expect(await outcome(leader, 'PUT', target, { action: 'accept' })).toBe(200);
    expect(await outcome(other, 'PUT', `/${elsewhere}/members/${applicant.profile.id}`, { action: 'accept' })).toBe(
      'IN_GUILD',
    );
    expect((await ranksIn(id)).get(applicant.profile.id)).toBe(5);
    const mine = (await send(applicant, 'GET', '/mine')).body;
    expect(mine.asked).toEqual([]);
    expect(mine.guilds).toEqual([expect.objectContaining({ rank: 5, isShown: false, closedAt: null })]);
    expect(await noticesOf(leader)).toEqual(['guild.applied']);
    expect(await noticesOf(applicant)).toEqual(['guild.accepted']);
  });

  it('lets in at once where everybody may, and is answered where job or level are others', async () => {
    const leader = await player();
    const { id } = await insertGuild(site.api.db, {
      leader_id: leader.profile.id,
      join_policy: 2,
      min_level: 50,
      jobs: [4],
    });
    expect((await send(await player({ job: 4 }), 'POST', `/${id}/members`)).body).toEqual({ state: 'in' });
    expect((await send(await player({ job: 1 }), 'POST', `/${id}/members`)).body).toEqual({ state: 'asked' });
    expect((await send(await player({ job: 4, level: 49 }), 'POST', `/${id}/members`)).body).toEqual({
      state: 'asked',
    });
    expect(await noticesOf(leader)).toEqual(['guild.applied', 'guild.applied']);
  });

  it('is refused where none are taken, beyond three, and for a day after a refusal', async () => {
    const [leader, applicant] = [await player(), await player()];
    const closed = await insertGuild(site.api.db, { join_policy: 3 });
    expect(await outcome(applicant, 'POST', `/${closed.id}/members`)).toBe('NOT_TAKING');
    const id = await guildOf(leader);
    await send(applicant, 'POST', `/${id}/members`);
    expect(await outcome(leader, 'PUT', `/${id}/members/${applicant.profile.id}`, { action: 'refuse' })).toBe(200);
    expect(await outcome(leader, 'PUT', `/${id}/members/${applicant.profile.id}`, { action: 'refuse' })).toBe(200);
    expect(await outcome(applicant, 'POST', `/${id}/members`)).toBe('REFUSED');
    for (let nth = 0; nth < 3; nth += 1) {
      const { id: another } = await insertGuild(site.api.db);
      expect(await outcome(applicant, 'POST', `/${another}/members`)).toBe(201);
    }
    expect(await outcome(applicant, 'POST', `/${(await insertGuild(site.api.db)).id}/members`)).toBe('MOST_ASKS');
    now = new Date(now.getTime() + DAY_MS + 1);
    expect(
      await outcome(applicant, 'DELETE', `/${(await send(applicant, 'GET', '/mine')).body.asked[0].guild.id}/members`),
    ).toBe(200);
    expect(await outcome(applicant, 'POST', `/${id}/members`)).toBe(201);
  });

  it('is refused for seven days to whoever was put out', async () => {
    const [leader, member] = [await player(), await player()];
    const id = await guildOf(leader, [member, 4]);
    expect(await outcome(leader, 'PUT', `/${id}/members/${member.profile.id}`, { action: 'remove' })).toBe(200);
    expect(await noticesOf(member)).toEqual(['guild.removed']);
    now = new Date(now.getTime() + 6 * DAY_MS);
    expect(await outcome(member, 'POST', `/${id}/members`)).toBe('REFUSED');
    now = new Date(now.getTime() + DAY_MS + 1);
    expect(await outcome(member, 'POST', `/${id}/members`)).toBe(201);
  });

  it('notifies nobody who blocked the applicant, and is shown to him all the same', async () => {
    const [leader, applicant] = [await player(), await player()];
    const id = await guildOf(leader);
    await site.api.db
      .insertInto('block')
      .values({ created_at: now, profile_id: leader.profile.id, blocked_id: applicant.profile.id })
      .execute();
    await send(applicant, 'POST', `/${id}/members`);
    expect(await noticesOf(leader)).toEqual([]);
    expect((await send(leader, 'GET', `/${id}/applications`)).body).toHaveLength(1);
  });

  it('of a suspended player is not shown and cannot be accepted', async () => {
    const [leader, applicant] = [await player(), await player()];
    const id = await guildOf(leader);
    await send(applicant, 'POST', `/${id}/members`);
    await site.api.db
      .updateTable('profile')
      .set({ banned_at: new Date(now.getTime() + DAY_MS) })
      .where('id', '=', applicant.profile.id)
      .execute();
    expect((await send(leader, 'GET', `/${id}/applications`)).body).toEqual([]);
    expect(await outcome(leader, 'PUT', `/${id}/members/${applicant.profile.id}`, { action: 'accept' })).toBe(404);
    expect(await outcome(applicant, 'DELETE', `/${id}/members`)).toBe(200);
  });
});

describe('ranks', () => {
  it('have room for three 부문주 and ten 장로', async () => {
    const leader = await player();
    const others = await Promise.all(Array.from({ length: 14 }, () => insertProfile(site.api.db)));
    const { id } = await insertGuild(site.api.db, {
      leader_id: leader.profile.id,
      members: others.map((one) => ({ profileId: one.id })),
    });
    const set = (nth: number, rank: Rank) =>
      outcome(leader, 'PUT', `/${id}/members/${others[nth]?.id}`, { action: 'rank', rank });
    for (let nth = 0; nth < 3; nth += 1) expect(await set(nth, 2)).toBe(200);
    expect(await set(3, 2)).toBe('RANK_FULL');
    for (let nth = 3; nth < 13; nth += 1) expect(await set(nth, 3)).toBe(200);
    expect(await set(13, 3)).toBe('RANK_FULL');
    expect(await set(13, 5)).toBe(200);
    expect(await set(13, 5)).toBe(200);
  });

  it('hand over to any member; who led becomes the highest with room', async () => {
    const [leader, one, two, three, trainee] = [
      await player(),
      await player(),
      await player(),
      await player(),
      await player(),
    ];
    const id = await guildOf(leader, [one, 2], [two, 2], [three, 2], [trainee, 5]);
    expect(await outcome(leader, 'PUT', `/${id}/members/${trainee.profile.id}`, { action: 'rank', rank: 1 })).toBe(200);
    const ranks = await ranksIn(id);
    expect([ranks.get(trainee.profile.id), ranks.get(leader.profile.id)]).toEqual([1, 3]);
    expect(await noticesOf(trainee)).toEqual(['guild.lead']);
    expect(await outcome(leader, 'PUT', `/${id}/members/${one.profile.id}`, { action: 'rank', rank: 1 })).toBe(403);
    expect(await outcome(trainee, 'PUT', `/${id}/members/${one.profile.id}`, { action: 'rank', rank: 1 })).toBe(200);
    expect((await ranksIn(id)).get(trainee.profile.id)).toBe(2);
    expect((await send(null, 'GET', `/${id}`)).body).toMatchObject({ leader: { id: one.profile.id } });
  });

  it('let a suspended leader hand over, but nothing else', async () => {
    const [leader, member] = [await player(), await player()];
    const id = await guildOf(leader, [member, 4]);
    await site.api.db
      .updateTable('profile')
      .set({ banned_at: new Date(now.getTime() + DAY_MS) })
      .where('id', '=', leader.profile.id)
      .execute();
    const target = `/${id}/members/${member.profile.id}`;
    expect(await outcome(leader, 'PUT', target, { action: 'rank', rank: 3 })).toBe(499);
    expect(await outcome(leader, 'PUT', target, { action: 'remove' })).toBe(499);
    expect(await outcome(leader, 'PUT', target, { action: 'rank', rank: 1 })).toBe(200);
    expect(await outcome(leader, 'DELETE', `/${id}/members`)).toBe(200);
  });
});

describe('leaving', () => {
  it('is not for the leader', async () => {
    const [leader, member] = [await player(), await player()];
    const id = await guildOf(leader, [member, 4]);
    expect(await outcome(leader, 'DELETE', `/${id}/members`)).toBe('LEADER');
    expect(await outcome(leader, 'PUT', `/${id}/members/${leader.profile.id}`, { action: 'remove' })).toBe('LEADER');
    expect(await outcome(member, 'DELETE', `/${id}/members`)).toBe(200);
    expect(await outcome(member, 'DELETE', `/${id}/members`)).toBe(404);
    expect((await send(null, 'GET', `/${id}`)).body.memberCount).toBe(1);
  });

  it('with one’s account passes the leadership to the longest-standing of the highest rank who is there', async () => {
    const [leader, suspended, younger, older, trainee] = [
      await player(),
      await player(),
      await player(),
      await player(),
      await player(),
    ];
    const { id } = await insertGuild(site.api.db, {
      leader_id: leader.profile.id,
      members: [
        { profileId: suspended.profile.id, rank: 2 },
        { profileId: younger.profile.id, rank: 3, joinedAt: new Date(now.getTime() - HOUR_MS) },
        { profileId: older.profile.id, rank: 3, joinedAt: new Date(now.getTime() - 2 * HOUR_MS) },
        { profileId: trainee.profile.id, rank: 5 },
      ],
    });
    await site.api.db
      .updateTable('profile')
      .set({ banned_at: new Date(now.getTime() + DAY_MS) })
      .where('id', '=', suspended.profile.id)
      .execute();
    await deleteAccount(leader);
    expect((await ranksIn(id)).get(older.profile.id)).toBe(1);
    expect(await noticesOf(older)).toEqual(['guild.lead']);
    expect((await send(null, 'GET', `/${id}`)).body).toMatchObject({
      leader: { id: older.profile.id },
      memberCount: 4,
    });
  });

  it('with the last account that may lead closes the guild, which nobody may restore', async () => {
    const [leader, trainee] = [await player(), await player()];
    const id = await guildOf(leader, [trainee, 5]);
    await deleteAccount(leader);
    expect((await send(null, 'GET', `/${id}`)).status).toBe(404);
    const [own] = (await send(trainee, 'GET', '/mine')).body.guilds;
    expect(own).toMatchObject({ guild: { id, leader: null, memberCount: 1 }, closedAt: now.toISOString() });
    expect(await outcome(trainee, 'POST', `/${id}/restore`)).toBe(403);
    expect(await noticesOf(trainee)).toEqual(['guild.closed']);
  });
});

describe('a closed guild', () => {
  it('is there for its members alone, who may only leave it, and can be restored for 14 days', async () => {
    const [leader, member, stranger] = [await player(), await player(), await player()];
    const id = await guildOf(leader, [member, 2]);
    expect(await outcome(leader, 'DELETE', `/${id}`)).toBe(200);
    expect(await outcome(leader, 'DELETE', `/${id}`)).toBe(200);
    expect((await send(stranger, 'GET', `/${id}`)).status).toBe(404);
    expect((await send(stranger, 'POST', `/${id}/members`)).status).toBe(404);
    expect((await send(member, 'GET', `/${id}`)).body.deletedAt).toBe(now.toISOString());
    expect((await send(member, 'GET', `/${id}/members`)).body).toHaveLength(2);
    expect(await outcome(member, 'PUT', `/${id}`, { tint: 2 })).toBe('CLOSED');
    expect(await outcome(member, 'PUT', `/${id}/members/me`, { isShown: true })).toBe('CLOSED');
    expect(await outcome(member, 'POST', `/${id}/posts`, { text: '안녕하세요' })).toBe('CLOSED');
    expect(await outcome(leader, 'PUT', `/${id}/members/${member.profile.id}`, { action: 'remove' })).toBe('CLOSED');
    expect(await outcome(member, 'POST', `/${id}/restore`)).toBe(403);
    now = new Date(now.getTime() + 14 * DAY_MS - 1000);
    expect(await outcome(leader, 'POST', `/${id}/restore`)).toBe(200);
    expect(await outcome(leader, 'POST', `/${id}/restore`)).toBe(200);
    expect((await send(stranger, 'GET', `/${id}`)).status).toBe(200);
    expect(await noticesOf(member)).toEqual(['guild.closed', 'guild.restored']);
  });

  it('is left by who joins or founds another; of a leader the leadership passes', async () => {
    const [leader, heir, member] = [await player(), await player(), await player()];
    const id = await guildOf(leader, [heir, 4], [member, 4]);
    await send(leader, 'DELETE', `/${id}`);
    const { id: free } = await insertGuild(site.api.db, { join_policy: 2 });
    expect((await send(leader, 'POST', `/${free}/members`)).body).toEqual({ state: 'in' });
    expect(await ranksIn(id)).toEqual(
      new Map([
        [heir.profile.id, 1],
        [member.profile.id, 4],
      ]),
    );
    await founded(member);
    expect([...(await ranksIn(id)).keys()]).toEqual([heir.profile.id]);
    expect(await outcome(heir, 'POST', `/${id}/restore`)).toBe(200);
    expect((await send(heir, 'GET', `/${id}`)).body).toMatchObject({ memberCount: 1, leader: { id: heir.profile.id } });
  });

  it('is erased after 14 days with all but the settlements of those who take part, and its name rests', async () => {
    const [leader, member] = [await player(), await player()];
    const name = newName();
    const id = await founded(leader, { name });
    await site.api.db
      .insertInto('guild_member')
      .values({ guild_id: id, profile_id: member.profile.id, game_server: 1, rank: 4, joined_at: now })
      .execute();
    await send(leader, 'POST', `/${id}/posts`, { text: '지워질 글' });
    const settlement = await site.app.inject({
      ...{ method: 'POST', url: '/api/settlements', headers: leader.headers },
      payload: {
        ...{ guildId: id, title: '남는 정산', entries: [{ name: '진호박', amount: 100 }], remainder: 3, unit: 100 },
        shares: [{ profileId: leader.profile.id }, { profileId: member.profile.id }, { name: '지나가던이' }],
      },
    });
    expect(settlement.statusCode).toBe(201);
    const { id: settlementId, kept } = settlement.json();
    expect(kept).toBe(100);
    await send(leader, 'DELETE', `/${id}`);
    const expire = () =>
      expireGuilds({
        db: site.api.db,
        transact: transactOver(site.api.db, clock),
        now,
        signal: new AbortController().signal,
      });
    now = new Date(now.getTime() + 14 * DAY_MS - 1000);
    await expire();
    expect((await send(member, 'GET', `/${id}`)).status).toBe(200);
    now = new Date(now.getTime() + 1001);
    expect(await outcome(leader, 'POST', `/${id}/restore`)).toBe('CLOSED');
    await expire();
    expect((await send(member, 'GET', `/${id}`)).status).toBe(404);
    expect((await send(member, 'GET', '/mine')).body.guilds).toEqual([]);
    for (const table of ['guild_post', 'guild_member', 'guild_application', 'turn_order'] as const) {
      const rows = await site.api.db.selectFrom(table).select('id').where('guild_id', '=', id).execute();
      expect([table, rows]).toEqual([table, []]);
    }
    const readBy = async ({ headers }: SignedInPlayer) =>
      (await site.app.inject({ url: `/api/settlements/${settlementId}`, headers })).statusCode;
    expect(await readBy(member)).toBe(200);
    expect(await outcome(member, 'POST', '', { name, gameServer: 1 })).toBe('NAME_TAKEN');
    await deleteAccount(member);
    expect(await readBy(leader)).toBe(200);
    await deleteAccount(leader);
    expect(await site.api.db.selectFrom('settlement').select('id').where('id', '=', settlementId).execute()).toEqual(
      [],
    );
    now = new Date(now.getTime() + 30 * DAY_MS + 1);
    expect(await outcome(await player(), 'POST', '', { name, gameServer: 1 })).toBe(201);
  });
});

describe('a takeover', () => {
  const end = () =>
    endTakeovers({
      db: site.api.db,
      transact: transactOver(site.api.db, clock),
      now,
      signal: new AbortController().signal,
    });
  /** So long ago. */
  const signIn = async ({ userId }: SignedInPlayer, at: Date) => {
    await site.api.db.updateTable('sign_in.session').set({ refreshed_at: at }).where('user_id', '=', userId).execute();
    await site.api.db.updateTable('sign_in.user').set({ last_sign_in_at: at }).where('id', '=', userId).execute();
  };
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);

  it('needs 45 days without a sign-in, and comes true after seven', async () => {
    const [leader, deputy, elder] = [await player(), await player(), await player()];
    const id = await guildOf(leader, [deputy, 2], [elder, 3]);
    await signIn(leader, ago(44.9));
    expect(await outcome(deputy, 'POST', `/${id}/takeover`)).toBe('LEADER_PRESENT');
    await signIn(leader, ago(45.1));
    expect(await outcome(elder, 'POST', `/${id}/takeover`)).toBe(403);
    expect((await send(deputy, 'POST', `/${id}/takeover`)).body.takeoverAt).toBe(
      new Date(now.getTime() + 7 * DAY_MS).toISOString(),
    );
    expect(await outcome(deputy, 'POST', `/${id}/takeover`)).toBe(200);
    expect(await noticesOf(leader)).toEqual(['guild.takeover']);
    expect((await send(null, 'GET', `/${id}`)).body.takeoverAt).toBeNull();
    now = new Date(now.getTime() + 7 * DAY_MS - 1);
    await end();
    expect((await ranksIn(id)).get(leader.profile.id)).toBe(1);
    now = new Date(now.getTime() + 1);
    await end();
    expect(await ranksIn(id)).toEqual(
      new Map([
        [leader.profile.id, 2],
        [deputy.profile.id, 1],
        [elder.profile.id, 3],
      ]),
    );
    expect(await noticesOf(deputy)).toEqual(['guild.lead']);
    expect((await send(deputy, 'GET', `/${id}`)).body.takeoverAt).toBeNull();
  });

  it('is ended by the leader’s next sign-in', async () => {
    const [leader, deputy] = [await player(), await player()];
    const id = await guildOf(leader, [deputy, 2]);
    await signIn(leader, ago(50));
    expect(await outcome(deputy, 'POST', `/${id}/takeover`)).toBe(200);
    now = new Date(now.getTime() + DAY_MS);
    await signIn(leader, now);
    expect((await send(deputy, 'GET', `/${id}`)).body.takeoverAt).toBeNull();
    now = new Date(now.getTime() + 7 * DAY_MS);
    await end();
    expect((await ranksIn(id)).get(leader.profile.id)).toBe(1);
  });

  it('is ended by the deputy’s leaving', async () => {
    const [leader, deputy] = [await player(), await player()];
    const id = await guildOf(leader, [deputy, 2]);
    await signIn(leader, ago(50));
    await send(deputy, 'POST', `/${id}/takeover`);
    await send(deputy, 'DELETE', `/${id}/members`);
    now = new Date(now.getTime() + 8 * DAY_MS);
    expect(await end()).toBe(0);
    expect((await ranksIn(id)).get(leader.profile.id)).toBe(1);
  });
});

describe('an operator', () => {
  it('hides a guild: gone for others, read-only for its members with the reason, who may leave', async () => {
    const [leader, member, applicant] = [await player(), await player(), await player()];
    const operator = await signInAs(site, { isOperator: true });
    const id = await guildOf(leader, [member, 4]);
    await send(applicant, 'POST', `/${id}/members`);
    const operate = (method: Method, path: string, payload?: object) =>
      site.app.inject({
        method,
        url: `/api/operator/guilds/${id}/${path}`,
        headers: operator.headers,
        ...(payload && { payload }),
      });
    expect((await operate('PUT', 'hidden', { reason: '사칭하는 이름' })).statusCode).toBe(200);
    expect((await send(applicant, 'GET', `/${id}`)).status).toBe(404);
    expect((await send(applicant, 'GET', '/mine')).body.asked).toEqual([]);
    expect((await send(member, 'GET', `/${id}`)).body).toMatchObject({ hiddenReason: '사칭하는 이름' });
    expect(await outcome(leader, 'PUT', `/${id}`, { tint: 1 })).toBe('HIDDEN');
    expect(await outcome(leader, 'DELETE', `/${id}`)).toBe('HIDDEN');
    expect(await outcome(leader, 'POST', `/${id}/posts`, { text: '안녕하세요' })).toBe('HIDDEN');
    expect(await outcome(member, 'DELETE', `/${id}/members`)).toBe(200);
    expect((await operate('DELETE', 'hidden')).statusCode).toBe(200);
    expect((await operate('DELETE', 'hidden')).statusCode).toBe(404);
    expect((await send(applicant, 'GET', `/${id}`)).body).toMatchObject({ hiddenAt: null, hiddenReason: null });
  });

  it('passes the leadership on to a member', async () => {
    const [leader, member, stranger] = [await player(), await player(), await player()];
    const operator = await signInAs(site, { isOperator: true });
    const id = await guildOf(leader, [member, 5]);
    const pass = async ({ profile }: SignedInPlayer, headers = operator.headers) =>
      (
        await site.app.inject({
          ...{ method: 'PUT', url: `/api/operator/guilds/${id}/leader`, headers },
          payload: { profileId: profile.id },
        })
      ).statusCode;
    expect(await pass(member, leader.headers)).toBe(403);
    expect(await pass(stranger)).toBe(404);
    expect(await pass(member)).toBe(200);
    expect(await ranksIn(id)).toEqual(
      new Map([
        [leader.profile.id, 2],
        [member.profile.id, 1],
      ]),
    );
    const { detail } = await site.api.db
      .selectFrom('audit')
      .select('detail')
      .where('action', '=', 'guild.lead')
      .where('subject', '=', `guild:${id}`)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(detail)).not.toContain(member.profile.name);
  });
});

describe('a membership', () => {
  it('is in one’s record where it is shown, and always of a head', async () => {
    const [leader, deputy, member] = [await player(), await player(), await player()];
    const id = await guildOf(leader, [deputy, 2], [member, 4]);
    const guildsOf = async ({ profile }: SignedInPlayer) =>
      (await site.app.inject(`/api/profiles/${profile.id}/record`))
        .json()
        .guilds.map((one: { id: number; rank: number }) => [one.id, one.rank]);
    expect(await guildsOf(leader)).toEqual([[id, 1]]);
    expect(await guildsOf(deputy)).toEqual([[id, 2]]);
    expect(await guildsOf(member)).toEqual([]);
    expect((await send(member, 'PUT', `/${id}/members/me`, { isShown: true })).body).toMatchObject({
      isShown: true,
      rank: 4,
    });
    expect(await guildsOf(member)).toEqual([[id, 4]]);
    await send(leader, 'DELETE', `/${id}`);
    expect(await guildsOf(member)).toEqual([]);
    expect(await guildsOf(leader)).toEqual([]);
  });

  it('is exported, and goes with the account', async () => {
    const [leader, member] = [await player(), await player()];
    const id = await guildOf(leader, [member, 4]);
    await send(member, 'POST', `/${id}/posts`, { text: '나만의 글' });
    const file = (await site.app.inject({ url: '/api/profiles/me/export', headers: member.headers })).json();
    expect(file.guilds).toMatchObject({
      memberships: [{ guildId: id, rank: 4, leftAt: null }],
      applications: [],
      posts: [{ guildId: id, text: '나만의 글' }],
      comments: [],
    });
    await deleteAccount(member);
    const rows = await site.api.db
      .selectFrom('guild_member')
      .select('left_by')
      .where('profile_id', '=', member.profile.id)
      .execute();
    expect(rows).toEqual([]);
    expect((await send(leader, 'GET', `/${id}/posts`)).body).toEqual([]);
  });
});
