import type { Item } from '#features/game-data/catalog/item.contract.ts';
import { itemKindName } from '#features/game-data/catalog/item.labels.ts';
import { itemIcon } from '#features/game-data/refs/ui/public/item-icon.ts';
import type { ShareCard } from '#features/game-data/share-image/share-card.ts';
import { formatAmount, formatDigits } from '#shared/korean/amount.ts';
import type { ListedTrade } from './trade.contract.ts';
import { NO_PRICE_LABEL, TRADE_TYPE_LABELS } from './trade.labels.ts';
import { TRADE_STATUS } from './trade-codes.ts';

/** Describes a trade for its share picture. It contains facts only and no text by a player. */
export function tradeCard(trade: ListedTrade, item: Item, server: string | undefined): ShareCard {
  const { status, tradeType, price, quantity, durability } = trade;
  const kicker = status === TRADE_STATUS.completed ? '거래 완료' : itemKindName(item);
  return {
    title: `${item.name} ${TRADE_TYPE_LABELS[tradeType]}`,
    kicker: server === undefined ? kicker : `${kicker} · ${server}`,
    values: [
      { label: '가격', value: price === null ? NO_PRICE_LABEL : formatAmount(price) },
      ...(quantity > 1 ? [{ label: '수량', value: `${formatDigits(quantity)}개` }] : []),
      ...(durability === null ? [] : [{ label: '내구', value: formatDigits(durability) }]),
    ],
    look: itemIcon(item),
  };
}
