import { formatDigits } from '#shared/korean/amount.ts';
import type { WatchPreview } from '../watch.contract.ts';
import { firesText } from './watch-words.rules.ts';

interface WatchHintProps {
  id: string;
  /** The price as typed. */
  text: string;
  /** Null: none was typed, or it cannot be read. */
  price: number | null;
  /** The price compared with the quote. */
  standing: string;
  preview: WatchPreview | null;
}

/** Explains the price in the field above. */
export function WatchHint({ id, text, price, standing, preview }: WatchHintProps) {
  const isBlank = text.trim() === '';
  return (
    <p className="hint" style={{ minHeight: 32 }} id={id} data-spoken="">
      <span className="own-text">
        {isBlank && (firesText(preview, null) || '가격을 적으면 지난 30일에 몇 번 나왔는지 보여 드립니다.')}
      </span>
      {!isBlank && price === null && <span className="up">가격을 읽지 못했습니다. 3만5천, 1.2억처럼 적어 주세요.</span>}
      {price !== null && [`${formatDigits(price)}전`, standing, firesText(preview, price)].filter(Boolean).join(' · ')}
      {preview !== null && preview.now > 0 && (
        <>
          {' · '}
          <a href="#book" className="underline">
            지금도 {formatDigits(preview.now)}건 있습니다
          </a>
        </>
      )}
    </p>
  );
}
