import type { KeyValue } from '#ui/components/key-values.tsx';
import type { ItemQuotes, Quote } from '../../quote.contract.ts';
import { Change, Price } from './price.tsx';
import { EXCLUDED_LABEL, figureName } from './quote.labels.ts';

export function quoteRows(quotes: ItemQuotes | null): KeyValue[] {
  if (quotes === null) return [];
  if (quotes.excluded) return [{ label: '시세', value: EXCLUDED_LABEL }];
  return [...sideRow('팝니다', quotes.sell), ...sideRow('삽니다', quotes.buy)];
}

function sideRow(side: string, quote: Quote): KeyValue[] {
  const { median, change } = quote;
  if (median === null) return [];
  return [{ label: `${side} ${figureName(quote)}`, value: <SideValue median={median} change={change} /> }];
}

function SideValue({ median, change }: { median: number; change: number | null }) {
  return (
    <span className="nowrap">
      <Price amount={median} /> <Change change={change} />
    </span>
  );
}
