import { CardFrame } from '#features/game-data/refs/ui/public/card-parts.tsx';
import type { GameRef } from '#features/game-data/refs/ui/public/look.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import type { ItemQuotes } from '../../quote.contract.ts';
import { ALL_SERVERS_LABEL, countDeals, leadingQuote, NO_QUOTE_LABEL } from './quote.labels.ts';
import { QuoteConfidence } from './quote-confidence.tsx';
import { quoteRows } from './quote-rows.tsx';

interface QuoteCardProps {
  item: GameRef;
  /** Name of the server; undefined: all servers. */
  server: string | undefined;
  quotes: ItemQuotes | null;
}

export function QuoteCard({ item: { id, ...look }, server = ALL_SERVERS_LABEL, quotes }: QuoteCardProps) {
  const deals = quotes ? countDeals(quotes) : 0;
  const quote = quotes && leadingQuote(quotes);
  const rows = [
    ...quoteRows(quotes),
    ...(deals === 0 ? [] : [{ label: '7일 체결', value: `${formatDigits(deals)}건` }]),
  ];
  return (
    <CardFrame
      {...look}
      sub={`시세 · ${server}`}
      rows={rows.length === 0 ? [{ label: '시세', value: NO_QUOTE_LABEL }] : rows}
      href={`/trade/${id}`}
      foot={quote ? <QuoteConfidence quote={quote} /> : <span />}
    />
  );
}
