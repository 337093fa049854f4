import { generateKeyPairSync, type JsonWebKey } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isSigningKeySet } from './signing-key-set.ts';

const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const ed = generateKeyPairSync('ed25519');
const p521 = generateKeyPairSync('ec', { namedCurve: 'P-521' });
const jwk = (half: { export(options: { format: 'jwk' }): JsonWebKey }) => half.export({ format: 'jwk' });
const own = { ...jwk(ec.privateKey), kid: 'a', alg: 'ES256' };
const set = (...keys: readonly object[]) => JSON.stringify({ keys });

describe('a set of keys to sign with', () => {
  it.each([
    ['P-256', set(own)],
    ['one without its algorithm', set({ ...own, alg: undefined })],
    ['RSA', set({ ...jwk(rsa.privateKey), kid: 'r' })],
    ['Ed25519', set({ ...jwk(ed.privateKey), kid: 'e', alg: 'EdDSA' })],
    ['an older one behind it', set(own, { ...jwk(rsa.publicKey), kid: 'r' })],
    ['one as GoTrue writes it', set({ ...own, use: 'sig', key_ops: ['sign', 'verify'] })],
  ])('may be of %s', (_name, text) => {
    expect(isSigningKeySet(text)).toBe(true);
  });

  it.each([
    ['nothing', set()],
    ['no JSON', '{'],
    ['a bare list', JSON.stringify([own])],
    ['public halves alone', set({ ...jwk(ec.publicKey), kid: 'a' })],
    ['a key without a name', set({ ...own, kid: undefined })],
    ['two of one name', set(own, { ...jwk(rsa.privateKey), kid: 'a' })],
    ['a shared secret', set({ kty: 'oct', k: 'AAAA', kid: 'a' })],
    ['a shared secret behind a key', set(own, { kty: 'oct', k: 'A'.repeat(43), kid: 'o', alg: 'HS256' })],
    ['another curve', set({ ...jwk(p521.privateKey), kid: 'a' })],
    ['another algorithm than its own', set({ ...own, alg: 'RS256' })],
    ['a shared secret’s algorithm', set({ ...own, alg: 'HS256' })],
    ['a cut key', set({ ...own, d: 'AAAA' })],
    ['half a public key', set(own, { kty: 'EC', crv: 'P-256', kid: 'z' })],
    ['halves of two keys', set({ ...own, ...jwk(generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey) })],
  ])('may not be of %s', (_name, text) => {
    expect(isSigningKeySet(text)).toBe(false);
  });
});
