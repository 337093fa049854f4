import { describe, expect, it } from 'vitest';
import { outcomeOf } from './renew-session.ts';

describe('outcomeOf', () => {
  it('keeps a session whose provider gave no answer', () => {
    expect(outcomeOf('AuthRetryableFetchError', true)).toBe('away');
  });

  it('takes the session that another tab was faster to get', () => {
    expect(outcomeOf('AuthRefreshDiscardedError', true)).toBe('renewed');
  });

  it('ends with a sign-out in another tab', () => {
    expect(outcomeOf('AuthRefreshDiscardedError', false)).toBe('ended');
  });

  it.each(['AuthApiError', 'AuthSessionMissingError', undefined])('ends on %s', (name) => {
    expect(outcomeOf(name, true)).toBe('ended');
  });
});
