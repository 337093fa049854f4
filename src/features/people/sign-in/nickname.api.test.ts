import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '#tests/support/open-app.ts';
import {
  enterNickname,
  locationOf,
  readSession,
  requestApp,
  type SignInVisitor,
  signInVisitor,
} from '#tests/support/sign-in-visitor.ts';

const HERE = { host: 'localhost:3000' };
const site = testApp({ settings: { PUBLIC_SITE_URL: 'http://localhost:3000', AUTH_JWT_EXP: '140' } });
let visitor: SignInVisitor;

beforeAll(async () => {
  const sendRequest = requestApp(site.app);
  visitor = signInVisitor((question) => sendRequest({ ...question, headers: { ...HERE, ...question.headers } }));
});
beforeEach(() => site.database.database.pool.query('delete from rate_limit'));

async function signIn(nickname: string) {
  const { location, verifier } = await visitor.begin('local', 'http://localhost:3000/confirm');
  const target = await visitor.comeBack(await enterNickname(site.app, location, nickname, HERE));
  return readSession(await visitor.exchange(target.searchParams.get('code') ?? '', verifier));
}

const post = (url: string, headers: Record<string, string>, payload = 'nickname=%EB%8F%84%ED%86%A0%EB%A6%AC') =>
  site.app.inject({
    method: 'POST',
    url,
    headers: { ...HERE, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload,
  });

describe('signing in by a nickname', () => {
  it('redirects to a page of this site', async () => {
    const { location, state } = await visitor.begin('local');
    expect(location.pathname + location.search).toBe(`/login/nickname?state=${state}`);
  });

  it('creates a person, the same one for the same nickname', async () => {
    const [first, second, other] = [await signIn('DoTori'), await signIn('dotori'), await signIn('산삼')];
    expect(second.user.id).toBe(first.user.id);
    expect(other.user.id).not.toBe(first.user.id);
    expect(second.user).toMatchObject({
      email: '',
      app_metadata: { provider: 'local', providers: ['local'] },
      user_metadata: { full_name: 'dotori' },
      identities: [{ provider: 'local', id: 'dotori' }],
    });
    expect(first).not.toHaveProperty('provider_token');
    expect(first.expires_in).toBe(140);
  });

  it.each(['', '가', '가'.repeat(13), '<script>', 'a'.repeat(60_000), '도토리\r\nset-cookie: a=b'])(
    'shows the form again for %j',
    async (nickname) => {
      const { location, state } = await visitor.begin('local');
      const again = await enterNickname(site.app, location, nickname, HERE);
      expect(again.pathname + again.search).toBe(`/login/nickname?state=${state}&fault=form`);
      const target = await visitor.comeBack(await enterNickname(site.app, location, '도토리', HERE));
      expect(target.searchParams.has('code')).toBe(true);
    },
  );

  it('accepts each form once', async () => {
    const { location } = await visitor.begin('local');
    const [one, two] = [
      await enterNickname(site.app, location, '도토리', HERE),
      await enterNickname(site.app, location, '산삼', HERE),
    ];
    expect((await visitor.comeBack(one)).searchParams.has('code')).toBe(true);
    expect((await visitor.comeBack(two)).searchParams.get('error_code')).toBe('flow_state_already_used');
  });

  it('refuses the code of another sign-in', async () => {
    const [mine, theirs] = [await visitor.begin('local'), await visitor.begin('local')];
    const stolen = await enterNickname(site.app, theirs.location, '도토리', HERE);
    stolen.searchParams.set('state', mine.state);
    expect((await visitor.comeBack(stolen)).searchParams.get('error')).toBe('server_error');
  });

  it.each(['x', '00000000-0000-4000-8000-000000000000', ''])('redirects home with the state %j', async (state) => {
    const answer = await post(`/login/nickname?state=${state}`, { 'sec-fetch-site': 'same-origin' });
    const target = await visitor.comeBack(new URL(answer.headers.location ?? '', 'http://localhost:3000'));
    expect(target.searchParams.get('error_code')).toMatch(/^bad_oauth_(state|callback)$/);
  });

  it.each<[string, Record<string, string>]>([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['nobody knows where', {}],
    ['another origin', { origin: 'https://evil.test' }],
    ['a proxy', { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': '203.0.113.7' }],
    ['a name of this machine that is none', { 'sec-fetch-site': 'same-origin', host: 'naru.example' }],
  ])('refuses forms from %s', async (_name, headers) => {
    const { state } = await visitor.begin('local');
    const answer = await post(`/login/nickname?state=${state}`, headers);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'FORBIDDEN', message: expect.stringMatching(/[가-힣]/) });
  });

  it('accepts a form with the site’s origin', async () => {
    const { state } = await visitor.begin('local');
    const answer = await post(`/login/nickname?state=${state}`, { origin: 'http://localhost:3000' });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('accepts nothing but a form', async () => {
    const { state } = await visitor.begin('local');
    const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
    const answer = await post(`/login/nickname?state=${state}`, headers, '{"nickname":"도토리"}');
    expect(answer.statusCode).toBe(415);
  });

  it('is refused through a proxy, in the last step too', async () => {
    const forwarded = { ...HERE, 'x-forwarded-for': '203.0.113.7' };
    const query =
      'provider=local&code_challenge_method=s256&code_challenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
    const refused = await visitor.sendRequest({ path: `/authorize?${query}`, headers: forwarded });
    expect([refused.status, JSON.parse(refused.text).msg]).toEqual([
      400,
      'Unsupported provider: provider is not enabled',
    ]);

    const { location } = await visitor.begin('local', 'http://localhost:3000/confirm');
    const returned = await enterNickname(site.app, location, '도토리', HERE);
    const answer = await visitor.sendRequest({ path: `/callback${returned.search}`, headers: forwarded });
    expect(locationOf(answer, 302).searchParams.get('error_code')).toBe('validation_failed');
  });

  it('is closed to the version of HTTP that only proxies speak', async () => {
    const { port } = new URL(await site.app.listen({ host: '127.0.0.1', port: 0 }));
    const form = (version: string) =>
      new Promise<string>((resolve) => {
        const socket = connect(Number(port), '127.0.0.1');
        const head = [`POST /login/nickname?state=x HTTP/${version}`, 'Host: localhost:3000', 'Connection: close'];
        const rest = ['Sec-Fetch-Site: same-origin', 'Content-Type: application/x-www-form-urlencoded'];
        socket.write([...head, ...rest, 'Content-Length: 10', '', 'nickname=a'].join('\r\n'));
        text(socket).then(resolve);
      });
    expect(await form('1.1')).toMatch(/^HTTP\/1\.1 303 /);
    expect(await form('1.0')).toMatch(/^HTTP\/1\.1 403 /);
  });

  it('is listed for programs that query the providers', async () => {
    const offered = async (headers = {}) =>
      JSON.parse((await visitor.sendRequest({ path: '/settings', headers })).text).external;
    expect(await offered()).toMatchObject({ local: true, discord: false, kakao: false });
    expect(await offered({ 'x-forwarded-for': '203.0.113.7' })).toMatchObject({ local: false });
  });
});
