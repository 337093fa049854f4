import { clearTab } from '#platform/client/device-storage.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { followNobody } from '../follow-session.ts';
import { sessionClient } from '../session-store.ts';

let leaving = false;

function beginLeaving(): void {
  leaving = true;
}

function endLeaving(): void {
  leaving = false;
}

export function isLeaving(): boolean {
  return leaving;
}

export type SignOutScope = 'local' | 'global' | 'others';

/** Rethrows errors, which the caller shows (product.md §8). Ending the own session goes home. */
export async function signOut(scope: SignOutScope = 'local'): Promise<void> {
  const client = await sessionClient();
  if (scope !== 'others') beginLeaving();
  const { error } = await client.auth.signOut({ scope });
  if (error) {
    endLeaving();
    throw error;
  }
  if (scope === 'others') return;
  followNobody();
  goHomeAsNobody();
}

/** Loads a new document, so that no loaded or typed data of this person stays in memory. */
export function goHomeAsNobody(): void {
  clearTab();
  location.assign('/');
}

/**
 * The client clears this device's session even when the network fails; other devices only the provider can sign out.
 */
export async function explainSignOutFailure(error: unknown, scope: SignOutScope): Promise<void> {
  console.warn('로그아웃을 서버에 알리지 못했습니다.', error);
  await showToast(
    scope === 'local'
      ? {
          tone: 'warn',
          title: '이 기기에서는 로그아웃했습니다',
          text: '서버에는 알리지 못했습니다. 다시 로그인해 내 정보에서 끝낼 수 있습니다.',
        }
      : { tone: 'bad', title: '로그아웃하지 못했습니다', text: '인터넷 연결을 확인하고 다시 해 주세요.' },
  );
}
