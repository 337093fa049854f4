import { describe, expect, it } from 'vitest';
import { insertIdentity, insertProfile } from '#tests/factories/people.ts';
import { testApp } from '#tests/support/open-app.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { meSchema, type OwnProfile, profileSchema } from './profile.contract.ts';

const site = testApp();

const get = (url: string, headers = {}) => site.app.inject({ url, headers });

function put(payload: object | string, headers: Record<string, string> = {}) {
  const body = typeof payload === 'string' ? payload : JSON.stringify(payload);
  return site.app.inject({
    method: 'PUT',
    url: '/api/profiles/update',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  });
}

const inAnHour = () => new Date(Date.now() + 3_600_000);

describe('GET /api/profiles/:id', () => {
  it('shows a player by number and by UUID', async () => {
    const { profile } = await signInAs(site, { profile: { name: '고구려인', job: 2, grade: 1, level: 99 } });
    const byNumber = await get(`/api/profiles/${profile.id}`);
    expect(byNumber.statusCode).toBe(200);
    expect(profileSchema.parse(byNumber.json())).toMatchObject({ name: '고구려인', job: 2, grade: 1, level: 99 });
    const byUuid = await get(`/api/profiles/${profile.userId.toUpperCase()}/`);
    expect(byUuid.json()).toEqual(byNumber.json());
  });

  it.each([
    '0',
    '-1',
    '01',
    '1.5',
    '99999999999',
    '2147483648',
    'x',
    '%00',
    "1'%20or%201=1",
    'ffffffff',
    '3f2b6c3e-0000-4000-8000-000000000000',
  ])('answers 404 for %s', async (id) => {
    const answer = await get(`/api/profiles/${id}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('hides deleted accounts', async () => {
    const { id } = await insertProfile(site.api.db, { deleted_at: new Date() });
    expect((await get(`/api/profiles/${id}`)).statusCode).toBe(404);
  });

  it('shows the Discord number only when the player has chosen so', async () => {
    const shy = await insertProfile(site.api.db, { discord_id: '1234', shows_discord: false });
    expect((await get(`/api/profiles/${shy.id}`)).json()).toMatchObject({ discordId: null });
    const open = await insertProfile(site.api.db, { discord_id: '1234', shows_discord: true });
    expect((await get(`/api/profiles/${open.id}`)).json()).toMatchObject({ discordId: '1234' });
  });
});

describe('GET /api/profiles/me', () => {
  it('is for those who are signed in', async () => {
    const answer = await get('/api/profiles/me');
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'LOGIN_REQUIRED', message: '로그인 후 이용해 주세요' });
  });

  it('returns the whole own profile, with no-store', async () => {
    const { headers, profile } = await signInAs(site, { profile: { discord_id: '77' } });
    const answer = await get('/api/profiles/me', headers);
    expect(meSchema.parse(answer.json())).toEqual({ ...profile, isOperator: false, operatorLevel: null, warnings: [] });
    expect(answer.headers['cache-control']).toContain('no-store');
  });

  it('is 404 before there is a profile', async () => {
    const { headers } = await signInAs(site, { profile: null });
    const answer = await get('/api/profiles/me', headers);
    expect(answer.statusCode).toBe(404);
  });

  it('is null instead, when asked so, for the signed out, for sessions that ended, and for newcomers', async () => {
    const ended = await signInAs(site);
    await site.api.db.deleteFrom('sign_in.session').where('id', '=', ended.sessionId).execute();
    const { headers: newcomer } = await signInAs(site, { profile: null });
    const wrong = { authorization: 'Bearer x.y.z' };
    for (const headers of [{}, wrong, ended.headers, newcomer]) {
      const answer = await get('/api/profiles/me?orNull=true', headers);
      expect([answer.statusCode, answer.json()]).toEqual([200, null]);
      expect(answer.headers['cache-control']).toBe('private, no-store');
    }
    for (const headers of [{}, wrong, ended.headers]) {
      expect((await get('/api/profiles/me?orNull=newcomer', headers)).statusCode).toBe(401);
      expect((await get('/api/profiles/me?orNull=false', headers)).statusCode).toBe(401);
    }
    const answer = await get('/api/profiles/me?orNull=newcomer', newcomer);
    expect([answer.statusCode, answer.json()]).toEqual([200, null]);
    expect((await get('/api/profiles/me?orNull=false', newcomer)).statusCode).toBe(404);
    const { headers, profile } = await signInAs(site);
    expect((await get('/api/profiles/me/?orNull=true', headers)).json()).toMatchObject({ id: profile.id });
  });

  it('shows suspended players the end and the reason', async () => {
    const until = inAnHour();
    const { headers } = await signInAs(site, { profile: { banned_at: until, banned_reason: '도배' } });
    const answer = await get('/api/profiles/me', headers);
    expect(answer.json()).toMatchObject({ bannedAt: until.toISOString(), bannedReason: '도배' });
  });
});

describe('PUT /api/profiles/update', () => {
  it('changes what is given and leaves the rest', async () => {
    const { headers, profile } = await signInAs(site, { profile: { job: 3, max_hp: 100, target_hp: 900 } });
    const answer = await put({ level: 99, maxMp: 20_000, targetHp: null }, headers);
    expect(answer.statusCode).toBe(200);
    const me = meSchema.parse(answer.json());
    expect(me).toMatchObject({ job: 3, level: 99, maxHp: 100, maxMp: 20_000, targetHp: null, name: profile.name });
    expect((await get('/api/profiles/me', headers)).json()).toEqual(me);
    expect(me.updatedAt > profile.updatedAt).toBe(true);
  });

  it('succeeds when nothing changes', async () => {
    const { headers, profile } = await signInAs(site, { profile: { level: 5 } });
    for (const payload of [{}, { level: 5, name: profile.name }]) {
      const answer = await put(payload, headers);
      expect(answer.json()).toMatchObject({ updatedAt: profile.updatedAt });
    }
  });

  it('refuses no character that the game allows, however odd', async () => {
    const { headers } = await signInAs(site);
    const answer = await put({ level: 1, grade: 4, maxHp: 1, targetHp: 0, maxMp: 100_000_000 }, headers);
    expect(answer.statusCode).toBe(200);
  });

  it('refuses a name that is a forbidden word', async () => {
    const { headers } = await signInAs(site);
    expect((await put({ name: '바카라' }, headers)).json()).toMatchObject({ statusCode: 498, code: 'NOT_ALLOWED' });
  });

  it('is for players', async () => {
    expect((await put({ level: 2 })).statusCode).toBe(401);
    const { headers } = await signInAs(site, { profile: null });
    const answer = await put({ level: 2 }, headers);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'FORBIDDEN', data: { needsProfile: true } });
  });

  it('is refused while suspended', async () => {
    const until = inAnHour();
    const { headers } = await signInAs(site, { profile: { level: 1, banned_at: until, banned_reason: '사기' } });
    const answer = await put({ level: 2 }, headers);
    expect(answer.statusCode).toBe(499);
    expect(answer.json()).toMatchObject({
      code: 'SUSPENDED',
      data: { bannedAt: until.toISOString(), bannedReason: '사기' },
    });
    expect((await get('/api/profiles/me', headers)).json()).toMatchObject({ level: 1 });
  });

  it('is allowed again when the suspension has ended', async () => {
    const { headers } = await signInAs(site, { profile: { banned_at: new Date(Date.now() - 1000) } });
    expect((await put({ level: 2 }, headers)).statusCode).toBe(200);
  });

  it.each<[string, object | string]>([
    ['name', { name: '가' }],
    ['name', { name: '가나다라마바사아자차카타파' }],
    ['name', { name: '<b>굵게</b>' }],
    ['name', { name: '홍 길동' }],
    ['name', { name: 'ㅋㅋㅋ' }],
    ['name', { name: '홍길동\u0000' }],
    ['name', { name: '홍\u200b길동' }],
    ['name', { name: '\ud800홍길동' }],
    ['name', { name: "'; drop" }],
    ['name', { name: ['홍길동'] }],
    ['name', { name: null }],
    ['name', { name: '운영자' }],
    ['name', { name: 'ADM1N' }],
    ['level', { level: 0 }],
    ['level', { level: 100 }],
    ['level', { level: 1.5 }],
    ['level', { level: '5' }],
    ['job', { job: 0 }],
    ['job', { job: 5 }],
    ['grade', { grade: -1 }],
    ['grade', { grade: 5 }],
    ['maxHp', { maxHp: -1 }],
    ['maxHp', { maxHp: 100_000_001 }],
    ['targetMp', { targetMp: 1e9 }],
    ['showsDiscord', { showsDiscord: 'yes' }],
    ['', { avatarSource: 'https://evil.example/x.png' }],
    ['', { banned_at: null }],
    ['', '[]'],
    ['', '"text"'],
    ['', 'null'],
  ])('refuses an invalid %s: %j', async (path, payload) => {
    const { headers, profile } = await signInAs(site);
    const answer = await put(payload, headers);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'INVALID_INPUT', data: { issues: [{ path }] } });
    expect(answer.json().data.issues[0].message).toMatch(/[가-힣]/);
    expect((await get('/api/profiles/me', headers)).json()).toMatchObject({ updatedAt: profile.updatedAt });
  });

  it('accepts a whole profile, and ignores the fields that the player cannot change', async () => {
    const { headers, profile } = await signInAs(site);
    const me = (await get('/api/profiles/me', headers)).json();
    const forged = {
      ...me,
      id: 1,
      userId: '3f2b6c3e-0000-4000-8000-000000000000',
      discordId: '1',
      isOperator: true,
      bannedAt: 7,
      avatarUrl: 'https://evil.example/x.png',
      createdAt: 'yesterday',
      lastDungeonId: 3,
      pullUpAt: null,
    };
    const answer = await put({ ...forged, level: 42 }, headers);
    expect([answer.statusCode, answer.json()]).toEqual([200, { ...me, level: 42, updatedAt: expect.any(String) }]);
    expect((await get(`/api/profiles/${profile.id}`)).json()).toMatchObject({
      userId: profile.userId,
      discordId: null,
    });
  });

  it.each(['{', '', '{"level":}'])('refuses a body that is not JSON: %j', async (body) => {
    const { headers } = await signInAs(site);
    expect((await put(body, headers)).statusCode).toBe(400);
  });

  it('accepts each name once, whatever its case and composition', async () => {
    const taken = await signInAs(site, { profile: { name: '길동Kim' } });
    const { headers } = await signInAs(site);
    for (const name of ['길동Kim', '길동KIM', '길동Kim'.normalize('NFD')]) {
      const answer = await put({ name }, headers);
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ code: 'CONFLICT', data: { issues: [{ path: 'name' }] } });
    }
    expect((await put({ name: '길동kim' }, taken.headers)).json()).toMatchObject({ name: '길동kim' });
  });

  it('gives a name to one of several racing players', async () => {
    const racers = await Promise.all(Array.from({ length: 6 }, () => signInAs(site)));
    const answers = await Promise.all(racers.map(({ headers }) => put({ name: '단하나' }, headers)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  it('frees the name of a deleted account', async () => {
    await insertProfile(site.api.db, { name: '떠난이', deleted_at: new Date() });
    const { headers } = await signInAs(site);
    expect((await put({ name: '떠난이' }, headers)).statusCode).toBe(200);
  });

  it('loses no concurrent update of the same player', async () => {
    const { headers } = await signInAs(site);
    const updates = [{ level: 77 }, { maxHp: 5 }, { maxMp: 6 }, { targetHp: 7 }, { targetMp: 8 }, { grade: 2 }];
    await Promise.all(updates.map((update) => put(update, headers)));
    const me = (await get('/api/profiles/me', headers)).json<OwnProfile>();
    expect(me).toMatchObject(Object.assign({}, ...updates));
  });

  it('takes the Discord number from the verified identity when it is shown', async () => {
    const { headers, userId } = await signInAs(site, { identity: { provider: 'kakao' } });
    expect((await put({ showsDiscord: true }, headers)).json()).toMatchObject({ showsDiscord: true, discordId: null });
    const picture = 'https://cdn.discordapp.com/avatars/1/abc.png';
    const { providerId } = await insertIdentity(site.api.db, { userId, data: { avatar_url: picture } });
    const shown = (await put({ showsDiscord: true }, headers)).json<OwnProfile>();
    expect(shown).toMatchObject({ discordId: providerId });
    expect(shown.avatarUrl).toMatch(new RegExp(`^/api/profiles/${shown.id}/avatar\\?v=[0-9a-f]{8}$`));
    expect((await get(`/api/profiles/${shown.id}`)).json()).toMatchObject({ discordId: providerId });
    await put({ showsDiscord: false }, headers);
    expect((await get(`/api/profiles/${shown.id}`)).json()).toMatchObject({ discordId: null });
  });
});
