import { knownPrices } from '#features/trade/quotes/known-quotes.reader.ts';
import { readQuotes } from '#features/trade/quotes/read-quotes.service.ts';
import type { TradeContext } from '#features/trade/trade.context.ts';
import { formatAmount } from '#shared/korean/amount.ts';

/** `48만5천`; undefined without a price. */
export function sharePrices(
  context: Pick<TradeContext, 'db' | 'catalog' | 'clock' | 'config'>,
): (itemId: number) => Promise<string | undefined> {
  const quotes = readQuotes(context);
  return async (itemId) => {
    const price = (await knownPrices(quotes, [itemId])).get(itemId);
    return price === undefined ? undefined : formatAmount(price);
  };
}
