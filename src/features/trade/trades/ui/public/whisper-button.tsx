import type { MouseEvent } from 'react';
import { classNames } from '#ui/components/class-names.ts';
import { CopyIcon } from '#ui/icons/icons.tsx';
import { type WhisperedTrade, whisperText } from '../../trade.labels.ts';

interface WhisperButtonProps {
  trade: WhisperedTrade;
  label?: string;
  small?: boolean;
  isPrimary?: boolean;
}

export function WhisperButton({ trade, label, small, isPrimary = false }: WhisperButtonProps) {
  const text = whisperText(trade);
  const name = `${trade.player.name}님에게 보낼 귓말 복사`;
  return (
    <button
      type="button"
      data-press=""
      className={classNames(label ? 'btn' : 'iconbtn', small && 'sm', isPrimary && 'primary', 'needs-script')}
      data-whisper={text}
      aria-label={label ? undefined : name}
      title={text}
      onClick={copy}
    >
      <CopyIcon />
      {label}
    </button>
  );
}

function copy({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const text = currentTarget.dataset.whisper ?? '';
  const words = { done: '귓말을 복사했습니다', otherwise: '이 귓말을 보내세요' };
  void import('#ui/overlay/copy-text.ts').then(({ copyText }) => copyText(text, words));
}
