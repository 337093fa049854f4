import { Button } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { CopyIcon } from '#ui/icons/icons.tsx';
import { copyText } from '#ui/overlay/copy-text.ts';
import css from './settlement.module.css';

/** Shows lines for a chat, always visible. */
export function TextPanel({ text, isMain = false }: { text: string; isMain?: boolean }) {
  return (
    <Panel title="복사할 텍스트" className={css.textPanel}>
      <div className="pad stack gap-3">
        <p className={css.text}>{text}</p>
        <Button
          full
          tone={isMain ? 'primary' : 'plain'}
          onClick={() => void copyText(text, { done: '정산 텍스트를 복사했습니다', isOnPage: true })}
        >
          <CopyIcon />
          텍스트 복사
        </Button>
      </div>
    </Panel>
  );
}
