import { formatAmount, formatDigits } from '#shared/korean/amount.ts';
import type { ListedTrade } from '../../../trades/trade.contract.ts';
import { TRADE_TYPE } from '../../../trades/trade.labels.ts';

/** `ㅍ 진호박 100개 개당 3천 흥정`; read-shout parses it back to the same trade. */
export function shoutText(
  trade: Pick<ListedTrade, 'tradeType' | 'price' | 'quantity' | 'isNegotiation'> & { item: { name: string } },
): string {
  const { tradeType, price, quantity, isNegotiation, item } = trade;
  const isMany = quantity > 1;
  return [
    tradeType === TRADE_TYPE.sell ? '팝니다' : '삽니다',
    item.name,
    ...(isMany ? [`${formatDigits(quantity)}개`] : []),
    ...(price === null ? ['제시'] : [`${isMany ? '개당 ' : ''}${spoken(price)}`]),
    ...(isNegotiation ? ['흥정'] : []),
  ].join(' ');
}

/** Removes spaces, because two words would be read as two numbers. */
function spoken(price: number): string {
  return formatAmount(price).replaceAll(' ', '');
}
