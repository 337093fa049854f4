import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/durations.ts';
import { seoulDay, startOfSeoulDay } from '#shared/korean/dates.ts';
import { insertGathering } from '#tests/factories/gatherings.ts';
import { insertProfile } from '#tests/factories/people.ts';
import { type GatheringGuild, GatheringSite } from '#tests/support/gathering-site.ts';
import { gatheringSchema } from './gathering.contract.ts';

const guilds = new GatheringSite();
let guild: GatheringGuild;

beforeEach(async () => {
  guilds.resetClock();
  guild = await guilds.guildOfRanks();
});

const NEW = { title: '보스 같이 가요', kind: 2 };
const make = (player: keyof Omit<GatheringGuild, 'id'>, parts: object = {}) =>
  guilds.outcome(guild[player], 'POST', `/${guild.id}/gatherings`, { ...NEW, at: guilds.at(60), ...parts });
const pathOf = ({ id }: { id: number }) => `/${guild.id}/gatherings/${id}`;
const change = (player: keyof Omit<GatheringGuild, 'id'>, one: { id: number }, parts: object) =>
  guilds.outcome(guild[player], 'PUT', pathOf(one), parts);

describe('a new gathering', () => {
  it('has what was left out, and its maker comes', async () => {
    const { leader, member } = guild;
    const made = await guilds.made(leader, guild.id, { at: guilds.at(60) });
    expect(gatheringSchema.parse(made)).toMatchObject({
      title: NEW.title,
      kind: 2,
      at: guilds.at(60),
      minutes: 120,
      dungeonId: 0,
      dungeon: null,
      place: '',
      note: '',
      capacity: null,
      remindMinutes: 30,
      repeat: null,
      state: 1,
      creator: { id: leader.profile.id },
      answers: [{ profile: { id: leader.profile.id }, answer: 1, job: 1, isWaiting: false }],
      counts: { coming: 1, waiting: 0, unsure: 0, notComing: 0, jobs: { '1': 1, '2': 0, '3': 0, '4': 0 } },
      own: { answer: 1, job: 1, isWaiting: false },
    });
    const seen = (await guilds.send(member, 'GET', pathOf(made))).body;
    expect(seen).toEqual({ ...made, own: null });
    expect(await guilds.listed(member, guild.id)).toEqual([seen]);
  });

  it('is made by ranks 1 to 3, and all others hear of it by the bell', async () => {
    for (const rank of ['leader', 'deputy', 'elder'] as const) expect([rank, await make(rank)]).toEqual([rank, 201]);
    for (const rank of ['member', 'trainee'] as const) expect([rank, await make(rank)]).toEqual([rank, 403]);
    expect(await guilds.gatheringNoticesOf(guild.trainee)).toEqual(Array(3).fill('gathering.made'));
    expect(await guilds.gatheringNoticesOf(guild.elder)).toEqual(Array(2).fill('gathering.made'));
  });

  it.each([
    ['nearer than 10 minutes', () => ({ at: guilds.at(9.99) }), 'at'],
    ['further than 60 days', () => ({ at: guilds.at(60 * 24 * 60 + 0.01) }), 'at'],
    ['at no time', () => ({ at: '내일' }), 'at'],
    ['in a dungeon that is not opened', () => ({ dungeonId: 99_999 }), 'dungeonId'],
    ['shorter than 10 minutes', () => ({ minutes: 9 }), 'minutes'],
    ['longer than 12 hours', () => ({ minutes: 721 }), 'minutes'],
    ['for one', () => ({ capacity: 1 }), 'capacity'],
    ['for 51', () => ({ capacity: 51 }), 'capacity'],
    ['reminded of at another time', () => ({ remindMinutes: 20 }), 'remindMinutes'],
    ['of an unknown kind', () => ({ kind: 5 }), 'kind'],
    ['repeated in another way', () => ({ repeat: 'daily' }), 'repeat'],
    ['with a title of one letter', () => ({ title: '보' }), 'title'],
    ['with a place of 61 letters', () => ({ place: '가'.repeat(61) }), 'place'],
    ['with a note of 501 letters', () => ({ note: '가'.repeat(501) }), 'note'],
  ])('%s is refused', async (_, parts, path) => {
    const { status, body } = await guilds.send(guild.leader, 'POST', `/${guild.id}/gatherings`, {
      ...NEW,
      at: guilds.at(60),
      ...parts(),
    });
    expect([status, body.data?.issues?.[0]?.path]).toEqual([400, path]);
    expect(await guilds.listed(guild.leader, guild.id)).toEqual([]);
  });

  it('is taken at its limits, and in an opened dungeon', async () => {
    const dungeon = guilds.site.catalog.dungeons.find(({ opened }) => opened);
    const parts = { minutes: 720, capacity: 50, remindMinutes: 180, note: '가\n나', dungeonId: dungeon?.id };
    expect(await make('leader', { ...parts, at: guilds.at(10) })).toBe(201);
    expect(await make('leader', { minutes: 10, capacity: 2, kind: 9, at: guilds.at(60 * 24 * 60) })).toBe(201);
    const [first] = await guilds.listed(guild.member, guild.id);
    expect(first?.dungeon).toMatchObject({ id: dungeon?.id, name: dungeon?.name });
  });

  it('keeps to the words of members: no trade for cash, but everything else', async () => {
    expect(await make('leader', { note: '현금 거래 하실 분 계좌로 보내 주세요' })).toBe(498);
    expect(await make('leader', { title: '현금거래합니다' })).toBe(498);
    expect(await make('leader', { place: '현금거래 하는 곳' })).toBe(498);
    expect(await make('leader', { note: '씨발 빨리 좀 와라' })).toBe(201);
  });

  it('is one of twenty a guild and day in Korea', async () => {
    const today = startOfSeoulDay(seoulDay(guilds.now));
    guilds.pass(today.getTime() + DAY_MS - MINUTE_MS - guilds.now.getTime());
    for (let nth = 0; nth < 20; nth += 1) expect(await make(nth % 2 === 0 ? 'leader' : 'elder')).toBe(201);
    const refused = await guilds.request(guild.deputy, 'POST', `/api/guilds/${guild.id}/gatherings`, {
      ...NEW,
      at: guilds.at(60),
    });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    guilds.pass(MINUTE_MS);
    expect(await make('deputy')).toBe(201);
  });
});

describe('the list', () => {
  it('is of a span, earliest first, and says which it refuses', async () => {
    const { leader, member } = guild;
    const [third, first, second] = [
      await guilds.made(leader, guild.id, { at: guilds.at(30 * 24 * 60) }),
      await guilds.made(leader, guild.id, { at: guilds.at(60) }),
      await guilds.made(leader, guild.id, { at: guilds.at(120) }),
    ];
    const ids = async (query = '') => (await guilds.listed(member, guild.id, query)).map(({ id }) => id);
    expect(await ids()).toEqual([first.id, second.id, third.id]);
    expect(await ids(`?from=${guilds.at(60)}&to=${guilds.at(120)}`)).toEqual([first.id]);
    expect(await ids(`?from=${guilds.at(61)}`)).toEqual([second.id, third.id]);
    expect(await ids(`?to=${guilds.at(120)}`)).toEqual([first.id]);
    guilds.pass(13 * HOUR_MS + 1);
    expect(await ids()).toEqual([second.id, third.id]);
    guilds.pass(2 * HOUR_MS);
    expect(await ids()).toEqual([third.id]);
    for (const query of [
      `?from=${guilds.at(0)}&to=${guilds.at(62 * 24 * 60 + 0.01)}`,
      `?from=${guilds.at(1)}&to=${guilds.at(1)}`,
      '?from=2026-13-01T00:00:00Z',
      '?cursor=nowhere',
    ])
      expect([query, (await guilds.send(member, 'GET', `/${guild.id}/gatherings${query}`)).status]).toEqual([
        query,
        400,
      ]);
    expect(
      (await guilds.send(member, 'GET', `/${guild.id}/gatherings?from=${guilds.at(0)}&to=${guilds.at(62 * 24 * 60)}`))
        .status,
    ).toBe(200);
  });

  it('goes on where its page ends, also between two at once', async () => {
    const at = guilds.at(60);
    const made = [];
    for (let nth = 0; nth < 3; nth += 1) made.push(await guilds.made(guild.leader, guild.id, { at }));
    const seen: number[] = [];
    for (let query: string | undefined = '?limit=1'; query !== undefined; ) {
      const answer: Awaited<ReturnType<GatheringSite['request']>> = await guilds.request(
        guild.member,
        'GET',
        `/api/guilds/${guild.id}/gatherings${query}`,
      );
      seen.push(...answer.json().map(({ id }: { id: number }) => id));
      query = /\?[^>]*/.exec(String(answer.headers.link ?? ''))?.[0];
    }
    expect(seen).toEqual(made.map(({ id }) => id));
  });

  it('shows the first twenty answers of each, and counts all', async () => {
    const coming: number[] = [];
    for (let nth = 0; nth < 22; nth += 1) coming.push((await insertProfile(guilds.db)).id);
    await insertGathering(guilds.db, { guild_id: guild.id, creator_id: guild.leader.profile.id, coming, capacity: 21 });
    const [listed] = await guilds.listed(guild.leader, guild.id);
    expect(listed?.answers.map(({ profile }) => profile.id)).toEqual(coming.slice(0, 20));
    expect(listed?.counts).toMatchObject({ coming: 21, waiting: 1 });
    const whole = (await guilds.send(guild.leader, 'GET', pathOf(listed ?? { id: 0 }))).body;
    expect(whole.answers).toHaveLength(22);
    expect(whole.answers.at(-1)).toMatchObject({ isWaiting: true });
  });
});

describe('changing', () => {
  it('is for the maker, whatever rank he has by now, and for ranks 1 and 2, until it ends', async () => {
    const made = await guilds.made(guild.elder, guild.id, { at: guilds.at(60), minutes: 60 });
    const toTrainee = { action: 'rank', rank: 5 };
    expect(await guilds.outcome(guild.leader, 'PUT', `/${guild.id}/members/${guild.elder.profile.id}`, toTrainee)).toBe(
      200,
    );
    for (const rank of ['leader', 'deputy', 'elder'] as const)
      expect([rank, await change(rank, made, { title: `${rank} 고침` })]).toEqual([rank, 200]);
    for (const rank of ['member', 'trainee'] as const) {
      expect([rank, await change(rank, made, { title: '내가 고침' })]).toEqual([rank, 403]);
      expect([rank, await guilds.outcome(guild[rank], 'DELETE', pathOf(made))]).toEqual([rank, 403]);
    }
    guilds.pass(2 * HOUR_MS - 1000);
    expect(await change('leader', made, { note: '곧 끝나요' })).toBe(200);
    expect((await guilds.send(guild.member, 'GET', pathOf(made))).body.state).toBe(2);
    guilds.pass(1000);
    expect(await change('leader', made, { note: '끝났어요' })).toBe('ENDED');
    expect(await guilds.outcome(guild.leader, 'DELETE', pathOf(made))).toBe('ENDED');
    expect((await guilds.answer(guild.member, made, 1)).reason).toBe('ENDED');
    expect((await guilds.send(guild.member, 'GET', pathOf(made))).body).toMatchObject({
      state: 3,
      title: 'elder 고침',
    });
  });

  it('goes by the limits of making; what is sent as it is changes nothing', async () => {
    const made = await guilds.made(guild.leader, guild.id, { at: guilds.at(60) });
    expect(await change('leader', made, { at: guilds.at(9) })).toBe(400);
    expect(await change('leader', made, { dungeonId: 99_999 })).toBe(400);
    expect(await change('leader', made, { note: '현금거래합니다' })).toBe(498);
    guilds.pass(55 * MINUTE_MS);
    expect(await change('leader', made, { at: made.at, title: made.title, dungeonId: 0 })).toBe(200);
    expect(await guilds.gatheringNoticesOf(guild.leader)).toEqual([]);
  });

  it('of time or place is heard of by those who may come, and no change of the text', async () => {
    const { elder, member, trainee, deputy } = guild;
    const made = await guilds.made(elder, guild.id);
    await guilds.answer(member, made, 1);
    await guilds.answer(deputy, made, 3);
    await guilds.answer(trainee, made, 2);
    const changes = async () =>
      (await guilds.gatheringNoticesOf(member)).filter((kind) => kind === 'gathering.changed');
    await change('leader', made, { title: '새 제목', note: '새 글', remindMinutes: 60 });
    expect(await changes()).toEqual([]);
    await change('deputy', made, { at: guilds.at(120) });
    guilds.pass(1000);
    await change('deputy', made, { place: '부여성 남쪽' });
    expect(await changes()).toHaveLength(2);
    expect(await guilds.gatheringNoticesOf(elder)).toEqual(['gathering.changed', 'gathering.changed']);
    for (const player of [deputy, trainee]) expect(await guilds.gatheringNoticesOf(player)).toEqual(['gathering.made']);
  });

  it('of somebody whom a member blocked rings there no bell', async () => {
    const { elder, member } = guild;
    await guilds.request(member, 'POST', '/api/blocks', { profileId: elder.profile.id });
    const made = await guilds.made(elder, guild.id);
    await guilds.answer(member, made, 1);
    await change('elder', made, { place: '부여성 남쪽' });
    expect(await guilds.gatheringNoticesOf(member)).toEqual([]);
  });
});

describe('cancelling', () => {
  it('is heard of by those who may come, and ends all changes', async () => {
    const { member, trainee, leader } = guild;
    const made = await guilds.made(leader, guild.id);
    await guilds.answer(member, made, 3);
    expect(await guilds.outcome(leader, 'DELETE', pathOf(made))).toBe(200);
    expect(await guilds.outcome(leader, 'DELETE', pathOf(made))).toBe(200);
    expect(await guilds.gatheringNoticesOf(member)).toEqual(['gathering.made', 'gathering.cancelled']);
    expect(await guilds.gatheringNoticesOf(trainee)).toEqual(['gathering.made']);
    expect((await guilds.listed(member, guild.id))[0]).toMatchObject({
      state: 4,
      cancelledAt: guilds.now.toISOString(),
    });
    expect(await change('leader', made, { title: '다시 해요' })).toBe('ENDED');
    expect((await guilds.answer(member, made, 1)).reason).toBe('ENDED');
  });
});

describe('a gathering of a guild', () => {
  it('that is closed or hidden is read by its members, and nothing of it changes', async () => {
    const { leader, member } = guild;
    const made = await guilds.made(leader, guild.id);
    for (const [values, reason] of [
      [{ deleted_at: guilds.now }, 'CLOSED'],
      [{ deleted_at: null, hidden_at: guilds.now, hidden_reason: '사칭' }, 'HIDDEN'],
    ] as const) {
      await guilds.db.updateTable('guild').set(values).where('id', '=', guild.id).execute();
      expect(await guilds.listed(member, guild.id)).toHaveLength(1);
      expect(await make('leader')).toBe(reason);
      expect(await change('leader', made, { title: '새 제목' })).toBe(reason);
      expect(await guilds.outcome(leader, 'DELETE', pathOf(made))).toBe(reason);
      expect((await guilds.answer(member, made, 1)).reason).toBe(reason);
    }
  });

  it('is in no other guild', async () => {
    const made = await guilds.made(guild.leader, guild.id);
    const other = await guilds.guildOfRanks();
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['PUT', '', { title: '남의 것' }],
      ['DELETE', '', undefined],
      ['PUT', '/answer', { answer: 1 }],
    ] as const)
      expect(await guilds.outcome(other.leader, method, `/${other.id}/gatherings/${made.id}${path}`, body)).toBe(404);
  });
});
