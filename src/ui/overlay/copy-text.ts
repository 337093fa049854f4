import { showToast } from './toast.ts';

interface CopyWords {
  done: string;
  otherwise?: string;
  isOnPage?: boolean;
}

const LONG_MS = 10_000;

/** Where the clipboard is blocked, the message shows the text. */
export async function copyText(
  text: string,
  { done, otherwise = '이 텍스트를 직접 복사해 주세요', isOnPage = false }: CopyWords,
): Promise<void> {
  const shown = isOnPage ? {} : { text };
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const title = `복사하지 못했습니다. ${otherwise}`;
    return showToast({ tone: 'warn', title, ...shown, ...(!isOnPage && { durationMs: LONG_MS }) });
  }
  await showToast({ tone: 'ok', title: done, ...shown });
}
