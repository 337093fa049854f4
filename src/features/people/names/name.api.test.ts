import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#shared/durations.ts';
import { insertProfile } from '#tests/factories/people.ts';
import { testApp } from '#tests/support/open-app.ts';
import { type SignedIn, type SignedInPlayer, signInAs } from '#tests/support/sign-in-as.ts';
import { fillSkeletons } from './fill-skeletons.service.ts';
import { deleteRestedNames } from './name-data.service.ts';

/** Still, so that times can be compared. */
const now = new Date();
const site = testApp({ clock: { now: () => now } });

const OLD = () => new Date(now.getTime() - 100 * DAY_MS);
/** All names were given up so much earlier. */
const daysPass = (days: number) =>
  site.database.database.pool.query(`update former_name set given_up_at = given_up_at - interval '${days} days'`);

const rename = ({ headers }: SignedIn, name: string) =>
  site.app.inject({ method: 'PUT', url: '/api/profiles/update', headers, payload: { name } });
const create = ({ headers }: SignedIn, name: string) =>
  site.app.inject({ method: 'POST', url: '/api/profiles/upsert', headers, payload: { name, agreed: true } });
const deleteAccount = ({ headers }: SignedIn) =>
  site.app.inject({ method: 'POST', url: '/api/profiles/delete', headers });
const newcomer = () => signInAs(site, { profile: null });
const player = (name: string): Promise<SignedInPlayer> => signInAs(site, { profile: { name, created_at: OLD() } });

describe('a name that looks like somebody’s', () => {
  it.each([
    ['Il길동', 'll길동'],
    ['바다1호', '바다l호'],
    ['KOKO바', 'k0K0바'],
    ['wwww곰', 'ww곰'],
  ])('is refused: %s beside %s', async (taken, alike) => {
    await insertProfile(site.api.db, { name: taken });
    for (const answer of [await create(await newcomer(), alike), await rename(await player(`${taken}x`), alike)]) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ code: 'CONFLICT', data: { issues: [{ path: 'name' }] } });
    }
  });

  it.each([
    ['곰곰곰돌', '곰곰돌'],
    ['토끼111', '토끼11'],
  ])('is free when Hangul or digits differ: %s beside %s', async (taken, other) => {
    await insertProfile(site.api.db, { name: taken });
    expect((await create(await newcomer(), other)).statusCode).toBe(200);
  });

  it('is taken by one of several at once', async () => {
    const names = ['경주l', '경주I', '경주1'];
    const newcomers = await Promise.all(names.map(() => newcomer()));
    const answers = await Promise.all(newcomers.map((one, index) => create(one, names[index] ?? '')));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
  });

  it('is taken by one of several who rename at once, also by a skeleton of the task', async () => {
    await insertProfile(site.api.db, { name: '부여O1', name_skeleton: null });
    const players = await Promise.all(['개경가', '개경나', '개경다'].map(player));
    const wanted = ['개경l', '개경I', '개경1'];
    const [filled, ...answers] = await Promise.all([
      fillSkeletons(site.api.db),
      ...players.map((one, index) => rename(one, wanted[index] ?? '')),
    ]);
    expect([filled, answers.map(({ statusCode }) => statusCode).toSorted()]).toEqual([1, [200, 409, 409]]);
  });

  it('stays with those who had it before there were skeletons, and is refused to all others', async () => {
    const { db } = site.api;
    const before = { name_skeleton: null };
    const one = await signInAs(site, { profile: { ...before, name: '옛날l', created_at: OLD() } });
    await insertProfile(db, { ...before, name: '옛날1' });
    expect((await create(await newcomer(), '옛날I')).statusCode).toBe(409);
    expect(await fillSkeletons(db)).toBe(2);
    expect(await fillSkeletons(db)).toBe(0);
    expect((await create(await newcomer(), '옛날I')).statusCode).toBe(409);
    expect((await rename(one, '딴이름z')).statusCode).toBe(200);
    await daysPass(31);
    expect((await create(await newcomer(), '옛날I')).statusCode).toBe(409);
  });
});

describe('changing the name', () => {
  it('is possible once in 30 days', async () => {
    const own = await player('첫이름가');
    expect((await rename(own, '둘째이름가')).json()).toMatchObject({ renamedAt: now.toISOString() });
    const again = await rename(own, '셋째이름가');
    expect(again.statusCode).toBe(429);
    expect(again.headers['retry-after']).toBe(String(30 * 86_400));
    expect(again.json()).toMatchObject({ code: 'RATE_LIMITED', data: { issues: [{ path: 'name' }] } });
    await daysPass(30);
    expect((await rename(own, '셋째이름가')).statusCode).toBe(200);
  });

  it('is not counted once in the first 24 hours, and never when only the case changes', async () => {
    const own = await newcomer();
    await create(own, 'Newby');
    expect((await rename(own, 'NEWBY')).json()).toMatchObject({ name: 'NEWBY', renamedAt: null });
    expect((await rename(own, '새내기가')).statusCode).toBe(200);
    expect((await rename(own, '새내기나')).statusCode).toBe(200);
    expect((await rename(own, '새내기다')).statusCode).toBe(429);
  });

  it('may change its case where no new name may be like it, and no further', async () => {
    const own = await signInAs(site, { profile: { name: 'GameMaster', name_key: 'gamemaster' } });
    expect((await rename(own, 'gameMASTER')).json()).toMatchObject({ name: 'gameMASTER', renamedAt: null });
    const refused = await rename(own, 'GameMaster2');
    expect([refused.statusCode, refused.json().data.issues[0].path]).toEqual([400, 'name']);
  });

  it('changes nothing else when it is refused', async () => {
    const own = await player('그대로가');
    await rename(own, '그대로나');
    const payload = { name: '그대로다', level: 50 };
    await site.app.inject({ method: 'PUT', url: '/api/profiles/update', headers: own.headers, payload });
    const me = await site.app.inject({ url: '/api/profiles/me', headers: own.headers });
    expect(me.json()).toMatchObject({ name: '그대로나', level: 1 });
  });

  it('is not counted when an operator asked for it', async () => {
    const own = await player('거친이름');
    await rename(own, '더거친이름');
    const operator = await signInAs(site, { isOperator: true, level: 2 });
    const request = (headers: Record<string, string>) =>
      site.app.inject({
        method: 'POST',
        url: `/api/operator/people/${own.profile.id}/rename`,
        headers,
        payload: { reason: '남을 놀리는 이름입니다' },
      });
    expect((await request(own.headers)).statusCode).toBe(403);
    await site.api.db.insertInto('operator').values({ user_id: own.userId, level: 3 }).execute();
    expect((await request(operator.headers)).json()).toMatchObject({ data: { reason: 'OPERATOR' } });
    await site.api.db.deleteFrom('operator').where('user_id', '=', own.userId).execute();
    expect((await request(operator.headers)).json()).toEqual({ success: true });
    const notified = await site.app.inject({ url: '/api/notifications', headers: own.headers });
    expect(notified.json()).toMatchObject([{ kind: 'profile.rename', body: expect.stringContaining('남을 놀리는') }]);
    expect((await rename(own, '고운이름')).statusCode).toBe(200);
    expect((await rename(own, '또고운이름')).statusCode).toBe(429);
  });
});

describe('a given-up name', () => {
  it('rests 30 days for all others, and so does what looks like it', async () => {
    const own = await player('쉬는l이름');
    await rename(own, '새로운이름');
    for (const name of ['쉬는l이름', '쉬는1이름']) {
      const refused = await create(await newcomer(), name);
      expect(refused.statusCode).toBe(409);
      expect(refused.json().message).toContain('얼마 전까지');
    }
    await daysPass(30);
    expect((await create(await newcomer(), '쉬는1이름')).statusCode).toBe(200);
  });

  it('can be taken back by the one who gave it up', async () => {
    const own = await newcomer();
    await create(own, '돌아올이름');
    await rename(own, '잠깐이름');
    expect((await rename(own, '돌아올이름')).statusCode).toBe(200);
  });

  it('goes to nobody in the moment in which it is given up', async () => {
    const own = await player('찰나이름');
    const others = await Promise.all(Array.from({ length: 3 }, () => newcomer()));
    const [given, ...taken] = await Promise.all([
      rename(own, '찰나이름후'),
      ...others.map((other) => create(other, '찰나이름')),
    ]);
    expect([given?.statusCode, ...taken.map(({ statusCode }) => statusCode)]).toEqual([200, 409, 409, 409]);
  });

  it('rests after the deletion of the account too, but for the same identity', async () => {
    const own = await player('지운이름');
    await rename(own, '지운이름둘');
    expect((await deleteAccount(own)).statusCode).toBe(200);
    for (const name of ['지운이름', '지운이름둘']) {
      expect((await create(await newcomer(), name)).statusCode).toBe(409);
    }
    const back = await signInAs(site, { profile: null, identity: own.identity });
    expect((await create(back, '다른이름')).statusCode).toBe(200);
    expect((await rename(back, '지운이름')).statusCode).toBe(200);
  });

  it('leaves only keyed hashes behind the account, and these for 30 days', async () => {
    const own = await player('자취이름');
    await rename(own, '자취이름둘');
    await deleteAccount(own);
    const { pool } = site.database.database;
    const traces = async () =>
      (await pool.query<{ line: string }>('select former_name::text as line from former_name')).rows
        .map(({ line }) => line)
        .filter((line) => line.includes('자취') || line.includes(`,${own.profile.id},`));
    expect(await traces()).toEqual([]);
    await deleteRestedNames(site.api.db, now);
    const left = () => pool.query('select from former_name where profile_id is null');
    expect((await left()).rowCount).toBeGreaterThan(1);
    await daysPass(30);
    await deleteRestedNames(site.api.db, now);
    expect((await left()).rowCount).toBe(0);
  });

  it('is in the export', async () => {
    const own = await player('내보낼이름');
    await rename(own, '내보낼이름둘');
    const file = await site.app.inject({ url: '/api/profiles/me/export', headers: own.headers });
    expect(file.json()).toMatchObject({ formerNames: [{ name: '내보낼이름', givenUpAt: now.toISOString() }] });
  });
});

it('shows a former name to no player', async () => {
  const own = await player('비밀이름');
  await rename(own, '공개이름');
  const seen = await site.app.inject(`/api/profiles/${own.profile.id}`);
  expect(seen.json()).toMatchObject({ name: '공개이름', renamedAt: now.toISOString() });
  expect(seen.body).not.toContain('비밀');
});
