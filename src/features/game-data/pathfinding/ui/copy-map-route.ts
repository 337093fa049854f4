import { showToast } from '#ui/overlay/toast.ts';

/** Puts the way into the clipboard; where that is forbidden the words still stand below. */
export async function copyMapRoute(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    await showToast({ tone: 'ok', title: '길을 복사했습니다' });
  } catch {
    await showToast({ tone: 'warn', title: '복사하지 못했습니다. 아래의 글을 골라 복사하세요' });
  }
}
