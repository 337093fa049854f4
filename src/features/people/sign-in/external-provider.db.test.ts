import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTokenVerifier } from '#platform/session/token-verifier.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { type FakeAuthServer, openFakeAuthServer } from '#tests/support/fake-auth-server.ts';
import { type ExternalProviderConfig, externalProvider } from './external-provider.service.ts';

const SECRET = 'a secret that an old project still signs with';
let server: FakeAuthServer;
let test: TestDatabase;

beforeAll(async () => {
  [server, test] = await Promise.all([openFakeAuthServer(), createTestDatabase()]);
});
afterAll(async () => {
  await server.close();
  await test.drop();
});
beforeEach(() => server.breakWith(null));

type Settings = Partial<ExternalProviderConfig>;

function provider(settings: Settings = {}) {
  return externalProvider({
    authUrl: server.url,
    authPublicKey: 'sb_publishable_x',
    authIssuer: undefined,
    authJwksUrl: undefined,
    authJwtSecret: undefined,
    authServiceKey: undefined,
    ...settings,
  });
}

const verify = async (token: string, settings?: Settings) =>
  createTokenVerifier(provider(settings).tokens).verify(token);

function signWithSecret(secret: string): Promise<string> {
  return new SignJWT({ iss: `${server.url}/auth/v1`, sub: randomUUID(), aud: 'authenticated' })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(secret));
}

describe('tokens of an external provider', () => {
  it.each(['ES256', 'RS256', 'EdDSA'] as const)('are verified by its key set: %s', async (algorithm) => {
    const kid = await server.addKey(algorithm);
    const [userId, sessionId] = [randomUUID(), randomUUID()];
    const token = await server.sign(kid, userId, { session_id: sessionId });
    expect(await verify(token)).toMatchObject({ userId, sessionId });
  });

  it('signed by HMAC are accepted with the secret of an old project alone', async () => {
    const token = await signWithSecret(SECRET);
    expect(await verify(token)).toBeNull();
    expect(await verify(token, { authJwtSecret: SECRET })).not.toBeNull();
    expect(
      await verify(await signWithSecret('another secret, as long as the first one'), { authJwtSecret: SECRET }),
    ).toBeNull();
  });

  it('are still verified by the key set where a secret is given', async () => {
    const token = await server.sign(await server.addKey('ES256'), randomUUID());
    expect(await verify(token, { authJwtSecret: SECRET })).not.toBeNull();
  });

  it.each([
    ['of another issuer', { iss: 'https://evil.test/auth/v1' }],
    ['for others', { aud: 'anon' }],
    ['expired', { exp: 1 }],
    ['of nobody', { sub: 'x' }],
  ])('are refused: %s', async (_name, claims) => {
    expect(await verify(await server.sign(await server.addKey('ES256'), randomUUID(), claims))).toBeNull();
  });

  it('may come from an issuer and a key set of other names', async () => {
    const token = await server.sign(await server.addKey('ES256'), randomUUID(), {
      iss: 'https://auth.example/auth/v1',
    });
    const authJwksUrl = `${server.url}/auth/v1/.well-known/jwks.json`;
    const settings = { authUrl: 'https://auth.example', authIssuer: 'https://auth.example/auth/v1', authJwksUrl };
    expect(await verify(token, settings)).not.toBeNull();
  });

  it.each([503, 404, 'nonsense', '{"keys":7}'])(
    'cannot be verified while the key set is unavailable (%s)',
    async (answer) => {
      const token = await server.sign(await server.addKey('ES256'), randomUUID());
      server.breakWith(answer);
      await expect(verify(token)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    },
  );

  it('cannot be verified while the server is unreachable', async () => {
    const token = await server.sign(await server.addKey('ES256'), randomUUID());
    await expect(verify(token, { authJwksUrl: 'http://127.0.0.1:9/jwks.json' })).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
  });

  it('fetch the keys once', async () => {
    const kid = await server.addKey('ES256');
    const verifier = createTokenVerifier(provider().tokens);
    const before = server.requested.length;
    for (let count = 0; count < 5; count += 1) await verifier.verify(await server.sign(kid, randomUUID()));
    expect(server.requested.length - before).toBe(1);
  });
});

describe('an external provider', () => {
  it('is reachable as long as it answers without a fault of its own', async () => {
    expect(await provider().isReachable()).toBe(true);
    server.breakWith(503);
    expect(await provider().isReachable()).toBe(false);
    server.breakWith(404);
    expect(await provider().isReachable()).toBe(true);
    expect(await provider({ authUrl: 'http://127.0.0.1:9' }).isReachable()).toBe(false);
  });
});

describe('a person of an external provider', () => {
  const person = (token: string) => ({ userId: randomUUID(), sessionId: null, token });

  it('is described by the identities', async () => {
    server.answerUser('token', 200, {
      id: randomUUID(),
      identities: [
        {
          provider: 'discord',
          id: '8035',
          identity_data: { full_name: 'nelly', avatar_url: 'https://cdn.discordapp.com/a.png', sub: '8035' },
        },
        { provider: 'kakao', id: '42', identity_data: null },
      ],
    });
    expect(await provider().identitiesOf(test.db, person('token'))).toEqual([
      { provider: 'discord', providerId: '8035', name: 'nelly', avatarUrl: 'https://cdn.discordapp.com/a.png' },
      { provider: 'kakao', providerId: '42', name: null, avatarUrl: null },
    ]);
  });

  it('may have none', async () => {
    server.answerUser('bare', 200, { id: randomUUID(), identities: null });
    expect(await provider().identitiesOf(test.db, person('bare'))).toEqual([]);
  });

  it('must sign in again when the provider rejects the token', async () => {
    await expect(provider().identitiesOf(test.db, person('gone'))).rejects.toMatchObject({ code: 'LOGIN_REQUIRED' });
  });

  it.each([500, 429, 'nonsense', '{"identities":7}'])(
    'is unavailable while the provider is unreachable (%s)',
    async (answer) => {
      server.breakWith(answer);
      await expect(provider().identitiesOf(test.db, person('token'))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    },
  );

  it('has a session as long as the token is valid', async () => {
    expect(provider().hasSessions).toBe(false);
    expect(await provider().isSessionAlive(test.db, person('token'), new Date())).toBe(true);
  });
});

describe('deleting a person at an external provider', () => {
  it('needs the service key; without it the provider’s row stays', async () => {
    const id = randomUUID();
    await provider().removeUser(test.db, id);
    expect(server.deleted).not.toContain(id);
    await provider({ authServiceKey: server.serviceKey }).removeUser(test.db, id);
    expect(server.deleted).toContain(id);
  });

  it('is idempotent', async () => {
    const id = randomUUID();
    const own = provider({ authServiceKey: server.serviceKey });
    await own.removeUser(test.db, id);
    await expect(own.removeUser(test.db, id)).resolves.toBeUndefined();
  });

  it('fails where it is refused or not answered', async () => {
    await expect(provider({ authServiceKey: 'wrong' }).removeUser(test.db, randomUUID())).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
    server.breakWith(500);
    const own = provider({ authServiceKey: server.serviceKey });
    await expect(own.removeUser(test.db, randomUUID())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});

describe('an external provider that does not answer', () => {
  it('delays only a few requests at once, so that others get a database connection', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const slow = provider({ authUrl: `http://127.0.0.1:${port}` });
    const who = { userId: randomUUID(), sessionId: null, token: 'x' };
    let answered = 0;
    const waiting = Array.from({ length: 4 }, () =>
      slow
        .identitiesOf(test.db, who)
        .catch((error: unknown) => error)
        .finally(() => {
          answered += 1;
        }),
    );
    await expect(slow.identitiesOf(test.db, who)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(answered).toBe(0);
    silent.closeAllConnections();
    silent.close();
    for (const outcome of await Promise.all(waiting)) expect(outcome).toMatchObject({ code: 'UNAVAILABLE' });
  });
});
