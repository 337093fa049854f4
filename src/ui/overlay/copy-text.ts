import { showToast } from './toast.ts';

interface CopyWords {
  done: string;
  otherwise?: string;
  isOnPage?: boolean;
}

const LONG_MS = 10_000;

/** A press that was made before the page was alive is repeated without the browser's leave. */
const isRepeated = () => navigator.userActivation?.isActive === false;

/** Where the clipboard is blocked, the message shows the text. */
export async function copyText(
  text: string,
  { done, otherwise = '이 텍스트를 직접 복사해 주세요', isOnPage = false }: CopyWords,
): Promise<void> {
  const shown = isOnPage ? {} : { text };
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    if (isRepeated()) return showToast({ tone: 'warn', title: '한 번 더 눌러 주세요' });
    const title = `복사하지 못했습니다. ${otherwise}`;
    return showToast({ tone: 'warn', title, ...shown, ...(!isOnPage && { durationMs: LONG_MS }) });
  }
  await showToast({ tone: 'ok', title: done, ...shown });
}
