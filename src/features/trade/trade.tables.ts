import type { PeopleTables } from '#features/people/people.tables.ts';
import type { ManipulatedItemTable, PriceDayTable, QuoteChangeTable, QuoteTable } from './quotes/quote.tables.ts';
import type { ReportTable } from './reports/report.tables.ts';
import type { SavedSearchTable, TradePriceTable, TradeTable } from './trades/trade.tables.ts';
import type { WatchTable } from './watches/watch.tables.ts';

/** What the market's code sees: its own tables and those about people. */
export interface TradeTables extends PeopleTables {
  trade: TradeTable;
  trade_price: TradePriceTable;
  saved_search: SavedSearchTable;
  quote: QuoteTable;
  price_day: PriceDayTable;
  quote_change: QuoteChangeTable;
  manipulated_item: ManipulatedItemTable;
  report: ReportTable;
  watch: WatchTable;
}
