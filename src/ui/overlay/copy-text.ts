import { showToast } from './toast.ts';

interface CopyWords {
  /** Said when it is done. */
  done: string;
  /** What to do where the clipboard is forbidden. */
  otherwise?: string;
  /** The text can be read on the page: the messages do not repeat it. */
  isOnPage?: boolean;
}

const LONG_MS = 10_000;

/** Puts a text into the clipboard and says so; where that is forbidden it can still be read. */
export async function copyText(
  text: string,
  { done, otherwise = '이 글을 옮겨 적어 주세요', isOnPage = false }: CopyWords,
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
