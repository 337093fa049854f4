import { showToast } from '#ui/overlay/toast.ts';
import { drop, FAVOURITES, keep, onSavedChange, RECENT, readSaved } from './saved-items.ts';

/** Someone looks at an item: it is remembered, and `show` is told whether it is a favourite, now and at each change. */
export function visitItem(id: number, show: (isFavourite: boolean) => void, leaving: AbortSignal): void {
  if (leaving.aborted) return;
  keep(RECENT, id);
  const tell = () => show(readSaved(FAVOURITES).includes(id));
  tell();
  leaving.addEventListener('abort', onSavedChange(FAVOURITES, tell), { once: true });
}

export async function toggleFavourite(id: number): Promise<void> {
  if (readSaved(FAVOURITES).includes(id)) {
    if (!drop(FAVOURITES, id)) await showUnsaved();
    return;
  }
  const kept = keep(FAVOURITES, id);
  if (kept === 'unsaved') await showUnsaved();
  if (kept === 'full') {
    const text = `즐겨찾기에는 ${FAVOURITES.most}개까지 담을 수 있습니다. 내 정보에서 덜어 내 주세요.`;
    await showToast({ tone: 'warn', title: '즐겨찾기가 가득 찼습니다', text });
  }
}

function showUnsaved(): Promise<void> {
  const text = '브라우저의 저장 공간이 가득 찼거나 막혀 있습니다.';
  return showToast({ tone: 'bad', title: '이 기기에 저장하지 못했습니다', text });
}
