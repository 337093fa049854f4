import { showToast } from '#ui/overlay/toast.ts';
import { drop, FAVOURITES, RECENT, save } from './saved-items.ts';

/** @returns the unsubscribe function */
export function visitItem(id: number, show: (isFavourite: boolean) => void): () => void {
  save(RECENT, id);
  const notify = () => show(FAVOURITES.stored.read().includes(id));
  notify();
  return FAVOURITES.stored.watch(notify);
}

export async function toggleFavourite(id: number): Promise<void> {
  if (FAVOURITES.stored.read().includes(id)) {
    if (!drop(FAVOURITES, id)) await showUnsaved();
    return;
  }
  const stored = save(FAVOURITES, id);
  if (stored === 'unsaved') await showUnsaved();
  if (stored === 'full') {
    const text = `즐겨찾기에는 ${FAVOURITES.most}개까지 담을 수 있습니다. 내 정보에서 정리해 주세요.`;
    await showToast({ tone: 'warn', title: '즐겨찾기가 가득 찼습니다', text });
  }
}

function showUnsaved(): Promise<void> {
  const text = '브라우저의 저장 공간이 가득 찼거나 막혀 있습니다.';
  return showToast({ tone: 'bad', title: '이 기기에 저장하지 못했습니다', text });
}
