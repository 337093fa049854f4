import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createConsoleLog } from '#platform/log/log.ts';
import { insertProfile } from '#tests/factories/people.ts';
import { testApp } from '#tests/support/open-app.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { readPeople } from '../people-readers.service.ts';
import { ownProfileSchema, profileSchema } from './profile.contract.ts';

const lines: string[] = [];
const site = testApp({ log: createConsoleLog('trace', (line) => lines.push(line)) });

/**
 * Contract §4: all fields of product.md §3 but `bannedReason`, `bannedAt`, `deletedAt`, `lastDungeonId`, `pullUpAt`.
 */
const PUBLIC_FIELDS = [
  'avatarUrl',
  'createdAt',
  'discordId',
  'grade',
  'id',
  'job',
  'level',
  'maxHp',
  'maxMp',
  'name',
  'renamedAt',
  'targetHp',
  'targetMp',
  'updatedAt',
  'userId',
];

function whole() {
  return insertProfile(site.api.db, {
    discord_id: 'private-discord',
    avatar_source: 'https://cdn.discordapp.com/private-picture.png',
    pull_up_at: new Date(),
    banned_at: new Date(Date.now() + 60_000),
    banned_reason: 'private-reason',
    suspended_at: new Date(),
    max_hp: 1,
    max_mp: 2,
    target_hp: 3,
    target_mp: 4,
  });
}

const document = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

describe('the public profile', () => {
  it('contains exactly the public fields', async () => {
    const { id, userId } = await whole();
    for (const one of [id, userId]) {
      const answer = await site.app.inject(`/api/profiles/${one}`);
      expect(Object.keys(profileSchema.parse(answer.json())).toSorted()).toEqual(PUBLIC_FIELDS);
      expect(answer.body).not.toContain('private');
    }
  });

  it('is the same in pages', async () => {
    const { id } = await whole();
    const found = await readPeople(site.api).findProfile(String(id));
    expect(Object.keys(profileSchema.parse(found)).toSorted()).toEqual(PUBLIC_FIELDS);
    expect(JSON.stringify(found)).not.toContain('private');
  });

  it('is rejected by its schema with a private field', async () => {
    const { id } = await whole();
    const shown = (await site.app.inject(`/api/profiles/${id}`)).json();
    for (const field of Object.keys(ownProfileSchema.shape).filter((name) => !PUBLIC_FIELDS.includes(name))) {
      expect(profileSchema.safeParse({ ...shown, [field]: null }).success).toBe(false);
    }
  });

  it('is returned by no other endpoint than those tested here', async () => {
    const { paths } = document.parse((await site.app.inject('/api/openapi.json')).json());
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, call]) => ({ name: `${method} ${path}`, text: JSON.stringify(call) })),
    );
    const named = (schema: string) =>
      calls.filter(({ text }) => text.includes(`"#/components/schemas/${schema}"`)).map(({ name }) => name);
    expect(named('Profile')).toEqual(['get /api/profiles/{id}']);
    // The own profile: never without a session.
    expect(named('OwnProfile')).toEqual([]);
  });
});

describe('one’s own profile', () => {
  it.each([
    ['GET', '/api/profiles/me'],
    ['GET', '/api/profiles/me/'],
    ['GET', '/api/profiles/me/export'],
    ['HEAD', '/api/profiles/me'],
    ['PUT', '/api/profiles/update'],
    ['POST', '/api/profiles/upsert'],
    ['POST', '/api/profiles/delete'],
  ] as const)('is told to nobody without a session: %s %s', async (method, url) => {
    const payload = method === 'PUT' || method === 'POST' ? { name: '아무개' } : undefined;
    for (const headers of [{}, { authorization: 'Bearer x.y.z' }, { cookie: 'sb-baramnaru-auth-token=base64-e30' }]) {
      const answer = await site.app.inject({ method, url, headers, ...(payload && { payload }) });
      expect(answer.statusCode).toBe(401);
    }
  });

  it('is returned to its owner only', async () => {
    const [one, other] = [await signInAs(site), await signInAs(site)];
    const answer = await site.app.inject({ url: '/api/profiles/me', headers: one.headers });
    expect(answer.json()).toMatchObject({ userId: one.userId });
    expect(answer.body).not.toContain(other.userId);
  });
});

describe('the log', () => {
  it('names writes, and no person', async () => {
    lines.length = 0;
    const { headers, userId, token, identity, sessionId } = await signInAs(site, {
      profile: null,
      email: 'private@players.example',
      userAgent: 'PrivateBrowser/1.0',
    });
    const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
      site.app.inject({ method, url, headers, ...(payload && { payload }) });
    await call('POST', '/api/profiles/upsert', { name: '비밀이름', agreed: true });
    await call('PUT', '/api/profiles/update', { name: '비밀이름둘', maxHp: 987_654, showsDiscord: true });
    await call('PUT', '/api/profiles/update', { name: '<비밀>' });
    await call('GET', '/api/profiles/me');
    await call('GET', '/api/profiles/me/export');
    await call('POST', '/api/profiles/delete');
    const text = lines.join('\n');
    expect(text).toContain('profile.upsert');
    expect(text).toContain('profile.update');
    expect(text).toContain('profile.delete');
    const secrets = [
      '비밀',
      '987654',
      'private@',
      'PrivateBrowser',
      userId,
      token,
      sessionId,
      identity?.providerId ?? '-',
    ];
    for (const secret of secrets) expect(text).not.toContain(secret);
  });
});
