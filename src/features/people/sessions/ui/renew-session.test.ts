import { describe, expect, it } from 'vitest';
import { toRenewal } from './renew-session.ts';

describe('toRenewal', () => {
  it('preserves a session whose provider did not answer', () => {
    expect(toRenewal('AuthRetryableFetchError', true)).toBe('away');
  });

  it('uses the session that another tab refreshed first', () => {
    expect(toRenewal('AuthRefreshDiscardedError', true)).toBe('renewed');
  });

  it('ends with a sign-out in another tab', () => {
    expect(toRenewal('AuthRefreshDiscardedError', false)).toBe('ended');
  });

  it.each(['AuthApiError', 'AuthSessionMissingError', undefined])('ends on %s', (name) => {
    expect(toRenewal(name, true)).toBe('ended');
  });
});
