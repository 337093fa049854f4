import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Me } from '../../profiles/profile.contract.ts';
import { createFollower, sessionAfter } from './session-follower.ts';

const createSession = (id: string, token = 'a') => ({ access_token: token, user: { id } }) as Session;
const createMe = (name: string) => ({ name }) as Me;

const EVENTS: readonly AuthChangeEvent[] = [
  'INITIAL_SESSION',
  'SIGNED_IN',
  'TOKEN_REFRESHED',
  'USER_UPDATED',
  'PASSWORD_RECOVERY',
  'MFA_CHALLENGE_VERIFIED',
];

describe('sessionAfter', () => {
  it.each(EVENTS)('%s: the session of the event', (event) => {
    const session = createSession('one');
    expect(sessionAfter(event, session)).toBe(session);
    expect(sessionAfter(event, null)).toBeNull();
  });

  it('SIGNED_OUT: none, whatever the event contains', () => {
    expect(sessionAfter('SIGNED_OUT', createSession('one'))).toBeNull();
  });
});

function stage() {
  const seen: string[] = [];
  const requested: PromiseWithResolvers<Me | null>[] = [];
  const follower = createFollower({
    loadMe: () => {
      const answer = Promise.withResolvers<Me | null>();
      requested.push(answer);
      return answer.promise;
    },
    showSomebody: () => seen.push('somebody'),
    showMe: (me) => seen.push(me?.name ?? 'no profile'),
    showNobody: () => seen.push('nobody'),
    showAway: () => seen.push('away'),
    clearPersonalData: () => seen.push('forget'),
    later: (milliseconds, act) => setTimeout(act, milliseconds),
  });
  return { seen, requested, follow: follower.follow };
}

describe('createFollower', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(console, 'warn').mockReturnValue();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('loads the profile once, however often the same person arrives', async () => {
    const { seen, requested, follow } = stage();
    for (const token of ['a', 'a', 'b', 'c']) follow(createSession('one', token));
    requested[0]?.resolve(createMe('풍백'));
    await vi.advanceTimersByTimeAsync(0);
    follow(createSession('one', 'd'));
    expect(requested).toHaveLength(1);
    expect(seen).toEqual(['somebody', '풍백']);
  });

  it('shows a signed-out visitor once, and a person without a profile', async () => {
    const { seen, requested, follow } = stage();
    follow(null);
    follow(null);
    follow(createSession('one'));
    requested[0]?.resolve(null);
    await vi.advanceTimersByTimeAsync(0);
    expect(seen).toEqual(['nobody', 'somebody', 'no profile']);
  });

  it('shows nothing of a person who signed out while the profile was loading', async () => {
    const { seen, requested, follow } = stage();
    follow(createSession('one'));
    follow(null);
    requested[0]?.resolve(createMe('풍백'));
    await vi.advanceTimersByTimeAsync(0);
    expect(seen).toEqual(['somebody', 'forget', 'nobody']);
  });

  it('clears the data of one person before it shows another', async () => {
    const { seen, requested, follow } = stage();
    follow(createSession('one'));
    requested[0]?.resolve(createMe('풍백'));
    await vi.advanceTimersByTimeAsync(0);
    follow(createSession('two'));
    requested[1]?.resolve(createMe('운사'));
    await vi.advanceTimersByTimeAsync(0);
    expect(seen).toEqual(['somebody', '풍백', 'forget', 'somebody', '운사']);
  });

  it('retries with growing pauses while the profile cannot be loaded', async () => {
    const { seen, requested, follow } = stage();
    follow(createSession('one'));
    requested[0]?.reject(new Error('away'));
    await vi.advanceTimersByTimeAsync(1_999);
    expect(requested).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    requested[1]?.reject(new Error('away'));
    await vi.advanceTimersByTimeAsync(3_999);
    expect(requested).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    requested[2]?.resolve(createMe('풍백'));
    await vi.advanceTimersByTimeAsync(0);
    expect(seen).toEqual(['somebody', 'away', 'away', '풍백']);
  });

  it('does not retry after a sign-out', async () => {
    const { seen, requested, follow } = stage();
    follow(createSession('one'));
    requested[0]?.reject(new Error('away'));
    follow(null);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(requested).toHaveLength(1);
    expect(seen).toEqual(['somebody', 'forget', 'nobody']);
  });
});
