import { describe, expect, it } from 'vitest';
import { testApp } from '#tests/support/open-app.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { identityHashes, saveSuspension } from '../suspensions/suspension.service.ts';
import { type Me, meSchema } from './profile.contract.ts';

const site = testApp();

function upsert(payload: object, headers: Record<string, string> = {}) {
  return site.app.inject({ method: 'POST', url: '/api/profiles/upsert', headers, payload });
}

function readProfiles(userId: string) {
  return site.api.db.selectFrom('profile').select('id').where('user_id', '=', userId).execute();
}

function readConsents(profileId: number) {
  return site.api.db
    .selectFrom('consent')
    .select(['terms_version', 'policy_version'])
    .where('profile_id', '=', profileId)
    .execute();
}

describe('POST /api/profiles/upsert', () => {
  it('creates a warrior of level 1 after consent, with the verified identity', async () => {
    const avatarUrl = 'https://cdn.discordapp.com/avatars/1/abc.png';
    const { headers, identity, userId } = await signInAs(site, { profile: null, avatarUrl });
    const answer = await upsert({ name: '새사람', agreed: true }, headers);
    expect(answer.statusCode).toBe(200);
    const me = meSchema.parse(answer.json());
    expect(me).toMatchObject({ userId, name: '새사람', job: 1, level: 1, grade: 0, maxHp: null, showsDiscord: false });
    expect(me.discordId).toBe(identity?.providerId);
    expect(me.avatarUrl).toContain(`/api/profiles/${me.id}/avatar?v=`);
    expect(await readConsents(me.id)).toEqual([{ terms_version: 1, policy_version: 1 }]);
    expect((await site.app.inject({ url: '/api/profiles/me', headers })).json()).toEqual(me);
    expect((await site.app.inject(`/api/profiles/${me.id}`)).json()).toMatchObject({ name: '새사람', discordId: null });
  });

  it('accepts the other fields of the character', async () => {
    const { headers } = await signInAs(site, { profile: null });
    const character = {
      name: '현자님',
      job: 3,
      level: 99,
      grade: 4,
      maxHp: 700_000,
      maxMp: 950_000,
      targetMp: 1_000_000,
    };
    expect((await upsert({ ...character, agreed: true }, headers)).json()).toMatchObject(character);
  });

  it('accepts no picture but from the upstreams', async () => {
    const { headers } = await signInAs(site, { profile: null, avatarUrl: 'https://evil.example/x.png' });
    expect((await upsert({ name: '그림없음', agreed: true }, headers)).json()).toMatchObject({ avatarUrl: null });
  });

  it('creates nothing under a forbidden word', async () => {
    const { headers, userId } = await signInAs(site, { profile: null });
    const answer = await upsert({ name: '바카라', agreed: true }, headers);
    expect([answer.statusCode, await readProfiles(userId)]).toEqual([498, []]);
  });

  it.each([{}, { agreed: false }, { agreed: 'true' }, { agreed: null }])(
    'creates nothing without consent: %j',
    async (consent) => {
      const { headers, userId } = await signInAs(site, { profile: null });
      const answer = await upsert({ name: '동의안함', ...consent }, headers);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'INVALID_INPUT', data: { issues: [{ path: 'agreed' }] } });
      expect(await readProfiles(userId)).toEqual([]);
    },
  );

  it.each([
    ['name', { agreed: true }],
    ['name', { agreed: true, name: '<script>' }],
    ['name', { agreed: true, name: '바람나루' }],
    ['job', { agreed: true, name: '이름이', job: 9 }],
    ['', { agreed: true, name: '이름이', isAdmin: true }],
  ])('refuses an invalid %s: %j', async (path, payload) => {
    const { headers, userId } = await signInAs(site, { profile: null });
    const answer = await upsert(payload, headers);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ data: { issues: [{ path }] } });
    expect(await readProfiles(userId)).toEqual([]);
  });

  it('needs a sign-in', async () => {
    expect((await upsert({ name: '아무개', agreed: true })).statusCode).toBe(401);
  });

  it('updates an existing profile without a new consent', async () => {
    const { headers, profile } = await signInAs(site, { profile: { job: 4 } });
    const answer = await upsert({ name: '바뀐이름', level: 50 }, headers);
    expect(answer.json()).toMatchObject({ id: profile.id, name: '바뀐이름', level: 50, job: 4 });
    expect(await readConsents(profile.id)).toEqual([]);
  });

  it('stores a consent once for each pair of versions', async () => {
    const { headers, profile } = await signInAs(site);
    await site.api.db
      .insertInto('consent')
      .values({ profile_id: profile.id, terms_version: 1, policy_version: 2, agreed_at: new Date() })
      .execute();
    for (let turn = 0; turn < 3; turn += 1) await upsert({ name: profile.name, agreed: true }, headers);
    expect(await readConsents(profile.id)).toEqual([
      { terms_version: 1, policy_version: 2 },
      { terms_version: 1, policy_version: 1 },
    ]);
  });

  it('creates one profile of many requests at once', async () => {
    const { headers, userId } = await signInAs(site, { profile: null });
    const requests = Array.from({ length: 8 }, () => upsert({ name: '서두름', agreed: true }, headers));
    const answers = await Promise.all(requests);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    expect(new Set(answers.map((answer) => answer.json<Me>().id)).size).toBe(1);
    const [profile, ...others] = await readProfiles(userId);
    expect(others).toEqual([]);
    expect(await readConsents(profile?.id ?? 0)).toHaveLength(1);
  });

  it('gives a name to one of several newcomers', async () => {
    const newcomers = await Promise.all(Array.from({ length: 5 }, () => signInAs(site, { profile: null })));
    const answers = await Promise.all(
      newcomers.map(({ headers }) => upsert({ name: '같은이름', agreed: true }, headers)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({ code: 'CONFLICT', data: { issues: [{ path: 'name' }] } });
  });

  it('answers the same Idempotency-Key with the same answer', async () => {
    const { headers } = await signInAs(site, { profile: null });
    const keyed = { ...headers, 'idempotency-key': 'first-time' };
    const first = await upsert({ name: '한번만', agreed: true }, keyed);
    await upsert({ name: '두번째' }, headers);
    const again = await upsert({ name: '한번만', agreed: true }, keyed);
    expect(again.body).toBe(first.body);
  });

  it('is refused to suspended players', async () => {
    const { headers, profile } = await signInAs(site, { profile: { banned_at: new Date(Date.now() + 60_000) } });
    const answer = await upsert({ name: '정지중', agreed: true }, headers);
    expect(answer.statusCode).toBe(499);
    expect(await readConsents(profile.id)).toEqual([]);
  });

  it('finds the suspension of a player who deleted the account and returned', async () => {
    const { db } = site.api;
    const old = await signInAs(site);
    const { headers, identity } = await signInAs(site, { profile: null });
    const until = new Date(Date.now() + 60_000);
    const hashes = await identityHashes(db, identity ? [identity] : []);
    await saveSuspension(db, { profileId: old.profile.id, until, reason: '사기', identityHashes: hashes });
    const answer = await upsert({ name: '돌아온이', agreed: true }, headers);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ bannedAt: until.toISOString(), bannedReason: '사기' });
    const next = await upsert({ name: '또바꿈' }, headers);
    expect(next.statusCode).toBe(499);
  });

  it('takes over no suspension that has ended, and nobody else’s', async () => {
    const { db } = site.api;
    const old = await signInAs(site);
    const { headers, identity } = await signInAs(site, { profile: null });
    const ended = { profileId: old.profile.id, until: new Date(Date.now() - 1000), reason: '지난 일' };
    await saveSuspension(db, { ...ended, identityHashes: await identityHashes(db, identity ? [identity] : []) });
    const others = await identityHashes(db, [{ provider: 'kakao', providerId: identity?.providerId ?? '' }]);
    await saveSuspension(db, { ...ended, until: new Date(Date.now() + 60_000), identityHashes: others });
    expect((await upsert({ name: '깨끗한이', agreed: true }, headers)).json()).toMatchObject({ bannedAt: null });
  });

  it('creates nothing after the session was ended', async () => {
    const { headers, userId, sessionId } = await signInAs(site, { profile: null });
    await site.api.db.deleteFrom('sign_in.session').where('id', '=', sessionId).execute();
    expect((await upsert({ name: '늦은이', agreed: true }, headers)).statusCode).toBe(401);
    expect(await readProfiles(userId)).toEqual([]);
  });
});
