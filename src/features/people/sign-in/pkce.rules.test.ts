import { describe, expect, it } from 'vitest';
import { GoTrueError } from './gotrue-error.ts';
import { readChallenge } from './pkce.rules.ts';
import { computeChallenge, provesChallenge, randomVerifier } from './secrets.service.ts';

const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';

function findError(challenge: string | null, method: string | null): string {
  try {
    readChallenge(challenge, method);
  } catch (error) {
    if (error instanceof GoTrueError) return `${error.status} ${error.code} ${error.message}`;
  }
  return 'none';
}

describe('the challenge', () => {
  it.each(['s256', 'S256'])('accepts %s', (method) => {
    expect(readChallenge(CHALLENGE, method)).toEqual({ value: CHALLENGE, method: 's256' });
  });

  it.each([
    [null, 's256', /requires code_challenge_method and code_challenge/],
    ['', 's256', /requires/],
    [CHALLENGE, null, /requires/],
    ['a'.repeat(42), 's256', /between 43 and 128/],
    ['a'.repeat(129), 's256', /between 43 and 128/],
    [`${'a'.repeat(43)}+`, 's256', /can only contain/],
    ['가'.repeat(43), 's256', /can only contain/],
    [CHALLENGE, 's512', /unsupported/],
    [CHALLENGE, 'plain', /unsupported/],
    [CHALLENGE, 'PLAIN', /unsupported/],
  ])('refuses %s by %s', (challenge, method, message) => {
    expect(findError(challenge, method)).toMatch(/^400 validation_failed /);
    expect(findError(challenge, method)).toMatch(message);
  });
});

describe('the verifier', () => {
  it('matches the challenge of RFC 7636', () => {
    expect(computeChallenge(VERIFIER)).toBe(CHALLENGE);
    expect(provesChallenge(VERIFIER, { value: CHALLENGE })).toBe(true);
    expect(provesChallenge(VERIFIER, { value: VERIFIER })).toBe(false);
  });

  it.each([`${VERIFIER}a`, VERIFIER.slice(1), '', CHALLENGE])('%s does not match', (verifier) => {
    expect(provesChallenge(verifier, { value: CHALLENGE })).toBe(false);
  });

  it('made by the site is long, random and URL-safe', () => {
    const many = new Set(Array.from({ length: 100 }, randomVerifier));
    expect(many.size).toBe(100);
    for (const verifier of many) expect(verifier).toMatch(/^[\w-]{43}$/);
  });
});
