import type { ItemQuotes } from '../../quote.contract.ts';
import { Change } from './change.tsx';
import { Price } from './price.tsx';
import { EXCLUDED_WORD, medianOf, NO_QUOTE_WORD } from './quote.labels.ts';

/** Price and change in one line, for rows and cards: what sellers ask, else what buyers offer. */
export function QuoteLine({ quotes, isChangeShown = true }: { quotes: ItemQuotes; isChangeShown?: boolean }) {
  const median = medianOf(quotes);
  if (median === null) {
    return (
      <span className="faint nowrap" title={quotes.excluded?.reason}>
        {quotes.excluded ? EXCLUDED_WORD : NO_QUOTE_WORD}
      </span>
    );
  }
  const { change } = quotes.sell.median === null ? quotes.buy : quotes.sell;
  return (
    <span className="nowrap">
      <Price amount={median} />
      {isChangeShown && change !== null && (
        <>
          {' '}
          <Change change={change} />
        </>
      )}
    </span>
  );
}
