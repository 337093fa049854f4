import { showToast } from '#ui/overlay/toast.ts';
import { drop, FAVOURITES, keep, RECENT, readKept, watchKept } from './kept-items.ts';

/** Someone looks at an item: it is remembered, and `show` is told whether it is a favourite, now and at each change. */
export function visitItem(id: number, show: (isFavourite: boolean) => void, leaving: AbortSignal): void {
  if (leaving.aborted) return;
  keep(RECENT, id);
  const tell = () => show(readKept(FAVOURITES).includes(id));
  tell();
  leaving.addEventListener('abort', watchKept(FAVOURITES, tell), { once: true });
}

export async function toggleFavourite(id: number): Promise<void> {
  if (readKept(FAVOURITES).includes(id)) {
    if (!drop(FAVOURITES, id)) await sayUnsaved();
    return;
  }
  const kept = keep(FAVOURITES, id);
  if (kept === 'unsaved') await sayUnsaved();
  if (kept === 'full') {
    const text = `즐겨찾기에는 ${FAVOURITES.most}개까지 담을 수 있습니다. 내 정보에서 덜어 내 주세요.`;
    await showToast({ tone: 'warn', title: '즐겨찾기가 가득 찼습니다', text });
  }
}

function sayUnsaved(): Promise<void> {
  const text = '브라우저의 저장 공간이 가득 찼거나 막혀 있습니다.';
  return showToast({ tone: 'bad', title: '이 기기에 저장하지 못했습니다', text });
}
