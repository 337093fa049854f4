import { describe, expect, it } from 'vitest';
import { hasSessionCookie, SESSION_COOKIE } from './session-cookie.ts';

const { name } = SESSION_COOKIE;

describe('hasSessionCookie', () => {
  it.each([`${name}=base64-x`, `a=1; ${name}=x; b=2`, `${name}.0=x; ${name}.1=y`])('finds %s', (cookies) => {
    expect(hasSessionCookie(cookies)).toBe(true);
  });

  it.each([
    '',
    `${name}-code-verifier=x`,
    `${name}-flow-1234-code-verifier=x; ${name}-flows-code-verifier=y`,
    `x${name}=1`,
    `${name}.1=y`,
    `a=${name}=x`,
  ])('is not misled by %j', (cookies) => {
    expect(hasSessionCookie(cookies)).toBe(false);
  });
});
