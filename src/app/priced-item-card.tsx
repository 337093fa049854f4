import type { ItemDetail } from '#features/game-data/items/item-endpoints.contract.ts';
import { ItemCard } from '#features/game-data/items/ui/public/item-card.tsx';
import type { ItemQuotes } from '#features/trade/quotes/quote.contract.ts';
import { QuoteConfidence } from '#features/trade/quotes/ui/public/quote-confidence.tsx';
import { quoteRows } from '#features/trade/quotes/ui/public/quote-rows.tsx';

/** Card of an item with its quotes; `quotes` is null when they are not known. */
export function PricedItemCard({ item, quotes }: { item: ItemDetail; quotes: ItemQuotes | null }) {
  const side = quotes && (quotes.sell.median === null ? quotes.buy : quotes.sell);
  const foot = side && side.median !== null && (
    <>
      <QuoteConfidence quote={side} />
      <a className="ml-auto" href={`/trade/${item.id}`}>
        거래소
      </a>
    </>
  );
  return <ItemCard item={item} prices={quoteRows(quotes)} foot={foot || null} />;
}
