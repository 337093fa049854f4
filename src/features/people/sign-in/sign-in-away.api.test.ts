import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiApp } from '#tests/support/api-app.ts';
import { type Question, requestApp, type SendRequest } from '#tests/support/sign-in-visitor.ts';
import { configWithKeys } from '#tests/support/unavailable-provider.ts';
import { writeRefreshToken } from './refresh-token.service.ts';

const STATE = '00000000-0000-4000-8000-000000000000';
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
const REFRESH_TOKEN = writeRefreshToken({ sessionId: STATE, counter: 0 }, Buffer.alloc(32));
let app: FastifyInstance;
let sendRequest: SendRequest;

beforeAll(async () => {
  const settings = { AUTH_DISCORD_CLIENT_ID: 'id', AUTH_DISCORD_CLIENT_SECRET: 'secret' };
  app = await createApiApp({ config: await configWithKeys(settings) });
  sendRequest = requestApp(app);
});
afterAll(() => app.close());

describe('with an unreachable database', () => {
  it.each<[string, Question]>([
    ['a sign-in', { path: `/authorize?provider=discord&code_challenge=${CHALLENGE}&code_challenge_method=s256` }],
    ['a return', { path: `/callback?state=${STATE}&code=x` }],
    [
      'an exchange',
      { method: 'POST', path: '/token?grant_type=pkce', body: { auth_code: STATE, code_verifier: CHALLENGE } },
    ],
    ['a refresh', { method: 'POST', path: '/token?grant_type=refresh_token', body: { refresh_token: REFRESH_TOKEN } }],
  ])('%s is answered 503: the client preserves its session and retries', async (_name, question) => {
    const answer = await sendRequest(question);
    expect(answer.status).toBe(503);
    expect(JSON.parse(answer.text)).toEqual({ code: 503, error_code: 'unexpected_failure', msg: expect.any(String) });
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.text).not.toMatch(/ECONN|postgres|127\.0\.0\.1/);
  });

  it.each(['/.well-known/jwks.json', '/settings', '/health'])('%s is answered', async (path) => {
    expect((await sendRequest({ path })).status).toBe(200);
  });
});

describe('with an external provider', () => {
  it('the endpoints do not exist', async () => {
    const settings = { AUTH_URL: 'https://auth.example', AUTH_PUBLIC_KEY: 'any', ALLOW_LOCAL_AUTH: 'true' };
    const other = await createApiApp({ config: await configWithKeys(settings) });
    for (const url of ['/auth/v1/health', '/auth/v1/authorize', '/auth/v1/.well-known/jwks.json']) {
      expect((await other.inject(url)).json(), url).toMatchObject({ code: 'NOT_FOUND' });
    }
    expect((await other.inject({ method: 'POST', url: '/login/nickname' })).statusCode).not.toBe(303);
    await other.close();
  });
});
