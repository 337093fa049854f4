import { playerOf, sessionUser } from '#features/people/sessions/ui/public/me-store.ts';
import type { MenuEntry } from '#ui/overlay/menu.tsx';

/** Returns the links from this page into the desk: none, and no code of it, for others than operators. */
export async function deskLinks(): Promise<readonly MenuEntry[]> {
  const level = playerOf(sessionUser())?.operatorLevel ?? null;
  if (level === null) return [];
  try {
    const { linksToDesk } = await import('#features/desk/frame/ui/links-to-desk.ts');
    return linksToDesk(location.pathname, level);
  } catch (error) {
    console.warn('운영 화면으로 가는 링크를 가져오지 못했습니다.', error);
    return [];
  }
}
