import { showToast } from '#ui/overlay/toast.ts';

/** Puts what one says to an NPC into the clipboard, to be pasted in the game. */
export async function copySentence(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    await showToast({ tone: 'ok', title: '말을 복사했습니다', text });
  } catch {
    // Without the right to the clipboard the words can still be read.
    await showToast({ tone: 'warn', title: '복사하지 못했습니다. 이 말을 하세요', text, durationMs: 10_000 });
  }
}
