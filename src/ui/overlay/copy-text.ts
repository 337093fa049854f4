import { showToast } from './toast.ts';

interface CopyWords {
  done: string;
  otherwise?: string;
  isOnPage?: boolean;
}

const LONG_MS = 10_000;

/** Whether the press is a replayed one from before hydration, for which the browser does not allow copying. */
const isRepeated = () => navigator.userActivation?.isActive === false;

/** Copies a text. Where the clipboard is blocked, the message shows the text instead. */
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
