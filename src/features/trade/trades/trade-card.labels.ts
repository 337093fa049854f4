import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import type { Item } from '#features/game-data/catalog/item.contract.ts';
import { itemKindName } from '#features/game-data/catalog/item.labels.ts';
import { itemIcon } from '#features/game-data/refs/ui/public/item-icon.ts';
import { catalogIndex } from '#features/game-data/search/catalog-index.ts';
import { search } from '#features/game-data/search/search-engine.ts';
import { indexOfKinds } from '#features/game-data/search/search-index.ts';
import type { ShareCard } from '#features/game-data/share-image/share-card.ts';
import { formatAmount, formatDigits } from '#shared/korean/amount.ts';
import { perSnapshot } from '#shared/per-snapshot.ts';
import type { ListedTrade } from './trade.contract.ts';
import { NO_PRICE_LABEL, TRADE_STATUS, TRADE_TYPE_LABELS } from './trade.labels.ts';
import { ITEMS_SEARCHED } from './trade.limits.ts';

const itemIndex = perSnapshot((catalog: Catalog) => indexOfKinds(catalogIndex(catalog), ['item']));

export function itemsNamed(catalog: Catalog, words: string): number[] {
  return search(itemIndex(catalog), words, ITEMS_SEARCHED).map(({ id }) => id);
}

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
