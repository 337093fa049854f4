import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#shared/durations.ts';
import { insertGuild } from '#tests/factories/guilds.ts';
import { insertProfile } from '#tests/factories/people.ts';
import { GuildSite } from '#tests/support/guild-site.ts';

const guilds = new GuildSite();
beforeEach(() => guilds.resetClock());

describe('founding a guild', () => {
  it('makes its founder the leader and shows it to everybody', async () => {
    const leader = await guilds.player();
    const name = guilds.newName();
    const made = await guilds.send(leader, 'POST', '', {
      name,
      gameServer: 1,
      description: '주말에 모입니다\n함께해요',
      joinPolicy: 2,
      minLevel: 50,
      jobs: [1, 4],
      tint: 3,
      isDiscord: true,
      discordInvite: 'discordapp.com/invite/baram-1/?event=1',
      isInvitePublic: false,
    });
    expect(made.status).toBe(201);
    const seen = await guilds.send(null, 'GET', `/${made.body.id}`);
    expect(seen.body).toMatchObject({
      name,
      description: '주말에 모입니다\n함께해요',
      joinPolicy: 2,
      minLevel: 50,
      jobs: [1, 4],
      tint: 3,
      isDiscord: true,
      discordInvite: null,
      iconUrl: null,
      memberCount: 1,
      deputies: [],
      jobCounts: { '1': 1, '2': 0, '3': 0, '4': 0 },
      leader: { id: leader.profile.id, name: leader.profile.name },
    });
    expect((await guilds.send(leader, 'GET', `/${made.body.id}`)).body.discordInvite).toBe(
      'https://discord.gg/baram-1',
    );
  });

  it('is possible once a Korean day, and not beside another guild of that server', async () => {
    const leader = await guilds.player();
    const id = await guilds.founded(leader);
    expect(await guilds.outcome(leader, 'POST', '', { name: guilds.newName(), gameServer: 1 })).toBe('IN_GUILD');
    expect((await guilds.send(leader, 'POST', '', { name: guilds.newName(), gameServer: 2 })).status).toBe(429);
    guilds.pass(DAY_MS);
    expect(await guilds.outcome(leader, 'POST', '', { name: guilds.newName(), gameServer: 2 })).toBe(201);
    expect(
      (await guilds.send(leader, 'GET', '/mine')).body.guilds.map(({ guild }: { guild: { id: number } }) => guild.id),
    ).toContain(id);
  });

  it.each([
    ['똑같은', '새이름문파', '새이름문파'],
    ['크기만 다른', 'Moonpa', 'moonPA'],
    ['비슷해 보이는', 'llmoon0', '1lmoono'],
  ])('refuses a name %s', async (_, taken, wanted) => {
    await guilds.founded(await guilds.player(), { name: taken });
    const { status, reason } = await guilds.send(await guilds.player(), 'POST', '', { name: wanted, gameServer: 1 });
    expect([status, reason]).toEqual([409, 'NAME_TAKEN']);
    const other = await guilds.player();
    const id = await guilds.founded(other, { name: guilds.newName() });
    expect(await guilds.outcome(other, 'PUT', `/${id}`, { name: wanted })).toBe('NAME_TAKEN');
    expect(await guilds.outcome(await guilds.player(), 'POST', '', { name: wanted, gameServer: 2 })).toBe(201);
  });

  it.each([
    ['보이지 않는 글자', { name: '붉은\u200b해' }],
    ['방향을 바꾸는 글자', { name: '붉은\u202e해' }],
    ['쌓은 글자', { name: '붉\u0337\u0322\u0321은해' }],
    ['태그', { name: '<b>붉은해' }],
    ['운영자 사칭', { name: '바람나루운영' }],
    ['한 글자', { name: '해' }],
    ['없는 서버', { gameServer: 99 }],
    ['남의 초대 주소', { discordInvite: 'https://discord.gg.evil.com/abc' }],
    ['사용자를 앞세운 주소', { discordInvite: 'https://discord.gg@evil.com/abc' }],
    ['다른 길', { discordInvite: 'https://discord.com/channels/1/2' }],
    ['다른 규약', { discordInvite: 'http://discord.gg/abc' }],
    ['포트를 적은 초대', { discordInvite: 'discord.gg:443/abc' }],
    ['자바스크립트', { discordInvite: 'javascript:alert(1)' }],
    ['쌓은 소개', { description: `가${'\u0300'.repeat(9)}` }],
    ['방향을 바꾸는 소개', { description: '가\u2066나' }],
    ['긴 소개', { description: '가'.repeat(1001) }],
    ['같은 직업 둘', { jobs: [1, 1] }],
    ['모르는 필드', { iconUrl: 'https://evil.example/a.png' }],
  ])('refuses %s with a Korean reason and writes nothing', async (_, parts) => {
    const leader = await guilds.player();
    const { status, body } = await guilds.send(leader, 'POST', '', { name: guilds.newName(), gameServer: 1, ...parts });
    expect(status).toBe(400);
    expect(body.data.issues[0].message).toMatch(/[가-힣]/);
    expect((await guilds.send(leader, 'GET', '/mine')).body.guilds).toEqual([]);
  });

  it.each(['현ㄱㅓ래 환영', '바.카.라 추천', '씨.발 문파'])(
    'refuses forbidden words in disguise: %s',
    async (description) => {
      const { status } = await guilds.send(await guilds.player(), 'POST', '', {
        name: guilds.newName(),
        gameServer: 1,
        description,
      });
      expect(status).toBe(498);
    },
  );
});

describe('a name', () => {
  it('changes once in 30 days, and the former one rests as long for others', async () => {
    const leader = await guilds.player();
    const name = guilds.newName();
    const id = await guilds.founded(leader, { name });
    expect(await guilds.outcome(leader, 'PUT', `/${id}`, { name: `${name}둘` })).toBe(200);
    expect((await guilds.send(leader, 'PUT', `/${id}`, { name: `${name}셋` })).status).toBe(429);
    expect(await guilds.outcome(await guilds.player(), 'POST', '', { name, gameServer: 1 })).toBe('NAME_TAKEN');
    guilds.pass(30 * DAY_MS + 1);
    expect(await guilds.outcome(await guilds.player(), 'POST', '', { name, gameServer: 1 })).toBe(201);
  });

  it('stays with what no new name may be like, and may change its case', async () => {
    const leader = await guilds.player();
    const id = await guilds.founded(leader, { name: guilds.newName() });
    const standing = { name: 'Mod중개인', name_key: 'mod중개인', name_skeleton: 'mod중개인' };
    await guilds.db.updateTable('guild').set(standing).where('id', '=', id).execute();
    expect(await guilds.outcome(leader, 'PUT', `/${id}`, { name: 'Mod중개인', description: '그대로' })).toBe(200);
    expect(await guilds.outcome(leader, 'PUT', `/${id}`, { name: 'MOD중개인' })).toBe(200);
    expect((await guilds.send(leader, 'PUT', `/${id}`, { name: '새중개인' })).status).toBe(400);
    expect((await guilds.send(await guilds.player(), 'POST', '', { name: '안전중개', gameServer: 1 })).status).toBe(
      400,
    );
  });

  it('may be taken back by the guild that gave it up', async () => {
    const leader = await guilds.player();
    const name = guilds.newName();
    const id = await guilds.founded(leader, { name });
    await guilds.send(leader, 'PUT', `/${id}`, { name: `${name}둘` });
    guilds.pass(30 * DAY_MS + 1);
    expect(await guilds.outcome(leader, 'PUT', `/${id}`, { name })).toBe(200);
  });
});

describe('the directory', () => {
  it('is found by the beginning of the name and of its initial consonants, by policy, job and level', async () => {
    const { db } = guilds;
    await insertGuild(db, { name: '하늘나루', join_policy: 2, min_level: 80, jobs: [4], game_server: 2 });
    await insertGuild(db, { name: '하늘숲', join_policy: 1, game_server: 2 });
    await insertGuild(db, { name: '큰하늘', join_policy: 3, game_server: 2 });
    const found = async (query: string) =>
      (await guilds.send(null, 'GET', `?gameServer=2&${query}`)).body
        .map(({ name }: { name: string }) => name)
        .toSorted();
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
    const { db } = guilds;
    for (let nth = 0; nth < 7; nth += 1) {
      const others = await Promise.all(Array.from({ length: nth % 3 }, () => insertProfile(db)));
      await insertGuild(db, { game_server: 2, members: others.map(({ id }) => ({ profileId: id })) });
    }
    const seen: { id: number; createdAt: string; memberCount: number }[] = [];
    let query: string | undefined = `?gameServer=2&limit=3&sort=${sort}`;
    while (query !== undefined) {
      const answer: Awaited<ReturnType<GuildSite['request']>> = await guilds.site.app.inject(`/api/guilds${query}`);
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
    expect((await guilds.send(null, 'GET', '?cursor=Mzz')).status).toBe(400);
    expect((await guilds.send(null, 'GET', '?sort=new&cursor=M5-1')).body).toEqual([]);
  });
});
