import Fastify from 'fastify';
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { type Authenticate, createAuthenticate } from '#features/people/access/authenticator.hook.ts';
import { createTokenVerifier } from '#platform/session/token-verifier.ts';
import { SESSION_COOKIE } from '#shared/session-cookie.ts';
import { type BenchResult, median, resultOf } from './harness.ts';

const ISSUER = 'https://naru.example/auth/v1';
const ALGORITHM = 'ES256';
const KID = 'bench';
const HOUR_S = 3600;
const ROUNDS = 15;
const CHECKS = 20_000;
const REQUESTS = 2_000;
const COLD_TOKENS = 300;
const TARGET_MICROSECONDS = 10;

export default async function tokenCheck(): Promise<BenchResult[]> {
  const { keyOf, sign } = await makeKey();
  const open = () => createAuthenticate(createTokenVerifier({ keyOf, algorithms: [ALGORITHM], issuer: ISSUER }));
  const nobody: Authenticate = async () => null;
  const authenticate = open();
  const cookie = cookieOf(await sign());
  const request = { headers: { cookie } };
  if ((await authenticate(request)) === null) throw new Error('The token was refused');

  const [check, noCheck] = await inTurns(
    () => microsecondsOf(CHECKS, () => authenticate(request)),
    () => microsecondsOf(CHECKS, () => nobody(request)),
  );
  const [checked, unchecked] = await requestsInTurns(cookie, authenticate, nobody);
  const strangers = await Promise.all(Array.from({ length: COLD_TOKENS }, async () => cookieOf(await sign())));
  const cold = await coldMicroseconds(strangers, open);

  const unit = 'µs';
  return [
    resultOf({
      name: 'token check, warm, less no check ÷ a request without',
      unit,
      ours: check - noCheck,
      baseline: unchecked,
      target: { atMost: TARGET_MICROSECONDS },
    }),
    resultOf({ name: 'request with a warm token check ÷ without', unit, ours: checked, baseline: unchecked }),
    resultOf({ name: 'token check, cold ÷ warm', unit, ours: cold, baseline: check }),
  ];
}

async function makeKey() {
  const { privateKey, publicKey } = await generateKeyPair(ALGORITHM);
  const jwk = { ...(await exportJWK(publicKey)), kid: KID, alg: ALGORITHM };
  const picture = `https://cdn.discordapp.com/avatars/123456789012345678/${'a'.repeat(32)}.png`;
  const sign = () =>
    new SignJWT({
      iss: ISSUER,
      sub: crypto.randomUUID(),
      aud: 'authenticated',
      exp: Math.floor(Date.now() / 1000) + HOUR_S,
      email: 'someone@naru.example',
      phone: '',
      app_metadata: { provider: 'discord', providers: ['discord'] },
      user_metadata: {
        name: 'someone#0',
        full_name: 'someone',
        avatar_url: picture,
        provider_id: '123456789012345678',
      },
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'oauth', timestamp: 0 }],
      session_id: crypto.randomUUID(),
      is_anonymous: false,
    })
      .setProtectedHeader({ alg: ALGORITHM, kid: KID, typ: 'JWT' })
      .sign(privateKey);
  return { keyOf: createLocalJWKSet({ keys: [jwk] }), sign };
}

function cookieOf(token: string): string {
  const user = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  const session = {
    access_token: token,
    token_type: 'bearer',
    expires_in: HOUR_S,
    refresh_token: 'r'.repeat(55),
    user,
  };
  const value = `base64-${Buffer.from(JSON.stringify(session)).toString('base64url')}`;
  return `theme=dark; ${SESSION_COOKIE.name}=${value}; return-to=/me`;
}

async function requestsInTurns(
  cookie: string,
  authenticate: Authenticate,
  nobody: Authenticate,
): Promise<[number, number]> {
  const app = Fastify();
  const isKnown = async (person: Promise<unknown>) => ({ isKnown: (await person) !== null });
  app.get('/checked', (request) => isKnown(authenticate(request)));
  app.get('/unchecked', (request) => isKnown(nobody(request)));
  const sendRequest = (url: string) => () => microsecondsOf(REQUESTS, () => app.inject({ url, headers: { cookie } }));
  const times = await inTurns(sendRequest('/checked'), sendRequest('/unchecked'));
  await app.close();
  return times;
}

async function microsecondsOf(times: number, work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  for (let time = 0; time < times; time += 1) await work();
  return ((performance.now() - startedAt) * 1000) / times;
}

async function inTurns(first: () => Promise<number>, second: () => Promise<number>): Promise<[number, number]> {
  const values: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    values[1].push(await second());
    values[0].push(await first());
  }
  return [median(values[0]), median(values[1])];
}

async function coldMicroseconds(cookies: readonly string[], open: () => Authenticate): Promise<number> {
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const authenticate = open();
    const startedAt = performance.now();
    for (const cookie of cookies) await authenticate({ headers: { cookie } });
    rounds.push(((performance.now() - startedAt) * 1000) / cookies.length);
  }
  return median(rounds);
}
