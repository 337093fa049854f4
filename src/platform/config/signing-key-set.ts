import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { z } from 'zod';

const P256 = z.looseObject({ kty: z.literal('EC'), crv: z.literal('P-256'), alg: z.literal('ES256').optional() });
const RSA = z.looseObject({ kty: z.literal('RSA'), alg: z.literal('RS256').optional() });
const ED25519 = z.looseObject({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  alg: z.enum(['EdDSA', 'Ed25519']).optional(),
});
const key = z.union([P256, RSA, ED25519]).and(z.looseObject({ kid: z.string().min(1), d: z.string().optional() }));
const keySet = z.object({ keys: z.array(key) });

const PROOF = Buffer.from('proof');

type Key = z.output<typeof key>;

export function isSigningKeySet(text: string): boolean {
  try {
    const { keys } = keySet.parse(JSON.parse(text));
    for (const one of keys) requireReadable(one);
    const names = new Set(keys.map(({ kid }) => kid));
    return keys.some(({ d }) => d !== undefined) && names.size === keys.length;
  } catch {
    return false;
  }
}

/** @throws {Error} when the numbers are not a key, or its private and public parts do not match */
function requireReadable(jwk: Key): void {
  const publicKey = createPublicKey({ key: { ...jwk, d: undefined }, format: 'jwk' });
  if (jwk.d === undefined) return;
  const digest = jwk.kty === 'OKP' ? null : 'sha256';
  const signature = sign(digest, PROOF, createPrivateKey({ key: jwk, format: 'jwk' }));
  if (!verify(digest, PROOF, publicKey, signature)) throw new Error('The halves of a key do not belong together.');
}
