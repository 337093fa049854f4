import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  type JWTPayload,
  type JWTVerifyGetKey,
  SignJWT,
} from 'jose';
import { describe, expect, it, onTestFinished } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { createTokenVerifier, type TokenVerifierOptions } from './token-verifier.ts';

const ISSUER = 'https://naru.example/auth/v1';
const SUBJECT = '7d9c1c1e-5b1f-4c55-8f0f-2f6a5c1b0001';
const SESSION = '7d9c1c1e-5b1f-4c55-8f0f-2f6a5c1b0002';
const NOW_S = 1_800_000_000;
const CLAIMS = { iss: ISSUER, sub: SUBJECT, aud: 'authenticated', exp: NOW_S + 3600, session_id: SESSION };

type Claims = Record<string, unknown>;

async function makeKey(algorithm = 'ES256', kid = 'first') {
  const { privateKey, publicKey } = await generateKeyPair(algorithm, { extractable: true });
  return {
    jwk: { ...(await exportJWK(publicKey)), kid, alg: algorithm, use: 'sig' },
    spki: await exportSPKI(publicKey),
    sign: (claims: Claims = {}, header: Record<string, unknown> = {}) =>
      new SignJWT({ ...CLAIMS, ...claims })
        .setProtectedHeader({ alg: algorithm, kid, typ: 'JWT', ...header })
        .sign(privateKey),
  };
}

type Key = Awaited<ReturnType<typeof makeKey>>;

function verifierOf(keys: readonly Key[], own: Partial<TokenVerifierOptions> = {}) {
  const stage = { nowS: NOW_S, requested: 0 };
  const local = createLocalJWKSet({ keys: keys.map(({ jwk }) => jwk) });
  const keyOf: JWTVerifyGetKey = (header, token) => {
    stage.requested += 1;
    return (own.keyOf ?? local)(header, token);
  };
  const verifier = createTokenVerifier({
    algorithms: ['ES256'],
    issuer: ISSUER,
    ...own,
    keyOf,
    now: () => stage.nowS * 1000,
  });
  return { stage, verify: async (token: string) => verifier.verify(token), verifier };
}

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a verified token', () => {
  it.each(['ES256', 'RS256', 'EdDSA'])('of %s has user, expiry and session', async (algorithm) => {
    const key = await makeKey(algorithm);
    const { verify } = verifierOf([key], { algorithms: ['ES256', 'RS256', 'EdDSA'] });
    expect(await verify(await key.sign())).toEqual({
      userId: SUBJECT,
      sessionId: SESSION,
      expiresAt: CLAIMS.exp,
      proof: { signedInAt: null, hasSecondFactor: false },
    });
  });

  it('names users and sessions in lower case, and no session where the provider names none', async () => {
    const key = await makeKey();
    const { verify } = verifierOf([key]);
    expect(await verify(await key.sign({ sub: SUBJECT.toUpperCase(), session_id: undefined }))).toMatchObject({
      userId: SUBJECT,
      sessionId: null,
    });
  });

  it('is for this site, possibly among other audiences', async () => {
    const key = await makeKey();
    const { verify } = verifierOf([key]);
    expect(await verify(await key.sign({ aud: ['other', 'authenticated'] }))).not.toBeNull();
  });

  it('may be signed with any key of the provider', async () => {
    const [first, second] = [await makeKey('ES256', 'first'), await makeKey('ES256', 'second')];
    const { verify } = verifierOf([first, second]);
    expect(await verify(await first.sign())).not.toBeNull();
    expect(await verify(await second.sign())).not.toBeNull();
  });
});

describe('a refused token', () => {
  it.each<[string, Claims]>([
    ['expired', { exp: NOW_S - 6 }],
    ['not yet valid', { nbf: NOW_S + 6 }],
    ['without an expiry', { exp: undefined }],
    ['of an expiry that is text', { exp: `${CLAIMS.exp}` }],
    ['without a person', { sub: undefined }],
    ['of a person that is no UUID', { sub: '1 or 1=1' }],
    ['of a session that is no UUID', { session_id: 'x' }],
    ['of another issuer', { iss: 'https://evil.example/auth/v1' }],
    ['without an issuer', { iss: undefined }],
    ['for another audience', { aud: 'anon' }],
    ['for nobody', { aud: undefined }],
  ])('%s', async (_name, claims) => {
    const key = await makeKey();
    const { verify } = verifierOf([key]);
    expect(await verify(await key.sign(claims))).toBeNull();
  });

  it('has a foreign key under one of our key names', async () => {
    const [ours, theirs] = [await makeKey(), await makeKey()];
    const { verify } = verifierOf([ours]);
    expect(await verify(await theirs.sign())).toBeNull();
  });

  it('has an unknown key', async () => {
    const key = await makeKey();
    const { verify } = verifierOf([await makeKey('ES256', 'other')]);
    expect(await verify(await key.sign())).toBeNull();
  });

  it('brings its key in its own header', async () => {
    const key = await makeKey('ES256', 'theirs');
    const { verify } = verifierOf([await makeKey()]);
    const header = { jwk: key.jwk, kid: undefined, jku: 'https://evil.example/jwks.json' };
    expect(await verify(await key.sign({}, header))).toBeNull();
  });

  it('uses an algorithm that is not configured', async () => {
    const key = await makeKey('RS256');
    const { verify } = verifierOf([key]);
    expect(await verify(await key.sign())).toBeNull();
  });

  it.each(['none', 'None', 'NONE', '', null, undefined, 1])('uses the algorithm %o', async (alg) => {
    const { verify } = verifierOf([await makeKey()]);
    expect(await verify(`${encoded({ alg, typ: 'JWT' })}.${encoded(CLAIMS)}.`)).toBeNull();
    expect(await verify(`${encoded({ alg, kid: 'first' })}.${encoded(CLAIMS)}.AAAA`)).toBeNull();
  });

  it('is signed with the public key as if it were a secret', async () => {
    const key = await makeKey();
    const secrets = [key.spki, JSON.stringify(key.jwk), key.jwk.x ?? ''];
    for (const algorithms of [['ES256'], ['ES256', 'HS256']]) {
      const { verify } = verifierOf([key], { algorithms });
      for (const secret of secrets) {
        const forged = new SignJWT(CLAIMS).setProtectedHeader({ alg: 'HS256', kid: 'first' });
        expect(await verify(await forged.sign(new TextEncoder().encode(secret)))).toBeNull();
      }
    }
  });

  it('requires an extension', async () => {
    const key = await makeKey();
    const { verify } = verifierOf([key]);
    const [, payload, signature] = (await key.sign()).split('.');
    const header = encoded({ alg: 'ES256', kid: 'first', crit: ['exp'], b64: false });
    expect(await verify(`${header}.${payload}.${signature}`)).toBeNull();
  });

  it('is truncated or changed anywhere', async () => {
    const key = await makeKey();
    const { verify } = verifierOf([key]);
    const token = await key.sign();
    const [header = '', payload = '', signature = ''] = token.split('.');
    const other = encoded({ ...CLAIMS, sub: SESSION });
    const cases = [
      '',
      '.',
      '..',
      '...',
      header,
      `${header}.${payload}`,
      `${header}.${payload}.`,
      `${token}.`,
      `${token}.${signature}`,
      `${header}.${other}.${signature}`,
      `${header}.${payload}.${signature.slice(0, -2)}`,
      `${header}.${payload}.${signature}AA`,
      ` ${token} x`,
      'a.b.c',
      'null',
      `${encoded(null)}.${encoded(null)}.AAAA`,
      `${encoded([])}.${encoded([])}.AAAA`,
      `${encoded('x')}.${payload}.${signature}`,
      '가.나.다',
      '\u0000',
      'x'.repeat(16_000),
    ];
    for (const text of cases) expect([text.slice(0, 40), await verify(text)]).toEqual([text.slice(0, 40), null]);
  });
});

describe('token expiry', () => {
  it('allows five seconds for clocks that differ', async () => {
    const key = await makeKey();
    const { verify } = verifierOf([key]);
    expect(await verify(await key.sign({ exp: NOW_S - 4 }))).not.toBeNull();
    expect(await verify(await key.sign({ exp: NOW_S - 5 }))).toBeNull();
    expect(await verify(await key.sign({ nbf: NOW_S + 5 }))).not.toBeNull();
  });

  it('ends a cached token', async () => {
    const key = await makeKey();
    const { verify, stage } = verifierOf([key]);
    const token = await key.sign({ exp: NOW_S + 10 });
    expect(await verify(token)).not.toBeNull();
    stage.nowS += 14.9;
    expect(await verify(token)).not.toBeNull();
    stage.nowS += 0.1;
    expect(await verify(token)).toBeNull();
  });

  it('is checked before the signature', async () => {
    const key = await makeKey();
    const { verify, stage } = verifierOf([key]);
    expect(await verify(await key.sign({ exp: NOW_S - 3600 }))).toBeNull();
    expect(await verify('a.b.c')).toBeNull();
    expect(stage.requested).toBe(0);
  });
});

describe('a cached token', () => {
  it('is returned without a promise, for a minute', async () => {
    const key = await makeKey();
    const { verify, verifier, stage } = verifierOf([key]);
    const token = await key.sign();
    const first = await verify(token);
    expect(verifier.verify(token)).toBe(first);
    stage.nowS += 59;
    expect(verifier.verify(token)).toBe(first);
    expect(stage.requested).toBe(1);
    stage.nowS += 1;
    expect(verifier.verify(token)).toBeInstanceOf(Promise);
    expect(stage.requested).toBe(2);
  });

  it('is the whole token: another signature is another token', async () => {
    const key = await makeKey();
    const { verify } = verifierOf([key]);
    const token = await key.sign();
    await verify(token);
    const [header, payload, signature = ''] = token.split('.');
    const changed = Buffer.from(signature, 'base64url');
    changed[10] = (changed[10] ?? 0) ^ 1;
    expect(await verify(`${header}.${payload}.${changed.toString('base64url')}`)).toBeNull();
    expect(await verify(`${header}.${payload}.`)).toBeNull();
  });

  it('is never a refused one', async () => {
    const [ours, theirs] = [await makeKey(), await makeKey()];
    const { verify, stage } = verifierOf([ours]);
    const forged = await theirs.sign();
    await verify(forged);
    await verify(forged);
    expect(stage.requested).toBe(2);
  });
});

describe('the keys of a remote provider', () => {
  async function openProvider() {
    const answer = { status: 200, body: '{"keys":[]}' };
    const server = createServer((_request, response) => {
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      server.close();
    });
    const { port } = server.address() as AddressInfo;
    const url = new URL(`http://127.0.0.1:${port}/jwks.json`);
    return { answer, keyOf: createRemoteJWKSet(url, { cooldownDuration: 0, timeoutDuration: 500 }) };
  }

  it.each([
    ['an error', 500, 'no'],
    ['a page in its place', 200, '<html></html>'],
    ['a set that is none', 200, '{"keys":1}'],
  ])('are unavailable behind %s, and the failure is not cached', async (_name, status, body) => {
    const key = await makeKey();
    const { answer, keyOf } = await openProvider();
    const { verify } = verifierOf([], { keyOf });
    const token = await key.sign();
    Object.assign(answer, { status, body });
    await expect(verify(token)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    Object.assign(answer, { status: 200, body: JSON.stringify({ keys: [key.jwk] }) });
    expect(await verify(token)).not.toBeNull();
  });

  it('are unavailable without a server', async () => {
    const key = await makeKey();
    const keyOf = createRemoteJWKSet(new URL('http://127.0.0.1:9/jwks.json'), { timeoutDuration: 500 });
    const { verify } = verifierOf([], { keyOf });
    await expect(verify(await key.sign())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    // Tokens that are invalid in any case are refused.
    expect(await verify(await key.sign({ exp: NOW_S - 60 }))).toBeNull();
  });

  it('are requested again for a new key', async () => {
    const [old, fresh] = [await makeKey('ES256', 'old'), await makeKey('ES256', 'fresh')];
    const { answer, keyOf } = await openProvider();
    const { verify } = verifierOf([], { keyOf });
    answer.body = JSON.stringify({ keys: [old.jwk] });
    expect(await verify(await old.sign())).not.toBeNull();
    answer.body = JSON.stringify({ keys: [old.jwk, fresh.jwk] });
    expect(await verify(await fresh.sign())).not.toBeNull();
  });

  it('leave nothing of the token in the error', async () => {
    const key = await makeKey();
    const keyOf = () => Promise.reject(new Error('no answer'));
    const { verify } = verifierOf([], { keyOf });
    const token = await key.sign();
    const error: unknown = await verify(token).catch((thrown: unknown) => thrown);
    if (!(error instanceof AppError)) throw new Error('no refusal');
    const received = `${error.message} ${JSON.stringify(error.data)} ${error.stack} ${String(error.cause)}`;
    for (const part of [...token.split('.'), SUBJECT, SESSION]) expect(received).not.toContain(part);
  });
});

describe('a shared secret of an old project', () => {
  const secret = new TextEncoder().encode('a secret of at least thirty-two bytes');
  const sign = (claims: JWTPayload, key: Uint8Array) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(key);

  it('is accepted when it is configured, and only itself', async () => {
    const { verify } = verifierOf([], { algorithms: ['ES256', 'HS256'], keyOf: () => secret });
    expect(await verify(await sign(CLAIMS, secret))).not.toBeNull();
    expect(await verify(await sign(CLAIMS, new Uint8Array(32)))).toBeNull();
  });
});
