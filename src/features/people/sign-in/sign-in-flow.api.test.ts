import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fixedClock } from '#platform/clock/clock.ts';
import { SIGN_IN_SITE, testSignInSite } from '#tests/support/sign-in-site.ts';
import { locationOf, type SignInVisitor } from '#tests/support/sign-in-visitor.ts';

const CONFIRM = `${SIGN_IN_SITE}/confirm`;
const clock = fixedClock(new Date());
const site = testSignInSite({ settings: { AUTH_URI_ALLOW_LIST: 'https://app.example/confirm' }, clock });
let visitor: SignInVisitor;

beforeAll(async () => {
  visitor = site.visitor;
});
beforeEach(async () => {
  for (const name of ['discord', 'kakao'] as const) site.fakes.behave(name, 'allow');
  // Every test has the limits of a new address.
  await site.database.database.pool.query('delete from rate_limit');
});

function readError(target: URL) {
  const { searchParams: query } = target;
  const fragment = new URLSearchParams(target.hash.slice(1));
  for (const name of ['error', 'error_code', 'error_description']) expect(fragment.get(name)).toBe(query.get(name));
  return { path: target.pathname, error: query.get('error'), code: query.get('error_code') };
}

describe.each(['discord', 'kakao'] as const)('signing in with %s', (provider) => {
  it('redirects to the upstream and back with a code', async () => {
    const { location, state } = await visitor.begin(provider, `${CONFIRM}?next=%2Fme`);
    expect(location.origin).toBe(site.fakes.url);
    expect(Object.fromEntries(location.searchParams)).toMatchObject({
      response_type: 'code',
      redirect_uri: `${SIGN_IN_SITE}/auth/v1/callback`,
      code_challenge_method: 'S256',
    });
    const returned = await visitor.visitUpstream(location);
    expect(returned.searchParams.get('state')).toBe(state);
    const target = await visitor.comeBack(returned);
    expect(target.href).toMatch(/^https:\/\/naru\.example\/confirm\?next=%2Fme&code=[0-9a-f-]{36}$/);
  });

  it('may be denied there', async () => {
    site.fakes.behave(provider, 'deny');
    const { location } = await visitor.begin(provider, CONFIRM);
    const target = await visitor.comeBack(await visitor.visitUpstream(location));
    expect(readError(target)).toEqual({ path: '/confirm', error: 'access_denied', code: null });
    expect(target.searchParams.get('error_description')).toContain('denied');
  });

  it.each(['fail', 'nonsense', 'no-user'] as const)('reports a broken upstream: %s', async (manners) => {
    const { location } = await visitor.begin(provider, CONFIRM);
    const returned = await visitor.visitUpstream(location);
    site.fakes.behave(provider, manners);
    expect(readError(await visitor.comeBack(returned))).toEqual({
      path: '/confirm',
      error: 'server_error',
      code: 'unexpected_failure',
    });
  });

  it('refuses another code', async () => {
    const { location } = await visitor.begin(provider, CONFIRM);
    const returned = await visitor.visitUpstream(location);
    returned.searchParams.set('code', 'made-up');
    const target = await visitor.comeBack(returned);
    expect(readError(target).error).toBe('server_error');
    expect(target.href).not.toContain('made-up');
  });

  it('refuses a code that was issued to another browser’s sign-in', async () => {
    const [mine, theirs] = [await visitor.begin(provider, CONFIRM), await visitor.begin(provider, CONFIRM)];
    const [own, stolen] = [await visitor.visitUpstream(mine.location), await visitor.visitUpstream(theirs.location)];
    own.searchParams.set('code', stolen.searchParams.get('code') ?? '');
    expect(readError(await visitor.comeBack(own)).error).toBe('server_error');
  });
});

describe('an upstream that never answers', () => {
  it('times out after some seconds', { tags: 'sweep' }, async () => {
    const { location } = await visitor.begin('discord', CONFIRM);
    const returned = await visitor.visitUpstream(location);
    site.fakes.behave('discord', 'silent');
    expect(readError(await visitor.comeBack(returned)).error).toBe('server_error');
  });
});

describe('the upstream’s page', () => {
  it('gets the expected parameters, and nothing else', async () => {
    const { location } = await visitor.begin('discord', CONFIRM, {
      prompt: 'consent',
      scopes: 'guilds email',
      client_id: 'another',
      state: 'another',
      redirect_uri: 'https://evil.test',
      response_mode: 'fragment',
    });
    const query = Object.fromEntries(location.searchParams);
    expect(query).toMatchObject({ prompt: 'consent', scope: 'email identify guilds', client_id: 'discord-client' });
    expect(query.redirect_uri).toBe(`${SIGN_IN_SITE}/auth/v1/callback`);
    expect(Object.keys(query)).not.toContain('response_mode');
    expect(Object.keys(query)).not.toContain('redirect_to');
  });
});

describe('the state of a sign-in', () => {
  const callback = (query: Record<string, string>) =>
    visitor.sendRequest({ path: `/callback?${new URLSearchParams(query)}` });

  it.each([
    ['missing', {}, 'bad_oauth_callback'],
    ['no UUID', { state: 'x', code: 'y' }, 'bad_oauth_state'],
    ['unknown', { state: '00000000-0000-4000-8000-000000000000', code: 'y' }, 'bad_oauth_state'],
  ])('that is %s redirects home', async (_name, query, code) => {
    const target = locationOf(await callback(query), 303);
    expect(target.origin).toBe(SIGN_IN_SITE);
    expect(readError(target)).toEqual({ path: '/', error: 'invalid_request', code });
  });

  it('is valid once, also after a failure', async () => {
    const { location } = await visitor.begin('discord', CONFIRM);
    const returned = await visitor.visitUpstream(location);
    await visitor.comeBack(returned);
    const again = locationOf(await visitor.sendRequest({ path: `/callback${returned.search}` }), 303);
    expect(readError(again)).toEqual({ path: '/', error: 'invalid_request', code: 'flow_state_already_used' });

    const { state } = await visitor.begin('discord', CONFIRM);
    expect(readError(locationOf(await callback({ state }), 302))).toEqual({
      path: '/confirm',
      error: 'invalid_request',
      code: 'bad_oauth_callback',
    });
    expect(readError(locationOf(await callback({ state, code: 'x' }), 303)).code).toBe('flow_state_already_used');
  });

  it('is claimed once, however many requests use it at once', async () => {
    const { location } = await visitor.begin('discord', CONFIRM);
    const returned = await visitor.visitUpstream(location);
    const answers = await Promise.all(Array.from({ length: 6 }, () => visitor.comeBack(returned)));
    expect(answers.filter((target) => target.searchParams.has('code'))).toHaveLength(1);
    expect(answers.filter((target) => readError(target).code === 'flow_state_already_used')).toHaveLength(5);
  });

  it('expires after five minutes', async () => {
    const { location } = await visitor.begin('discord', CONFIRM);
    const returned = await visitor.visitUpstream(location);
    clock.advance(300_001);
    expect(readError(await visitor.comeBack(returned)).code).toBe('bad_oauth_state');
  });

  it('may return in a form', async () => {
    const { location } = await visitor.begin('discord', CONFIRM);
    const returned = await visitor.visitUpstream(location);
    const answer = await visitor.sendRequest({
      method: 'POST',
      path: '/callback',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: returned.search.slice(1),
    });
    expect(locationOf(answer, 302).searchParams.get('code')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('the error text of an upstream', () => {
  it('is escaped in the address', async () => {
    const { state } = await visitor.begin('discord', CONFIRM);
    const query = new URLSearchParams({ state, error: 'a&b#c\r\nset-cookie: x=y', error_description: '거절 <b>' });
    const answer = await visitor.sendRequest({ path: `/callback?${query}` });
    expect(answer.headers['set-cookie']).toBeUndefined();
    const target = locationOf(answer, 302);
    expect(target.origin + target.pathname).toBe(CONFIRM);
    expect(target.searchParams.get('error')).toBe('a&b#c\r\nset-cookie: x=y');
    expect(target.searchParams.get('error_description')).toBe('거절 <b>');
  });
});

describe('the requested target', () => {
  it('may be an address of the allow list', async () => {
    const { location } = await visitor.begin('discord', 'https://app.example/confirm');
    const target = await visitor.comeBack(await visitor.visitUpstream(location));
    expect(target.href).toMatch(/^https:\/\/app\.example\/confirm\?code=/);
  });

  it.each([
    'https://evil.test/x',
    'https://naru.example@evil.test',
    'javascript:alert(1)',
    'https://naru.example\r\nx: y',
  ])('is never %j', async (redirectTo) => {
    const { location } = await visitor.begin('discord', redirectTo);
    const target = await visitor.comeBack(await visitor.visitUpstream(location));
    expect(target.origin + target.pathname).toBe(`${SIGN_IN_SITE}/`);
  });
});

describe('the identity from an upstream', () => {
  const data = async (provider: 'discord' | 'kakao') => (await visitor.session(provider)).user;

  it('is stored as GoTrue stores it: Discord', async () => {
    site.fakes.enter('discord', {
      id: '80351110224678912',
      name: 'nelly',
      email: 'Nelly@Discord.com',
      isEmailVerified: true,
    });
    const user = await data('discord');
    expect(user.email).toBe('nelly@discord.com');
    expect(user.app_metadata).toEqual({ provider: 'discord', providers: ['discord'] });
    expect(user.user_metadata).toEqual({
      iss: `${site.fakes.url}/api`,
      sub: '80351110224678912',
      name: 'nelly#0',
      picture: 'https://cdn.discordapp.com/embed/avatars/5.png',
      avatar_url: 'https://cdn.discordapp.com/embed/avatars/5.png',
      full_name: 'nelly',
      email: 'nelly@discord.com',
      email_verified: true,
      provider_id: '80351110224678912',
      custom_claims: { global_name: 'nelly' },
    });
    expect(user.identities).toMatchObject([
      { provider: 'discord', id: '80351110224678912', email: 'nelly@discord.com' },
    ]);
  });

  it('is stored as GoTrue stores it: Kakao without an e-mail', async () => {
    site.fakes.enter('kakao', { id: '4242', name: '현자', picture: 'http://k.kakaocdn.net/dn/a.jpg' });
    const user = await data('kakao');
    expect(user.email).toBe('');
    expect(user.user_metadata).toEqual({
      iss: site.fakes.url,
      sub: '4242',
      name: '현자',
      preferred_username: '현자',
      avatar_url: 'https://k.kakaocdn.net/dn/a.jpg',
      full_name: '현자',
      email_verified: false,
      provider_id: '4242',
      user_name: '현자',
    });
  });

  it.each([
    ['a_1269e74af4df7417b13759eae50c83dc', 'avatars/7/a_1269e74af4df7417b13759eae50c83dc.gif'],
    ['1269e74af4df7417b13759eae50c83dc', 'avatars/7/1269e74af4df7417b13759eae50c83dc.png'],
  ])('has the picture: %s', async (picture, path) => {
    site.fakes.enter('discord', { id: '7', name: 'seven', picture });
    expect((await data('discord')).user_metadata.avatar_url).toBe(`https://cdn.discordapp.com/${path}`);
  });

  it('is updated at each sign-in', async () => {
    site.fakes.enter('discord', { id: '8', name: 'old name' });
    const first = await data('discord');
    clock.advance(1000);
    site.fakes.enter('discord', { id: '8', name: 'new name', email: 'eight@example.com', isEmailVerified: true });
    const second = await data('discord');
    expect(second.id).toBe(first.id);
    expect(second).toMatchObject({ email: 'eight@example.com', user_metadata: { full_name: 'new name' } });
    expect(second.identities).toHaveLength(1);
  });
});
