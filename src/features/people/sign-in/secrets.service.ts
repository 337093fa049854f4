import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { CodeChallenge } from './pkce.rules.ts';

/** A PKCE verifier: 32 random bytes, base64url, 43 characters. */
export function randomVerifier(): string {
  return randomBytes(32).toString('base64url');
}

/** RFC 7636, S256 */
export function computeChallenge(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}

export function provesChallenge(verifier: string, { value }: Pick<CodeChallenge, 'value'>): boolean {
  return areSame(computeChallenge(verifier), value);
}

export function hmac(key: string | Buffer, content: string | Buffer): Buffer {
  return createHmac('sha256', key).update(content).digest();
}

/** Compares in constant time, also for different lengths. */
export function areSame(a: string | Buffer, b: string | Buffer): boolean {
  const digest = (value: string | Buffer) => createHash('sha256').update(value).digest();
  return timingSafeEqual(digest(a), digest(b));
}
