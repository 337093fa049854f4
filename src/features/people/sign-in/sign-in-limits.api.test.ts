import { beforeEach, describe, expect, it } from 'vitest';
import { testSignInSite } from '#tests/support/sign-in-site.ts';
import { type Reply, requestApp, type SignInVisitor, signInVisitor } from '#tests/support/sign-in-visitor.ts';
import { readRefreshToken, writeRefreshToken } from './refresh-token.service.ts';

const site = testSignInSite();
let visitor: SignInVisitor;
let count = 0;

// Each test comes from an address of its own.
beforeEach(() => {
  count += 1;
  visitor = signInVisitor(requestApp(site.app, `203.0.113.${count}`));
});

function readError({ status, text }: Reply): [number, string] {
  return [status, JSON.parse(text).error_code];
}

describe('the limits', () => {
  it('refuse an address, with the time to retry', async () => {
    const bad = () => visitor.refresh('x');
    for (let taken = 0; taken < 150; taken += 1) await bad();
    const refused = await bad();
    expect(readError(refused)).toEqual([429, 'over_request_rate_limit']);
    expect(refused.headers).toMatchObject({
      'retry-after': expect.stringMatching(/^[1-9]\d{0,2}$/),
      'ratelimit-policy': '"token";q=150;w=300',
      'x-sb-error-code': 'over_request_rate_limit',
    });
    expect(refused.headers.ratelimit).toMatch(/^"token";r=0;t=\d+$/);
  });

  it('refuse a session that refreshes without end, and no other', async () => {
    const [busy, other] = [await visitor.session(), await visitor.session()];
    for (let taken = 0; taken < 60; taken += 1) expect((await visitor.refresh(busy.refresh_token)).status).toBe(200);
    const refused = await visitor.refresh(busy.refresh_token);
    expect(readError(refused)).toEqual([429, 'over_request_rate_limit']);
    expect(refused.headers['ratelimit-policy']).toBe('"refresh";q=60;w=300');
    expect((await visitor.refresh(other.refresh_token)).status).toBe(200);
  });

  it('do not sign anybody out because of other requests from the same address', async () => {
    const { refresh_token: token } = await visitor.session();
    for (let taken = 0; taken < 151; taken += 1) await visitor.refresh('x');
    expect((await visitor.refresh('x')).status).toBe(429);
    expect((await visitor.refresh(token)).status).toBe(200);
  });

  it('let forty people of one address sign in at once', async () => {
    const sessions = await Promise.all(Array.from({ length: 40 }, () => visitor.session()));
    const refreshed = await Promise.all(sessions.map(({ refresh_token: token }) => visitor.refresh(token)));
    expect(refreshed.filter(({ status }) => status !== 200)).toEqual([]);
  });

  it('are not used up by forged tokens of a session', async () => {
    const { refresh_token: token } = await visitor.session();
    const forged = writeRefreshToken(
      { sessionId: readRefreshToken(token)?.sessionId ?? '', counter: 0 },
      Buffer.alloc(32),
    );
    for (let taken = 0; taken < 70; taken += 1) await visitor.refresh(forged);
    expect((await visitor.refresh(token)).headers.ratelimit).toMatch(/^"refresh";r=59;/);
  });

  it('refuse sign-ins begun without end', async () => {
    const begin = () => visitor.sendRequest({ path: '/authorize?provider=discord' });
    for (let taken = 0; taken < 300; taken += 1) expect((await begin()).status).toBe(400);
    const refused = await begin();
    expect(readError(refused)).toEqual([429, 'over_request_rate_limit']);
    expect(refused.headers['retry-after']).toMatch(/^\d+$/);
    expect((await visitor.sendRequest({ path: '/callback?state=x' })).status).toBe(429);
  });

  it('are not used up by pages of other sites, which are refused', async () => {
    const picture = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' };
    const script = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors', origin: 'https://evil.example' };
    for (let time = 0; time < 301; time += 1) {
      const answer = await visitor.sendRequest({ path: '/authorize?provider=discord', headers: picture });
      expect(answer.status).toBe(403);
    }
    for (let time = 0; time < 151; time += 1) {
      const token = { method: 'POST', path: '/token?grant_type=pkce', headers: script, body: {} } as const;
      expect(readError(await visitor.sendRequest(token))).toEqual([403, 'cross_site_request']);
    }
    expect((await visitor.session()).user.id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('refuse a person who changes metadata without end, from any address', async () => {
    const { access_token: token } = await visitor.session();
    const change = () =>
      visitor.sendRequest({
        method: 'PUT',
        path: '/user',
        headers: { authorization: `Bearer ${token}` },
        body: { data: { a: 1 } },
      });
    for (let taken = 0; taken < 120; taken += 1) expect((await change()).status).toBe(200);
    const refused = await change();
    expect(readError(refused)).toEqual([429, 'over_request_rate_limit']);
    expect(refused.headers['ratelimit-policy']).toBe('"write";q=120;w=60');
  });
});
