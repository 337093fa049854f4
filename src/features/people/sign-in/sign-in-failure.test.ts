import { describe, expect, it } from 'vitest';
import { failureText } from './sign-in-failure.labels.ts';
import { failureIn, withoutSignIn } from './sign-in-failure.rules.ts';

const at = (rest: string) => new URL(`https://naru.example${rest}`);
const UNKNOWN = failureText({ error: null, code: null });

describe('failureIn', () => {
  it.each([
    ['/confirm?error=access_denied&error_code=user_banned&error_description=x', 'access_denied', 'user_banned'],
    [
      '/?error=invalid_request&error_code=bad_oauth_state&error_description=x#error=a&sb=',
      'invalid_request',
      'bad_oauth_state',
    ],
    [
      '/#error=server_error&error_code=unexpected_failure&error_description=x&sb=',
      'server_error',
      'unexpected_failure',
    ],
    ['/confirm?error=access_denied&error_description=The+user+said+no', 'access_denied', null],
    ['/confirm?error_code=flow_state_expired', null, 'flow_state_expired'],
  ])('reads %s', (rest, error, code) => {
    expect(failureIn(at(rest))).toEqual({ error, code });
  });

  it.each(['/', '/confirm?code=1', '/items?error=1', '/items#error'])('finds none in %s', (rest) => {
    expect(failureIn(at(rest))).toBeUndefined();
  });
});

describe('withoutSignIn', () => {
  it.each([
    ['/confirm?code=1&sb_flow_id=2', '/confirm'],
    ['/confirm?error=a&error_code=b&error_description=c#error=a&sb=', '/confirm'],
    ['/confirm?from=item&code=1', '/confirm?from=item'],
  ])('%s becomes %s', (rest, clean) => {
    expect(withoutSignIn(at(rest))).toBe(clean);
  });
});

describe('failureText', () => {
  it.each([
    'access_denied',
    'bad_oauth_state',
    'bad_oauth_callback',
    'flow_state_not_found',
    'flow_state_already_used',
    'flow_state_expired',
    'bad_code_verifier',
    'pkce_code_verifier_not_found',
    'over_request_rate_limit',
    'user_banned',
    'signup_disabled',
    'unexpected_failure',
    'session_not_found',
    'refresh_token_not_found',
  ])('has a text of its own for %s', (code) => {
    const { text, hint } = failureText({ error: 'invalid_request', code });
    expect(text).not.toBe(UNKNOWN.text);
    expect(`${text} ${hint}`).toMatch(/^[가-힣0-9 .,()]+$/);
  });

  it.each(['access_denied', 'server_error', 'temporarily_unavailable', 'unauthorized_client'])(
    'falls back to OAuth’s %s without a known code',
    (error) => {
      expect(failureText({ error, code: null }).text).not.toBe(UNKNOWN.text);
      expect(failureText({ error, code: 'something_new' })).toEqual(failureText({ error, code: null }));
    },
  );

  it.each(['something_new', 'constructor', '__proto__', 'toString'])('has the general text for %s', (word) => {
    expect(failureText({ error: word, code: word })).toEqual(UNKNOWN);
  });
});
