import type { Item } from '#features/game-data/catalog/item.contract.ts';
import { tradeErrors } from './trade-error.labels.ts';

/** Index in `ITEM_TYPES`: 화폐. */
export const MONEY_TYPE = 9;

/** Returns the reason why nobody may list this item, in Korean; null: it may be listed. Game money is not tradable. */
export function untradableReason({ trade, type }: Pick<Item, 'trade' | 'type'>): string | null {
  if (type === MONEY_TYPE) return tradeErrors.moneyItem;
  return trade === 0 ? tradeErrors.untradableItem : null;
}
