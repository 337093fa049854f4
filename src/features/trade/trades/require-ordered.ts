import { AppError } from '#shared/errors.ts';
import type { TradeFilter, TradeListQuery } from './trade.filter.ts';
import { tradeErrors } from './trade-error.labels.ts';
import { ordersWith, type ValueOrder } from './trade-order.rules.ts';

/** @throws {AppError} INVALID_INPUT: `price` without a side, or a status other than waiting */
export function requireOrdered(order: ValueOrder, { status, ...filter }: TradeListQuery): TradeFilter {
  if (ordersWith({ ...filter, status }).includes(order)) return filter;
  throw order === 'price' && filter.tradeType === undefined
    ? invalid('tradeType', tradeErrors.priceOrderNeedsSide)
    : invalid('status', tradeErrors.orderOfWaitingOnly);
}

function invalid(path: string, message: string): AppError {
  return new AppError('INVALID_INPUT', { message, issues: [{ path, message }] });
}
