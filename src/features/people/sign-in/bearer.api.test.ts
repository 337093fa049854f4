import { exportJWK, generateKeyPair, importJWK, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SIGN_IN_SITE, testSignInSite } from '#tests/support/sign-in-site.ts';
import type { Reply, SignInVisitor, TestSession } from '#tests/support/sign-in-visitor.ts';

const ISSUER = `${SIGN_IN_SITE}/auth/v1`;
const site = testSignInSite();
let visitor: SignInVisitor;
let session: TestSession;

beforeAll(async () => {
  visitor = site.visitor;
});
let count = 0;
beforeEach(async () => {
  await site.database.database.pool.query('delete from rate_limit');
  count += 1;
  site.fakes.enter('discord', { id: `${1000 + count}`, name: `player ${count}` });
  session = await visitor.session();
});

function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}

const getUser = (token: string) => visitor.sendRequest({ path: '/user', headers: bearer(token) });
const putUser = (body: object | string, token = session.access_token) =>
  visitor.sendRequest({ method: 'PUT', path: '/user', headers: bearer(token), body });
const logOut = (scope: string, token = session.access_token) =>
  visitor.sendRequest({ method: 'POST', path: `/logout${scope}`, headers: bearer(token) });

function readError({ status, text }: Reply): [number, string] {
  return [status, JSON.parse(text).error_code];
}

describe('the access token', () => {
  it('contains what GoTrue’s contains, and nothing more', async () => {
    const [header, payload] = session.access_token
      .split('.')
      .slice(0, 2)
      .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()));
    expect(header).toEqual({ alg: 'ES256', kid: 'test', typ: 'JWT' });
    expect(payload).toEqual({
      iss: ISSUER,
      sub: session.user.id,
      aud: 'authenticated',
      iat: session.expires_at - 3600,
      exp: session.expires_at,
      email: '',
      phone: '',
      app_metadata: { provider: 'discord', providers: ['discord'] },
      user_metadata: session.user.user_metadata,
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'oauth', timestamp: expect.any(Number) }],
      session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      is_anonymous: false,
    });
  });

  it('returns its person', async () => {
    const answer = await getUser(session.access_token);
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text)).toEqual(session.user);
  });
});

describe('an invalid token', () => {
  const claims = (): JWTPayload => ({
    iss: ISSUER,
    sub: session.user.id,
    aud: 'authenticated',
    iat: session.expires_at - 3600,
    exp: session.expires_at,
    session_id: JSON.parse(Buffer.from(session.access_token.split('.')[1] ?? '', 'base64url').toString()).session_id,
  });
  const signed = (own: Partial<JWTPayload>) => {
    const keys = site.api.signingKeys?.current();
    if (!keys) throw new Error('no keys');
    return new SignJWT({ ...claims(), ...own })
      .setProtectedHeader({ alg: keys.algorithm, kid: keys.kid })
      .sign(keys.key);
  };

  it('is accepted while it is valid', async () => {
    expect((await getUser(await signed({}))).status).toBe(200);
  });

  it.each<[string, () => Promise<string>]>([
    ['unsigned', async () => new UnsecuredJWT(claims()).encode()],
    ['expired', () => signed({ exp: Math.floor(Date.now() / 1000) - 60 })],
    ['for another audience', () => signed({ aud: 'anon' })],
    ['of another issuer', () => signed({ iss: 'https://evil.test/auth/v1' })],
    ['without a person', () => signed({ sub: 'me' })],
    ['cut', async () => session.access_token.slice(0, -10)],
    ['without its signature', async () => session.access_token.replace(/[^.]*$/, '')],
    [
      'changed',
      async () =>
        session.access_token.replace(/\.[^.]*\./, `.${Buffer.from(JSON.stringify(claims())).toString('base64url')}.`),
    ],
    ['the public key of the site', async () => 'baramnaru'],
    [
      'signed with a foreign key under our key’s name',
      async () => {
        const { privateKey } = await generateKeyPair('ES256');
        return new SignJWT(claims()).setProtectedHeader({ alg: 'ES256', kid: 'test' }).sign(privateKey);
      },
    ],
    [
      'signed by HMAC with our public key',
      async () => {
        const [key] = site.api.signingKeys?.publicKeys().keys ?? [];
        const secret = new TextEncoder().encode(JSON.stringify(key));
        return new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', kid: 'test' }).sign(secret);
      },
    ],
    [
      'with a key of its own in the header',
      async () => {
        const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
        const header = { alg: 'ES256', kid: 'mine', jwk: await exportJWK(publicKey) };
        return new SignJWT(claims()).setProtectedHeader(header).sign(privateKey);
      },
    ],
  ])('is refused: %s', async (_name, make) => {
    const token = await make();
    expect(readError(await getUser(token))).toEqual([403, 'bad_jwt']);
    expect(readError(await putUser({ data: { a: 1 } }, token))).toEqual([403, 'bad_jwt']);
    expect(readError(await logOut('', token))).toEqual([403, 'bad_jwt']);
  });

  it.each([undefined, 'Basic abc', 'Bearer', 'Bearer a b'])('is missing with %j', async (authorization) => {
    const requested = { path: '/user', ...(authorization !== undefined && { headers: { authorization } }) };
    expect(readError(await visitor.sendRequest(requested))).toEqual([401, 'no_authorization']);
  });

  it('may belong to a deleted person', async () => {
    await site.api.provider.removeUser(site.api.db, session.user.id);
    expect(readError(await getUser(session.access_token))).toEqual([403, 'user_not_found']);
  });
});

describe('a person’s own metadata', () => {
  it('is merged, and is part of the next tokens', async () => {
    const answer = await putUser({
      data: { theme: '먹', full_name: null },
      code_challenge: null,
      code_challenge_method: null,
    });
    const { full_name, ...rest } = session.user.user_metadata;
    expect(full_name).toBeDefined();
    expect(JSON.parse(answer.text)).toMatchObject({ id: session.user.id });
    expect(JSON.parse(answer.text).user_metadata).toEqual({ ...rest, theme: '먹' });
    const refreshed = JSON.parse((await visitor.refresh(session.refresh_token)).text);
    expect(refreshed.user.user_metadata.theme).toBe('먹');
  });

  it('is unchanged by an empty change', async () => {
    expect(JSON.parse((await putUser({})).text)).toEqual(session.user);
  });

  it.each<[string, object | string, number, string]>([
    ['too much', { data: { a: 'a'.repeat(2048) } }, 422, 'validation_failed'],
    ['far too much', { data: { a: 'a'.repeat(20_000) } }, 422, 'validation_failed'],
    ['a zero byte', { data: { a: 'x\0' } }, 422, 'validation_failed'],
    ['half a character', '{"data":{"a":"\\ud800"}}', 422, 'validation_failed'],
    ['a thousand levels', `{"data":${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}}`, 422, 'validation_failed'],
    ['a list', { data: [1] }, 400, 'bad_json'],
    ['a text', { data: 'x' }, 400, 'bad_json'],
    ['no JSON', '{"data":', 400, 'bad_json'],
    ['no object', '[]', 400, 'bad_json'],
    ['who vouches for him', { app_metadata: { provider: 'admin' } }, 403, 'not_admin'],
    ['an e-mail', { email: 'me@example.com' }, 422, 'validation_failed'],
    ['a password', { password: 'secret' }, 422, 'validation_failed'],
  ])('is refused: %s', async (_name, body, status, code) => {
    expect(readError(await putUser(body))).toEqual([status, code]);
    expect(JSON.parse((await getUser(session.access_token)).text)).toEqual(session.user);
  });

  it.each<[string, Record<string, string>, number]>([
    ['is not UTF-8', {}, 400],
    ['says another encoding', { 'content-type': 'application/json; charset=euc-kr' }, 415],
    ['is compressed', { 'content-encoding': 'gzip' }, 415],
  ])('is refused where its body %s', async (_name, headers, status) => {
    const payload = Buffer.concat([Buffer.from('{"data":{"a":"'), Buffer.from([0xb5, 0xce]), Buffer.from('"}}')]);
    const answer = await site.app.inject({
      method: 'PUT',
      url: '/auth/v1/user',
      payload,
      headers: { ...bearer(session.access_token), 'content-type': 'application/json', ...headers },
    });
    expect([answer.statusCode, answer.json().error_code]).toEqual([status, 'bad_json']);
    expect(JSON.parse((await getUser(session.access_token)).text)).toEqual(session.user);
  });

  it('never changes the identity', async () => {
    const body = { data: { x: 1 }, id: 'another', role: 'service_role', identities: [], aud: 'x', is_anonymous: true };
    const user = JSON.parse((await putUser(body)).text);
    expect(user).toMatchObject({ ...session.user, user_metadata: { x: 1 }, updated_at: user.updated_at });
  });

  it('is complete when two writes race', async () => {
    await Promise.all(['a', 'b', 'c', 'd'].map((name) => putUser({ data: { [name]: 1 } })));
    const { user_metadata } = JSON.parse((await getUser(session.access_token)).text);
    expect(user_metadata).toMatchObject({ a: 1, b: 1, c: 1, d: 1 });
  });
});

describe('signing out', () => {
  const alive = async (...sessions: TestSession[]) => {
    const answers = await Promise.all(sessions.map(({ access_token }) => getUser(access_token)));
    return answers.map((answer) => (answer.status === 200 ? true : readError(answer)));
  };
  const GONE = [403, 'session_not_found'];

  it.each([
    ['?scope=local', [GONE, true]],
    ['?scope=others', [true, GONE]],
    ['?scope=global', [GONE, GONE]],
    ['', [GONE, GONE]],
  ])('%s ends the right sessions', async (scope, expected) => {
    const other = await visitor.session();
    const answer = await logOut(scope);
    expect(answer).toMatchObject({ status: 204, text: '' });
    expect(await alive(session, other)).toEqual(expected);
  });

  it('ends the refresh token too', async () => {
    await logOut('?scope=local');
    expect(readError(await visitor.refresh(session.refresh_token))).toEqual([400, 'refresh_token_not_found']);
    expect(readError(await logOut(''))).toEqual(GONE);
  });

  it('affects nobody else', async () => {
    site.fakes.enter('kakao', { id: '9', name: '다른 사람' });
    const stranger = await visitor.session('kakao');
    await logOut('?scope=global');
    expect(await alive(stranger)).toEqual([true]);
  });

  it('accepts no other scopes', async () => {
    expect(readError(await logOut('?scope=everything'))).toEqual([400, 'validation_failed']);
    expect(await alive(session)).toEqual([true]);
  });
});

describe('the public keys', () => {
  it('verify tokens, and contain no secret', async () => {
    const { headers, text } = await visitor.sendRequest({ path: '/.well-known/jwks.json' });
    expect(headers['cache-control']).toBe('public, max-age=600');
    const [key] = JSON.parse(text).keys;
    expect(Object.keys(key).toSorted()).toEqual(['alg', 'crv', 'key_ops', 'kid', 'kty', 'use', 'x', 'y']);
    expect(await importJWK(key, 'ES256')).toBeDefined();
  });
});
