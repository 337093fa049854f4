import type { Item } from '#features/game-data/catalog/item.contract.ts';
import type { InputIssue } from '#shared/errors.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import type { ListedTrade, NewTrade, OwnTrade } from './trade.contract.ts';
import { MAX_QUANTITY } from './trade.limits.ts';

type ItemLimits = Pick<Item, 'maxquan' | 'maxdura'>;

/** Pieces of an item with durability differ, so each is traded separately. */
export function hasDurability({ maxdura }: Pick<Item, 'maxdura'>): boolean {
  return maxdura !== null && maxdura > 0;
}

export function mostPieces(item: ItemLimits): number {
  if (hasDurability(item)) return 1;
  return item.maxquan === null || item.maxquan < 1 ? MAX_QUANTITY : Math.min(item.maxquan, MAX_QUANTITY);
}

/** Returns the violations of the item's own limits. */
export function itemIssues({ quantity = 1, durability = null }: NewTrade, item: ItemLimits): InputIssue[] {
  const issues: InputIssue[] = [];
  const most = mostPieces(item);
  if (quantity > most) {
    const message = hasDurability(item)
      ? '내구가 있는 아이템은 1개씩만 올릴 수 있습니다.'
      : `이 아이템은 ${formatDigits(most)}개까지 올릴 수 있습니다.`;
    issues.push({ path: 'quantity', message });
  }
  if (durability !== null && !hasDurability(item)) {
    issues.push({ path: 'durability', message: '내구가 없는 아이템입니다.' });
  } else if (durability !== null && durability > (item.maxdura ?? 0)) {
    const message = `이 아이템의 내구는 ${formatDigits(item.maxdura ?? 0)}까지입니다.`;
    issues.push({ path: 'durability', message });
  }
  return issues;
}

/** Returns undefined where a bump is possible now. */
export function nextBumpAt(pullUpAt: string | null, now: Date, everyMs: number): Date | undefined {
  if (pullUpAt === null) return undefined;
  const next = new Date(Date.parse(pullUpAt) + everyMs);
  return next > now ? next : undefined;
}

export function asOwnTrade(trade: ListedTrade | OwnTrade): OwnTrade {
  if ('hiddenAt' in trade) return trade;
  return { ...trade, hiddenAt: null, hiddenReason: null, restsSince: null, cancelledBy: null, counterpart: null };
}
