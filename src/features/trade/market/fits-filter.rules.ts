import { choseongOf } from '#shared/korean/hangul.ts';
import { normalizeText } from '#shared/korean/normalize-text.ts';
import type { TradeFilter } from '../trade-readers.ts';
import type { ListedTrade } from '../trades/trade.contract.ts';

/** Whether a trade that has just come belongs into a list. Of names only parts and initials are known here. */
export function fitsFilter(trade: ListedTrade, filter: TradeFilter): boolean {
  const { price } = trade;
  return (
    is(filter.tradeType, trade.tradeType) &&
    is(filter.gameServer, trade.gameServer) &&
    is(filter.type, trade.item.type) &&
    is(filter.payMethod, trade.payMethod) &&
    is(filter.isAuth, trade.isAuth) &&
    is(filter.isNegotiation, trade.isNegotiation) &&
    (!filter.status || filter.status === trade.status) &&
    (!filter.isPriced || price !== null) &&
    (filter.minPrice === undefined || (price !== null && price >= filter.minPrice)) &&
    (filter.maxPrice === undefined || (price !== null && price <= filter.maxPrice)) &&
    (filter.q === undefined || isNamed(trade, filter.q))
  );
}

function is<Value>(wanted: Value | undefined, value: Value): boolean {
  return wanted === undefined || wanted === value;
}

function isNamed({ item, comment }: ListedTrade, words: string): boolean {
  const [name, part] = [normalizeText(item.name), normalizeText(words)];
  return name.includes(part) || choseongOf(name).includes(part) || comment.includes(words);
}
