import { formatDigits } from '#shared/korean/amount.ts';
import { type KeyValue, KeyValues } from '#ui/components/key-values.tsx';
import { Panel } from '#ui/components/panel.tsx';
import type { ItemQuotes, Quote } from '../../../quotes/quote.contract.ts';
import { Ago, Price } from '../../../quotes/ui/public/price.tsx';
import {
  countDeals,
  EXCLUDED_LABEL,
  figureName,
  findLastDeal,
  isFew,
  NO_QUOTE_LABEL,
  THIN_LABEL,
} from '../../../quotes/ui/public/quote.labels.ts';
import { QuoteConfidence } from '../../../quotes/ui/public/quote-confidence.tsx';

function formatLabel(side: string, quote: Quote): string {
  return isFew(quote) ? `${side} ${figureName(quote)}` : side;
}

export function QuoteNow({ quotes, where }: { quotes: ItemQuotes; where: string }) {
  const deal = findLastDeal(quotes);
  const amount = (median: number | null) =>
    quotes.excluded ? (
      EXCLUDED_LABEL
    ) : median === null ? (
      <span className="faint">{NO_QUOTE_LABEL}</span>
    ) : (
      <Price amount={median} />
    );
  const rows: KeyValue[] = [
    { label: formatLabel('팝니다', quotes.sell), value: amount(quotes.sell.median) },
    { label: formatLabel('삽니다', quotes.buy), value: amount(quotes.buy.median) },
    {
      label: '마지막 체결',
      value: deal ? (
        <>
          <Price amount={deal.price} />{' '}
          <span className="dim">
            <Ago at={deal.at} />
            {deal.isThin && <span className="own-text">{` · ${THIN_LABEL}`}</span>}
          </span>
        </>
      ) : (
        '–'
      ),
    },
    { label: '7일 체결', value: `${formatDigits(countDeals(quotes))}건` },
    { label: '신뢰도', value: <QuoteConfidence quote={quotes.sell.players > 0 ? quotes.sell : quotes.buy} /> },
  ];
  return (
    <Panel title="지금 시세" aside={where}>
      <div className="pad">
        <KeyValues rows={rows} />
      </div>
    </Panel>
  );
}
