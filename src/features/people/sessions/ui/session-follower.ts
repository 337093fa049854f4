import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import type { Me } from '../../profiles/profile.contract.ts';

/** Events may be repeated, and may come from another tab. */
export function sessionAfter(event: AuthChangeEvent, session: Session | null): Session | null {
  switch (event) {
    case 'SIGNED_OUT':
      return null;
    case 'INITIAL_SESSION':
    case 'SIGNED_IN':
    case 'TOKEN_REFRESHED':
    case 'USER_UPDATED':
    case 'PASSWORD_RECOVERY':
    case 'MFA_CHALLENGE_VERIFIED':
      return session;
  }
}

export interface FollowerEffects {
  /** Resolves to null without a profile. Rejects when the profile cannot be loaded. */
  loadMe(): Promise<Me | null>;
  showSomebody(): void;
  showMe(me: Me | null): void;
  showNobody(): void;
  showAway(): void;
  clearPersonalData(): void;
  later(milliseconds: number, act: () => void): void;
}

const FIRST_WAIT_MS = 2_000;
const MAX_WAIT_MS = 60_000;

export function createFollower({
  loadMe,
  showSomebody,
  showMe,
  showNobody,
  showAway,
  clearPersonalData,
  later,
}: FollowerEffects) {
  /** Id of the user whose profile is loaded or loading; null: signed out; undefined: not known yet. */
  let followed: string | null | undefined;

  async function load(userId: string, waitMs: number): Promise<void> {
    try {
      const me = await loadMe();
      if (followed === userId) showMe(me);
    } catch (error) {
      console.warn('내 캐릭터를 가져오지 못했습니다.', error);
      if (followed === userId) showAway();
      later(waitMs, () => {
        if (followed === userId) void load(userId, Math.min(waitMs * 2, MAX_WAIT_MS));
      });
    }
  }

  return {
    follow(session: Session | null): void {
      const userId = session?.user.id ?? null;
      if (userId === followed) return;
      if (followed) clearPersonalData();
      followed = userId;
      if (userId === null) {
        showNobody();
        return;
      }
      showSomebody();
      void load(userId, FIRST_WAIT_MS);
    },
  };
}
