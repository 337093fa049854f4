import {
  type CryptoKey,
  createLocalJWKSet,
  errors,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JSONWebKeySet,
  type JWK,
  type JWTVerifyGetKey,
} from 'jose';
import type { Db } from '#platform/database/db.ts';
import { notify } from '#platform/database/listen.ts';
import { findKeys, insertFirstKey, lockKeys, replaceKey } from './signing-key.repository.ts';

export const SIGNING_KEYS_CHANNEL = 'signing-keys';
const ALGORITHM = 'ES256';
/** Forged tokens with unknown key ids must not cause a query each. */
const LOOK_AGAIN_MS = 5_000;

interface SigningKey {
  kid: string;
  algorithm: string;
  key: CryptoKey | Uint8Array;
}

export interface SigningKeys {
  current(): SigningKey;
  /** Public halves, including retired keys whose tokens are still valid. */
  publicKeys(): JSONWebKeySet;
  readonly keyOf: JWTVerifyGetKey;
  readonly algorithms: readonly string[];
  reload(): Promise<void>;
}

/**
 * Uses the keys of `AUTH_JWT_KEYS` (the first one with a private half signs), else those in the database, where the
 * first process creates one.
 */
export async function openSigningKeys(db: Db, given: string | undefined): Promise<SigningKeys> {
  const read = async () => toKeySet(given === undefined ? await storedKeys(db) : givenKeys(given));
  let set = await read();
  let lookedAt = Number.NEGATIVE_INFINITY;
  const reload = async () => {
    set = await read();
  };
  const mayLookAgain = () => given === undefined && performance.now() - lookedAt >= LOOK_AGAIN_MS;
  return {
    current: () => set.current,
    publicKeys: () => set.publicKeys,
    async keyOf(header, token) {
      try {
        return await set.keyOf(header, token);
      } catch (error) {
        // Another process may sign with a new key before its event arrives here.
        if (!(error instanceof errors.JWKSNoMatchingKey) || !mayLookAgain()) throw error;
        lookedAt = performance.now();
        await reload();
        return set.keyOf(header, token);
      }
    },
    algorithms: set.algorithms,
    reload,
  };
}

/** The old key's public half stays. All processes are notified after the commit. */
export async function rotateSigningKey(db: Db, now: Date): Promise<string> {
  const { kid, jwk } = await createKey();
  await db.transaction().execute(async (transaction) => {
    await lockKeys(transaction);
    await replaceKey(transaction, kid, jwk, now);
    await notify(transaction, SIGNING_KEYS_CHANNEL, { kid });
  });
  return kid;
}

export interface KeyDescription {
  kid: string;
  createdAt: Date;
  retiredAt: Date | null;
}

export async function listSigningKeys(db: Db): Promise<KeyDescription[]> {
  return (await findKeys(db)).map(({ kid, createdAt, retiredAt }) => ({ kid, createdAt, retiredAt }));
}

async function storedKeys(db: Db): Promise<JWK[]> {
  const found = await findKeys(db);
  if (found.some(({ retiredAt }) => retiredAt === null)) return found.map(({ privateJwk }) => privateJwk);
  const { kid, jwk } = await createKey();
  await insertFirstKey(db, kid, jwk);
  return (await findKeys(db)).map(({ privateJwk }) => privateJwk);
}

function givenKeys(text: string): JWK[] {
  const { keys } = JSON.parse(text) as JSONWebKeySet;
  return keys.toSorted((a, b) => Number(isPrivate(b)) - Number(isPrivate(a)));
}

async function createKey(): Promise<{ kid: string; jwk: Record<string, unknown> }> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const kid = crypto.randomUUID();
  return { kid, jwk: { ...(await exportJWK(privateKey)), kid, alg: ALGORITHM, use: 'sig' } };
}

async function toKeySet(jwks: readonly JWK[]) {
  const [first] = jwks;
  if (!first || !isPrivate(first) || first.kid === undefined) throw new Error('There is no private signing key.');
  const algorithm = getAlgorithm(first);
  const publicKeys = { keys: jwks.map(publicHalf) };
  return {
    current: { kid: first.kid, algorithm, key: await importJWK(signingHalf(first), algorithm) },
    publicKeys,
    keyOf: createLocalJWKSet(publicKeys),
    algorithms: [...new Set(jwks.map(getAlgorithm))],
  };
}

/** Removes `key_ops` and `use`: GoTrue's keys also list `verify`, which a private key cannot do. */
function signingHalf({ key_ops: _operations, use: _use, ...key }: JWK): JWK {
  return key;
}

function isPrivate({ d }: JWK): boolean {
  return d !== undefined;
}

function getAlgorithm({ alg, kty }: JWK): string {
  return alg ?? (kty === 'RSA' ? 'RS256' : kty === 'OKP' ? 'EdDSA' : ALGORITHM);
}

function publicHalf(jwk: JWK): JWK {
  const { kty, kid, crv, x, y, n, e } = jwk;
  const whole = { kty, kid, crv, x, y, n, e, alg: getAlgorithm(jwk), use: 'sig', key_ops: ['verify'] };
  return Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== undefined)) as JWK;
}
