import { knownPrices } from '#features/trade/quotes/known-quotes.reader.ts';
import { readQuotes } from '#features/trade/quotes/read-quotes.service.ts';
import type { TradeContext } from '#features/trade/trade.context.ts';
import { formatAmount } from '#shared/korean/amount.ts';

/** What pictures for links elsewhere say of a price: `48만5천`; undefined where none is known. */
export function sharePrices(
  context: Pick<TradeContext, 'db' | 'catalog' | 'clock' | 'config'>,
): (itemId: number) => Promise<string | undefined> {
  const quotes = readQuotes(context);
  return async (itemId) => {
    const price = (await knownPrices(quotes, [itemId])).get(itemId);
    return price === undefined ? undefined : formatAmount(price);
  };
}
