import { showToast } from '#ui/overlay/toast.ts';

/** Puts words into the clipboard and says so; where that is forbidden the words can still be read. */
export async function copyText(text: string, message: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    await showToast({ tone: 'ok', title: message, text });
  } catch {
    await showToast({ tone: 'warn', title: '복사하지 못했습니다. 이 글을 옮겨 적어 주세요', text, durationMs: 10_000 });
  }
}
