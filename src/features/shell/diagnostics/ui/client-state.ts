import { sessionUser } from '#features/people/sessions/ui/public/me-store.ts';
import { isOffline } from '#platform/client/is-offline.ts';
import { savesData } from '#platform/client/saves-data.ts';
import { hasSessionCookie } from '#shared/session-cookie.ts';
import type { KeyValue } from '#ui/components/key-values.tsx';

const SESSION = { unknown: '확인하는 중', out: '로그인하지 않음', in: '로그인함' } as const;

/** Lists properties of this browser and its session, without tokens and names. */
export function clientState(): KeyValue[] {
  const { status: known } = sessionUser();
  // Without the cookie nobody can be signed in, even if the session is not known yet.
  const status = known === 'unknown' && !hasSessionCookie(document.cookie) ? 'out' : known;
  return [
    { label: '창', value: `${innerWidth} × ${innerHeight} (화면 배율 ${devicePixelRatio})` },
    { label: '언어', value: navigator.language },
    { label: '시간대', value: Intl.DateTimeFormat().resolvedOptions().timeZone },
    { label: '인터넷', value: isOffline() ? '끊김' : '연결됨' },
    { label: '실시간 연결', value: document.documentElement.dataset.live ?? '없음' },
    { label: '데이터 절약', value: yes(savesData()) },
    { label: '움직임 줄이기', value: yes(matchMedia('(prefers-reduced-motion: reduce)').matches) },
    { label: '저장 공간', value: canStore() ? '쓸 수 있음' : '막혀 있음' },
    {
      label: '서비스 워커',
      value: 'serviceWorker' in navigator ? yes(navigator.serviceWorker.controller !== null) : '없음',
    },
    { label: '광고 선택', value: stored('ad-consent') ?? '고르지 않음' },
    { label: '로그인', value: SESSION[status] },
  ];
}

function yes(isSo: boolean): string {
  return isSo ? '예' : '아니요';
}

function stored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function canStore(): boolean {
  try {
    localStorage.setItem('storage-check', '1');
    localStorage.removeItem('storage-check');
    return true;
  } catch {
    return false;
  }
}
