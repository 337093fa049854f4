import type { TradeContext } from '../trade.context.ts';
import type { TradeReader } from '../trade.services.ts';

/** Trades as everyone sees them, for pages. */
export function readTrades(_context: Pick<TradeContext, 'db' | 'catalog' | 'clock' | 'config'>): TradeReader {
  return {
    list: async () => ({ rows: [], next: undefined }),
    countUpTo: async () => 0,
    find: async () => undefined,
    book: async () => ({ sell: { count: 0, rows: [] }, buy: { count: 0, rows: [] } }),
    deals: async () => [],
    ofProfile: async () => ({ rows: [], next: undefined }),
    countsOfProfile: async () => ({ 0: 0, 1: 0, 2: 0, 3: 0 }),
  };
}
