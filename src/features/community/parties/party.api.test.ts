import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Clock } from '#platform/clock/clock.ts';
import { HOUR_MS, MINUTE_MS } from '#shared/durations.ts';
import { insertBlock, insertProfile, suspend } from '#tests/factories/people.ts';
import { testApp } from '#tests/support/open-app.ts';
import { sendTo } from '#tests/support/send-as.ts';
import { freshPlayer, type SignedInPlayer, signInAs } from '#tests/support/sign-in-as.ts';
import {
  type OwnParties,
  type OwnParty,
  ownPartiesSchema,
  ownPartySchema,
  type Party,
  partySchema,
} from './party.contract.ts';

let offsetMs = 0;
const clock: Clock = { now: () => new Date(Date.now() + offsetMs) };
const site = testApp({ items: [], clock, settings: { RATE_LIMIT_SCALE: '50' } });
const leader = freshPlayer(site, { profile: { job: 1, level: 99 } });
const asker = freshPlayer(site, { profile: { job: 4, level: 87 } });
beforeEach(async () => {
  offsetMs = 0;
});

const player = (profile: object = {}) => signInAs(site, { profile });

const send = sendTo(site, '/api/parties');

async function made(who = leader, parts: object = {}): Promise<Party> {
  const { status, body } = await send(who, 'POST', '', { title: '흉가 갑니다', gameServer: 1, dungeonId: 0, ...parts });
  expect([status, body]).toEqual([201, expect.anything()]);
  return partySchema.parse(body);
}
const request = (who: SignedInPlayer, id: number, parts?: object) => send(who, 'POST', `/${id}/members`, parts);
const act = (who: SignedInPlayer, id: number, profileId: number, action: string) =>
  send(who, 'PUT', `/${id}/members/${profileId}`, { action });
const mine = async (who: SignedInPlayer): Promise<OwnParties> =>
  ownPartiesSchema.parse((await send(who, 'GET', '/mine')).body);
const seen = (id: number, who: SignedInPlayer | null = null) => send(who, 'GET', `/${id}`);
async function seated(who: SignedInPlayer, id: number): Promise<OwnParty> {
  expect((await request(who, id)).status).toBe(201);
  const { status, body } = await act(leader, id, who.profile.id, 'accept');
  expect([status, body]).toEqual([200, expect.anything()]);
  return ownPartySchema.parse(body);
}

/** As if all of it had been earlier: an access token lasts no longer than an hour. */
async function age(id: number, ms: number): Promise<void> {
  const interval = sql`make_interval(secs => ${ms / 1000})`;
  await sql`update party set created_at = created_at - ${interval}, listed_at = listed_at - ${interval},
    expired_at = expired_at - ${interval}, closed_at = closed_at - ${interval} where id = ${id}`.execute(site.api.db);
}

describe('a new party', () => {
  it('has its maker on the first seat, and seats for a 격수, a 주술사 and a 도사', async () => {
    const party = await made();
    expect(party).toMatchObject({
      state: 1,
      memberCount: 1,
      dungeonId: 0,
      dungeon: null,
      itemDistribution: 1,
      hasDungeonPlace: false,
      channel: 0,
      leader: { id: leader.profile.id },
      createdProfileId: leader.profile.id,
    });
    expect(party.seats).toEqual([
      { role: 1, job: 1, level: 99, isLeader: true },
      ...[5, 3, 4].map((role) => ({ role, job: null, level: null, isLeader: false })),
    ]);
    expect(Date.parse(party.expiredAt) - Date.parse(party.createdAt)).toBe(HOUR_MS);
    expect((await seen(party.id)).body).toEqual(party);
  });

  it.each([
    ['a title of one letter', { title: '가' }, 'title'],
    ['a dungeon that does not exist', { dungeonId: 99_999 }, 'dungeonId'],
    ['a floor without a dungeon', { floor: 2 }, 'floor'],
    ['levels upside down', { levelMin: 90, levelMax: 80 }, 'levelMin'],
    ['one seat', { seats: [] }, 'seats'],
    ['thirteen seats', { seats: Array(12).fill(0) }, 'seats'],
    ['an unknown role', { seats: [6] }, 'seats.0'],
    ['an unknown way to share', { itemDistribution: 7 }, 'itemDistribution'],
    ['a server that is not configured', { gameServer: 9 }, 'gameServer'],
    ['nine minutes', { minutes: 9 }, 'minutes'],
    ['an unknown field', { leader: 1 }, ''],
  ])('is refused with %s', async (_, parts, path) => {
    const { status, body } = await send(leader, 'POST', '', {
      title: '흉가 갑니다',
      gameServer: 1,
      dungeonId: 0,
      ...parts,
    });
    expect([status, body.data.issues.map((issue: { path: string }) => issue.path)]).toEqual([400, [path]]);
  });

  it('is refused when its title sells for cash', async () => {
    const { status } = await send(leader, 'POST', '', { title: '현금 거래합니다', gameServer: 1, dungeonId: 0 });
    expect(status).toBe(498);
  });

  it('is one a player, led or joined', async () => {
    const { id } = await made();
    expect((await send(leader, 'POST', '', { title: '하나 더', gameServer: 1 })).reason).toBe('IN_PARTY');
    await seated(asker, id);
    expect((await send(asker, 'POST', '', { title: '하나 더', gameServer: 1 })).reason).toBe('IN_PARTY');
  });

  it('withdraws what its maker had asked of others', async () => {
    const { id } = await made();
    await request(asker, id);
    await made(asker);
    expect((await mine(leader)).party?.asks).toEqual([]);
  });
});

describe('a request to join', () => {
  it('is shown to the leader alone, with the seat that it would get', async () => {
    const { id } = await made(leader, { levelMin: 90 });
    expect(await request(asker, id, { message: '힐 잘합니다' })).toMatchObject({
      status: 201,
      body: { state: 'asked' },
    });
    expect((await request(asker, id)).status).toBe(200);
    const [shown] = (await mine(leader)).party?.asks ?? [];
    expect(shown).toMatchObject({
      profile: { id: asker.profile.id },
      job: 4,
      level: 87,
      seat: 3,
      message: '힐 잘합니다',
      isOutside: true,
      record: { deals: { completed: 0 } },
    });
    expect((await mine(asker)).asked.map(({ party }) => party.id)).toEqual([id]);
    for (const who of [null, asker]) expect(JSON.stringify((await seen(id, who)).body)).not.toContain('힐 잘합니다');
  });

  it('has no grade where the job is not the profile’s', async () => {
    const { id } = await made();
    await request(asker, id, { job: 3, level: 50 });
    expect((await mine(leader)).party?.asks?.[0]).toMatchObject({ job: 3, grade: null, seat: 2 });
  });

  it('is possible again ten minutes after a refusal, and no more after two', async () => {
    const { id } = await made(leader, { minutes: 120 });
    await request(asker, id);
    expect((await act(leader, id, asker.profile.id, 'refuse')).status).toBe(200);
    expect((await act(leader, id, asker.profile.id, 'refuse')).status).toBe(200);
    expect((await request(asker, id)).reason).toBe('REFUSED');
    offsetMs = 11 * MINUTE_MS;
    expect((await request(asker, id)).status).toBe(201);
    await act(leader, id, asker.profile.id, 'refuse');
    offsetMs = 50 * MINUTE_MS;
    expect((await request(asker, id)).reason).toBe('REFUSED');
  });

  it('is refused by a full party, an ended one, and after five others', async () => {
    const full = await made(leader, { seats: [4] });
    await seated(asker, full.id);
    const third = await player();
    expect((await request(third, full.id)).reason).toBe('NO_SEAT');
    await age(full.id, 2 * HOUR_MS);
    expect((await request(third, full.id)).reason).toBe('ENDED');
    for (let nth = 0; nth < 5; nth++) expect((await request(third, (await made(await player())).id)).status).toBe(201);
    expect((await request(third, (await made(await player())).id)).reason).toBe('MOST_ASKS');
  });

  it('is refused by a party that twenty others ask', async () => {
    const { id } = await made();
    const { db } = site.api;
    const others = await Promise.all(Array.from({ length: 20 }, () => insertProfile(db)));
    const asked = { party_id: id, job: 4, level: 90, message: '', requested_at: new Date() };
    await db
      .insertInto('party_request')
      .values(others.map((profile) => ({ ...asked, profile_id: profile.id })))
      .execute();
    expect((await request(asker, id)).reason).toBe('FULL_OF_ASKS');
  });

  it('cannot be accepted once its player sits elsewhere', async () => {
    const [own, other] = [await player(), await player()];
    const [{ id }, elsewhere] = [await made(own), await made(other)];
    for (const one of [id, elsewhere.id]) expect((await request(asker, one)).status).toBe(201);
    expect((await act(other, elsewhere.id, asker.profile.id, 'accept')).status).toBe(200);
    expect((await act(own, id, asker.profile.id, 'accept')).reason).toBe('IN_PARTY');
  });

  it('of a blocked player is answered like any other and never reaches the leader', async () => {
    const { id } = await made();
    await insertBlock(site.api.db, leader, asker);
    expect((await request(asker, id)).status).toBe(201);
    expect((await mine(leader)).party?.asks).toEqual([]);
    expect((await act(leader, id, asker.profile.id, 'accept')).status).toBe(404);
    expect((await mine(asker)).asked).toHaveLength(1);
  });

  it('of a suspended player is not shown and cannot be accepted', async () => {
    const { id } = await made();
    await request(asker, id);
    await suspend(site.api.db, asker);
    expect((await mine(leader)).party?.asks).toEqual([]);
    expect((await act(leader, id, asker.profile.id, 'accept')).status).toBe(404);
    expect((await send(asker, 'DELETE', `/${id}/members`)).status).toBe(200);
  });
});

describe('a member', () => {
  it('sits on the seat of his job, and sees who sits beside him', async () => {
    const { id } = await made();
    const own = await seated(asker, id);
    expect(own.members.map(({ profile, seat }) => [profile.id, seat])).toEqual([
      [leader.profile.id, 0],
      [asker.profile.id, 3],
    ]);
    expect((await mine(asker)).party).toMatchObject({ id, memberCount: 2 });
    expect((await mine(asker)).party?.asks).toBeUndefined();
    expect((await seen(id)).body.members).toBeUndefined();
    expect((await act(leader, id, asker.profile.id, 'accept')).status).toBe(200);
  });

  it('leaves, and his seat keeps its role', async () => {
    const { id, listedAt } = await made();
    await seated(asker, id);
    offsetMs = 11 * MINUTE_MS;
    expect((await send(asker, 'DELETE', `/${id}/members`)).status).toBe(200);
    const { body } = await seen(id);
    expect(body.seats[3]).toEqual({ role: 4, job: null, level: null, isLeader: false });
    expect(Date.parse(body.listedAt)).toBeGreaterThan(Date.parse(listedAt));
    expect((await seen(id, asker)).body.members).toBeUndefined();
  });

  it('is kicked, and cannot ask again', async () => {
    const { id } = await made();
    await seated(asker, id);
    expect((await act(leader, id, asker.profile.id, 'remove')).status).toBe(200);
    expect((await request(asker, id)).reason).toBe('REFUSED');
  });

  it('takes the lead, and only then may the leader go', async () => {
    const { id } = await made();
    await seated(asker, id);
    expect((await send(leader, 'DELETE', `/${id}/members`)).reason).toBe('LEADER');
    expect((await act(leader, id, leader.profile.id, 'remove')).reason).toBe('LEADER');
    expect((await act(leader, id, asker.profile.id, 'lead')).body.leader.id).toBe(asker.profile.id);
    expect((await seen(id)).body.seats.map(({ isLeader }: { isLeader: boolean }) => isLeader)).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect((await act(leader, id, asker.profile.id, 'remove')).status).toBe(403);
    expect((await send(leader, 'DELETE', `/${id}/members`)).status).toBe(200);
  });
});

describe('a change', () => {
  it('touches what is given, and no taken seat', async () => {
    const { id } = await made();
    await seated(asker, id);
    const put = (parts: object) => send(leader, 'PUT', `/${id}`, parts);
    expect((await put({ channel: 9999, levelMin: 90 })).body).toMatchObject({
      channel: 9999,
      levelMin: 90,
      title: '흉가 갑니다',
    });
    expect((await put({ seats: [5, 3] })).reason).toBe('SEAT_TAKEN');
    expect((await put({ seats: [0, 0, 4, 0, 0] })).body.seats).toHaveLength(6);
    expect((await put({ gameServer: 2 })).status).toBe(400);
    expect((await send(asker, 'PUT', `/${id}`, { channel: 1 })).status).toBe(403);
  });

  it('adds thirty minutes once, however often it is pressed', async () => {
    const { id, expiredAt } = await made();
    const later = new Date(Date.parse(expiredAt) + 30 * MINUTE_MS).toISOString();
    for (let press = 0; press < 2; press++) {
      expect((await send(leader, 'PUT', `/${id}`, { expiredAt: later })).body.expiredAt).toBe(later);
    }
    const tooLate = new Date(Date.now() + 7 * HOUR_MS).toISOString();
    expect((await send(leader, 'PUT', `/${id}`, { expiredAt: tooLate })).status).toBe(400);
  });
});

describe('the end of a party', () => {
  it('is decided by the clock: it leaves the list in that moment, and nothing can be written to it', async () => {
    const { id, gameServer } = await made();
    await request(asker, id);
    const listed = async () =>
      (await send(null, 'GET', `?gameServer=${gameServer}`)).body.map((party: Party) => party.id);
    expect(await listed()).toContain(id);
    await age(id, HOUR_MS);
    expect(await listed()).not.toContain(id);
    expect((await seen(id)).body).toMatchObject({ state: 3, closedBy: 'expired' });
    for (const [method, path, payload] of [
      ['PUT', `/${id}`, { channel: 1 }],
      ['DELETE', `/${id}`, undefined],
      ['PUT', `/${id}/members/${asker.profile.id}`, { action: 'accept' }],
    ] as const) {
      expect((await send(leader, method, path, payload)).reason).toBe('ENDED');
    }
  });

  it('by the leader erases what was asked, and is seen for a day by all and for thirty by its members', async () => {
    const { id } = await made();
    await seated(asker, id);
    const third = await player();
    await request(third, id, { message: '받아 주세요' });
    expect((await send(leader, 'DELETE', `/${id}`)).status).toBe(200);
    expect((await send(leader, 'DELETE', `/${id}`)).status).toBe(200);
    const left = await site.api.db.selectFrom('party_request').select('id').where('party_id', '=', id).execute();
    expect(left).toEqual([]);
    expect((await seen(id)).body).toMatchObject({ state: 3, closedBy: 'leader' });
    expect((await mine(asker)).past.map((party) => [party.id, party.members.length])).toEqual([[id, 2]]);
    await age(id, 25 * HOUR_MS);
    expect([(await seen(id)).status, (await seen(id, third)).status]).toEqual([404, 404]);
    expect((await send(third, 'PUT', `/${id}`, { channel: 1 })).status).toBe(404);
    expect((await request(third, id)).status).toBe(404);
    expect([(await seen(id, asker)).status, (await seen(id, leader)).status]).toEqual([200, 200]);
    await age(id, 30 * 24 * HOUR_MS);
    expect((await seen(id, asker)).status).toBe(404);
  });

  it('comes with the account of its leader', async () => {
    const { id } = await made();
    await seated(asker, id);
    await suspend(site.api.db, leader);
    expect([(await seen(id)).status, (await seen(id, asker)).status]).toEqual([404, 200]);
  });
});

describe('the list', () => {
  it('finds a free seat for a job, a level, a grade, and says how many there are', async () => {
    const { id } = await made(leader, { seats: [4, 4], levelMin: 80, gradeMin: 1, itemDistribution: 4 });
    const found = async (query: string) =>
      (await send(null, 'GET', `?limit=100&${query}`)).body.some((party: Party) => party.id === id);
    const answers: Record<string, boolean> = {
      'job=4': true,
      'job=3': false,
      'level=80': true,
      'level=79': false,
      'grade=0': false,
      'grade=1': true,
      'open=true': true,
      'itemDistribution=4': true,
      'itemDistribution=1': false,
      'region=0': true,
      'region=1': false,
    };
    for (const [query, isFound] of Object.entries(answers))
      expect([query, await found(query)]).toEqual([query, isFound]);
    const { body } = await send(null, 'GET', '/counts?gameServer=1');
    const all = (await send(null, 'GET', '?limit=100&gameServer=1')).body;
    expect(body.all).toBe(all.length);
    expect(body.open).toBe(all.filter((party: Party) => party.state === 1).length);
    for (const query of ['?region=6', '?gameServer=9', '/counts?gameServer=9'])
      expect([query, (await send(null, 'GET', query)).status]).toEqual([query, 400]);
  });

  it('goes on behind its cursor without a gap', async () => {
    for (let nth = 0; nth < 3; nth++) await made(await player());
    const ids: number[] = [];
    let url: string | undefined = '/api/parties?limit=2';
    while (url) {
      const answer: Awaited<ReturnType<typeof site.app.inject>> = await site.app.inject(url);
      ids.push(...answer.json().map((party: Party) => party.id));
      url = /<([^>]+)>/.exec(String(answer.headers.link ?? ''))?.[1];
    }
    const all = (await send(null, 'GET', '?limit=100')).body.map((party: Party) => party.id);
    expect(ids).toEqual(all);
  });
});

describe('the share picture of a party', () => {
  const picture = (id: number) => site.app.inject(`/share/parties/${id}.png`);

  it('changes with what is sought, and is there for a party that ended', async () => {
    const { id } = await made(leader, { seats: [4, 0] });
    const before = await picture(id);
    expect([before.statusCode, before.headers['content-type']]).toEqual([200, 'image/png']);
    await seated(asker, id);
    const after = await picture(id);
    expect(after.headers.etag).not.toBe(before.headers.etag);
    await send(leader, 'DELETE', `/${id}`);
    expect((await picture(id)).headers.etag).not.toBe(after.headers.etag);
  });

  it('is not found where nobody may see the party', async () => {
    const { id } = await made();
    await suspend(site.api.db, leader);
    expect((await picture(id)).statusCode).toBe(404);
    expect((await picture(2_000_000_000)).statusCode).toBe(404);
  });
});

describe('notifications of a party', () => {
  const kindsOf = async (who: SignedInPlayer): Promise<string[]> => {
    const answer = await site.app.inject({ url: '/api/notifications', headers: who.headers });
    return z
      .array(z.object({ kind: z.string() }))
      .parse(answer.json())
      .map(({ kind }) => kind);
  };

  it('come of the leader, but not to whoever blocked him', async () => {
    const other = await player({ job: 4, level: 90 });
    await site.app.inject({
      method: 'POST',
      url: '/api/blocks',
      headers: other.headers,
      payload: { profileId: leader.profile.id },
    });
    const { id } = await made(leader, { seats: [0, 0] });
    for (const who of [asker, other]) await seated(who, id);
    await send(leader, 'DELETE', `/${id}`);
    await expect.poll(() => kindsOf(asker)).toEqual(['party.closed', 'party.accepted']);
    expect(await kindsOf(other)).toEqual([]);
  });
});
