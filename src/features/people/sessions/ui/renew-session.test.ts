import { describe, expect, it } from 'vitest';
import { outcomeOf } from './renew-session.ts';

describe('outcomeOf', () => {
  it('preserves a session whose provider did not answer', () => {
    expect(outcomeOf('AuthRetryableFetchError', true)).toBe('away');
  });

  it('uses the session that another tab refreshed first', () => {
    expect(outcomeOf('AuthRefreshDiscardedError', true)).toBe('renewed');
  });

  it('ends with a sign-out in another tab', () => {
    expect(outcomeOf('AuthRefreshDiscardedError', false)).toBe('ended');
  });

  it.each(['AuthApiError', 'AuthSessionMissingError', undefined])('ends on %s', (name) => {
    expect(outcomeOf(name, true)).toBe('ended');
  });
});
