import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type App, openApp } from '#tests/support/open-app.ts';
import { bearer } from '#tests/support/sign-in-as.ts';
import type { Me } from './profile.contract.ts';

// Accounts of people who sign in with an external provider (`AUTH_URL`), with a stand-in for that provider.

const USER = randomUUID();
const IDENTITIES = [
  { provider: 'kakao', id: '111', identity_data: { avatar_url: 'http://k.kakaocdn.net/a.jpg' } },
  { provider: 'discord', id: '222', identity_data: { full_name: 'someone' } },
];

let provider: Server;
let site: App;
let headers: { authorization: string };
let requested: string[] = [];
let isAway = false;

beforeAll(async () => {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'elsewhere', alg: 'ES256' }];
  provider = createServer((request, response) => {
    const { method, url } = request;
    requested.push(`${method} ${url} ${request.headers.authorization ?? ''}`);
    const isKeys = url === '/auth/v1/.well-known/jwks.json';
    if (isAway && !isKeys) return response.writeHead(503).end();
    const body = isKeys ? { keys } : method === 'GET' ? { id: USER, identities: IDENTITIES } : {};
    return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((listening) => provider.listen(0, '127.0.0.1', listening));
  const address = provider.address();
  if (typeof address !== 'object' || address === null) throw new Error('There is no port.');
  const url = `http://127.0.0.1:${address.port}`;
  site = await openApp({
    settings: { AUTH_URL: url, AUTH_PUBLIC_KEY: 'public', AUTH_SERVICE_KEY: 'service' },
  });
  const token = await new SignJWT({
    role: 'authenticated',
    session_id: randomUUID(),
    amr: [{ method: 'oauth', timestamp: Math.floor(Date.now() / 1000) }],
  })
    .setProtectedHeader({ alg: 'ES256', kid: 'elsewhere' })
    .setIssuer(`${url}/auth/v1`)
    .setSubject(USER)
    .setAudience('authenticated')
    .setExpirationTime('1h')
    .sign(privateKey);
  headers = bearer(token);
});
afterAll(async () => {
  await site.close();
  provider.closeAllConnections();
  await new Promise((closed) => provider.close(closed));
});
beforeEach(() => {
  requested = [];
  isAway = false;
});

const post = (url: string, payload?: object) =>
  site.app.inject({ method: 'POST', url, headers, ...(payload && { payload }) });
const upsert = (payload: object) => post('/api/profiles/upsert', payload);

describe('an account of an external provider', () => {
  it('is not created while the provider is unreachable', async () => {
    isAway = true;
    const answer = await upsert({ name: '밖에서', agreed: true });
    expect(answer.statusCode).toBe(503);
    expect((await site.app.inject({ url: '/api/profiles/me', headers })).statusCode).toBe(404);
  });

  it('is created from the identity that the provider returns for the token', async () => {
    const answer = await upsert({ name: '밖에서', agreed: true });
    expect(answer.json()).toMatchObject({ userId: USER, discordId: '222' });
    expect(answer.json<Me>().avatarUrl).toContain('/avatar?v=');
    expect(requested.filter((call) => call.startsWith('GET /auth/v1/user'))).toEqual([
      `GET /auth/v1/user ${headers.authorization}`,
    ]);
  });

  it('is exported with its identities and without a list of sessions', async () => {
    const answer = await site.app.inject({ url: '/api/profiles/me/export', headers });
    expect(answer.json()).toMatchObject({
      profile: { name: '밖에서' },
      sessions: [],
      signIn: { email: null, identities: [{ provider: 'kakao', providerId: '111' }, { provider: 'discord' }] },
    });
  });

  it('stays complete when the provider cannot delete its part now', async () => {
    isAway = true;
    expect((await post('/api/profiles/delete')).statusCode).toBe(503);
    isAway = false;
    const me = await site.app.inject({ url: '/api/profiles/me', headers });
    expect(me.json()).toMatchObject({ name: '밖에서' });
  });

  it('is deleted at the provider too, stays suspended, and may be created again', async () => {
    const until = new Date(Date.now() + 60_000);
    await site.api.db.updateTable('profile').set({ banned_at: until, banned_reason: '사기' }).execute();
    expect((await post('/api/profiles/delete')).json()).toEqual({ success: true });
    expect(requested.at(-1)).toBe(`DELETE /auth/v1/admin/users/${USER} Bearer service`);
    expect((await site.app.inject({ url: '/api/profiles/me', headers })).statusCode).toBe(404);
    const back = await upsert({ name: '밖에서', agreed: true });
    expect(back.json()).toMatchObject({ name: '밖에서', bannedAt: until.toISOString(), bannedReason: '사기' });
  });
});
