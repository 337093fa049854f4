import { useNow } from '#platform/client/use-now.ts';
import { amountParts } from '#shared/korean/amount.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { Amount } from '#ui/components/amount.tsx';
import { momentText } from '../../../trades/moment.labels.ts';
import { formatChange, formatRatio } from './quote.labels.ts';

/** In 전. */
export function Price({ amount, size }: { amount: number; size?: 'fine' | 'big' | 'hero' }) {
  return <Amount parts={amountParts(amount)} size={size} />;
}

export function Change({ change }: { change: number | null }) {
  if (change === null) return null;
  const { text, direction } = formatChange(change);
  return <span className={direction}>{text}</span>;
}

/** +3% against the quote; empty if either is missing. */
export function Ratio({ price, median }: { price: number | null; median: number | null }) {
  if (price === null || median === null) return null;
  const { text, direction } = formatRatio(price, median);
  return <span className={direction}>{text}</span>;
}

/** `3분 전`; date and time until hydrated. */
export function Ago({ at }: { at: string }) {
  const now = useNow();
  return (
    <time dateTime={at} title={formatDateTime(at)}>
      {momentText(at, now)}
    </time>
  );
}
