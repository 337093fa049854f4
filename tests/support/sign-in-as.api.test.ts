import { describe, expect, it } from 'vitest';
import { testApp } from './open-app.ts';
import { accessToken, bearer, signInAs } from './sign-in-as.ts';

const site = testApp();

describe('signInAs', () => {
  it('creates a player whom the site accepts by bearer and by cookie', async () => {
    const { headers, cookie, profile } = await signInAs(site, { profile: { name: '홍길동', job: 3 } });
    const byBearer = await site.app.inject({ url: '/api/profiles/me', headers });
    expect(byBearer.json()).toMatchObject({ id: profile.id, name: '홍길동', job: 3, isOperator: false });
    const byCookie = await site.app.inject({ url: '/api/profiles/me', headers: { cookie } });
    expect(byCookie.json()).toEqual(byBearer.json());
  });

  it('creates operators, and users without a profile', async () => {
    const operator = await signInAs(site, { isOperator: true });
    const me = await site.app.inject({ url: '/api/profiles/me', headers: operator.headers });
    expect(me.json()).toMatchObject({ isOperator: true });
    const { headers } = await signInAs(site, { profile: null });
    expect((await site.app.inject({ url: '/api/profiles/me', headers })).statusCode).toBe(404);
  });

  it('creates tokens that the site refuses', async () => {
    const { userId, sessionId } = await signInAs(site);
    const expired = await accessToken(site, { userId, sessionId, expiresAt: 1_000 });
    const foreign = await accessToken(site, { userId, sessionId, claims: { aud: 'others' } });
    for (const token of [expired, foreign]) {
      const answer = await site.app.inject({ url: '/api/profiles/me', headers: bearer(token) });
      expect(answer.statusCode).toBe(401);
    }
  });
});
