import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import type { Me } from '../../profiles/profile.contract.ts';

/** Which session holds after an event of the client. The same event may come twice, and from another tab. */
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

/** What following a session does to the page. */
export interface FollowerEffects {
  /** The own profile; null before there is one. Rejects when it could not be asked for. */
  loadMe(): Promise<Me | null>;
  /** Somebody, whose profile is on its way. */
  showSomebody(): void;
  showMe(me: Me | null): void;
  showNobody(): void;
  /** The profile did not come; it will be asked for again. */
  showAway(): void;
  /** Another person than before, or nobody. */
  clearPersonalData(): void;
  later(milliseconds: number, act: () => void): void;
}

const FIRST_WAIT_MS = 2_000;
const MAX_WAIT_MS = 60_000;

/** Keeps what the page shows in step with the session: the profile is loaded once for each person. */
export function createFollower({
  loadMe,
  showSomebody,
  showMe,
  showNobody,
  showAway,
  clearPersonalData,
  later,
}: FollowerEffects) {
  /** Whose profile is loaded, or on its way; null: nobody's; undefined: not known yet. */
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
