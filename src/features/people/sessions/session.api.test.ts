import { describe, expect, it } from 'vitest';
import { insertSession } from '#tests/factories/people.ts';
import { openApp, testApp } from '#tests/support/open-app.ts';
import { accessToken, bearer, type SignedIn, signInAs } from '#tests/support/sign-in-as.ts';
import { sessionsSchema } from './session.contract.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.1 Mobile/15E148 Safari/604.1';

const site = testApp();

const list = (headers: Record<string, string> = {}) => site.app.inject({ url: '/api/sessions', headers });
const end = (id: string, headers: Record<string, string> = {}) =>
  site.app.inject({ method: 'DELETE', url: `/api/sessions/${id}`, headers });

async function readIds({ headers }: Pick<SignedIn, 'headers'>): Promise<string[]> {
  return sessionsSchema.parse((await list(headers)).json()).map(({ id }) => id);
}

describe('GET /api/sessions', () => {
  it('lists the caller’s own devices, the last used first', async () => {
    const me = await signInAs(site, { userAgent: PHONE });
    const old = { createdAt: new Date('2026-01-01T00:00:00Z'), refreshedAt: new Date('2026-02-01T00:00:00Z') };
    const endsAt = new Date(Date.now() + 60_000);
    const other = await insertSession(site.api.db, { userId: me.userId, ...old, endsAt });
    await signInAs(site);
    const answer = await list(me.headers);
    expect(answer.headers['cache-control']).toContain('no-store');
    expect(sessionsSchema.parse(answer.json())).toEqual([
      expect.objectContaining({ id: me.sessionId, device: 'Safari · iOS', isCurrent: true }),
      {
        id: other,
        device: '알 수 없는 기기',
        createdAt: '2026-01-01T00:00:00.000Z',
        lastUsedAt: '2026-02-01T00:00:00.000Z',
        endsAt: endsAt.toISOString(),
        isCurrent: false,
      },
    ]);
  });

  it('shows nothing of the user agent but browser and system', async () => {
    const { headers } = await signInAs(site, { userAgent: '<img src=x onerror=alert(1)>/1.0 (secret model)' });
    const { body } = await list(headers);
    expect(body).toContain('알 수 없는 기기');
    expect(body).not.toMatch(/secret|<img/);
  });

  it('needs no profile, and is open to suspended players', async () => {
    const newcomer = await signInAs(site, { profile: null });
    expect(await readIds(newcomer)).toEqual([newcomer.sessionId]);
    const suspended = await signInAs(site, { profile: { banned_at: new Date(Date.now() + 60_000) } });
    expect(await readIds(suspended)).toEqual([suspended.sessionId]);
  });

  it('needs a sign-in', async () => {
    expect((await list()).statusCode).toBe(401);
  });
});

describe('DELETE /api/sessions/:id', () => {
  it('signs another device out at once', async () => {
    const me = await signInAs(site);
    const other = await insertSession(site.api.db, { userId: me.userId });
    const there = bearer(await accessToken(site, { userId: me.userId, sessionId: other }));
    expect((await list(there)).statusCode).toBe(200);
    const answer = await end(other, me.headers);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ success: true });
    expect((await list(there)).statusCode).toBe(401);
    expect(await readIds(me)).toEqual([me.sessionId]);
    expect((await end(other, me.headers)).statusCode).toBe(404);
  });

  it('signs the current device out too', async () => {
    const me = await signInAs(site);
    expect((await end(me.sessionId.toUpperCase(), me.headers)).statusCode).toBe(200);
    expect((await list(me.headers)).statusCode).toBe(401);
  });

  it('ends nobody else’s', async () => {
    const [me, other] = [await signInAs(site), await signInAs(site)];
    const answer = await end(other.sessionId, me.headers);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' });
    expect(await readIds(other)).toEqual([other.sessionId]);
  });

  it.each(['1', 'x', '%00', "'%20or%20true", 'ffffffff-ffff-ffff-ffff-fffffffffffz'])(
    'answers 404 for session %s',
    async (id) => {
      const { headers } = await signInAs(site);
      expect((await end(id, headers)).statusCode).toBe(404);
    },
  );

  it('needs a sign-in', async () => {
    const { sessionId } = await signInAs(site);
    expect((await end(sessionId)).statusCode).toBe(401);
  });
});

describe('with an external provider', () => {
  it('the endpoints do not exist', async () => {
    const elsewhere = await openApp({ settings: { AUTH_URL: 'https://auth.example', AUTH_PUBLIC_KEY: 'key' } });
    try {
      for (const [method, url] of [
        ['GET', '/api/sessions'],
        ['GET', '/api/sessions/history'],
        ['DELETE', '/api/sessions/3f2b6c3e-0000-4000-8000-000000000000'],
      ] as const) {
        const answer = await elsewhere.app.inject({ method, url });
        expect(answer.statusCode).toBe(404);
        expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' });
      }
    } finally {
      await elsewhere.close();
    }
  });
});
