import type { TradeContext } from '../trade.context.ts';
import type { QuoteReader } from './quote.contract.ts';

/** Prices as everyone sees them, for pages and other features. */
export function readQuotes(_context: Pick<TradeContext, 'db' | 'catalog' | 'clock' | 'config'>): QuoteReader {
  return {
    quotesOf: async () => new Map(),
    popular: async () => [],
    daysOf: async () => [],
  };
}
