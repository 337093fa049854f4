import { Button } from '#ui/components/button.tsx';
import { CopyIcon } from '#ui/icons/icons.tsx';
import { showToast } from '#ui/overlay/toast.ts';
import css from './crafting.module.css';

/** The list in words: to be read here, or taken along. */
export function CopyList({ text }: { text: string }) {
  return (
    <details className={css.copy}>
      <summary>글로 보기</summary>
      <pre>{text}</pre>
      <Button className={css.copyButton} size="sm" onClick={() => void copy(text)}>
        <CopyIcon size={16} />
        복사
      </Button>
    </details>
  );
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    await showToast({ tone: 'ok', title: '모을 재료를 복사했습니다' });
  } catch {
    await showToast({ tone: 'warn', title: '복사하지 못했습니다. 글을 끌어서 복사해 주세요' });
  }
}
