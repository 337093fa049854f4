import type { Ctx, Operator } from '#features/people/access/actor.ts';
import type { ActingOperator } from '#features/people/operators/bulk-act.contract.ts';
import type { OperatorTrade, OperatorTradeQuery } from './operator-trade.contract.ts';
import { findForOperators, type OperatorRow } from './operator-trade.repository.ts';
import { type ItemNames, toOwnTrade } from './trade-row.ts';

export interface OperatorTradePage {
  rows: OperatorTrade[];
  /** Undefined: last page. */
  next: string | undefined;
}

export async function listAllTrades(
  { db }: Ctx<Operator>,
  items: ItemNames,
  { limit, cursor, ...search }: OperatorTradeQuery,
): Promise<OperatorTradePage> {
  const { rows, next } = await findForOperators(db, search, { beforeId: cursor, limit });
  return { rows: rows.map((row) => toOperatorTrade(row, items)), next: next === undefined ? next : String(next) };
}

function toOperatorTrade(row: OperatorRow, items: ItemNames): OperatorTrade {
  const { price_excluded_reason: reason, price_excluded_at: at } = row;
  return {
    ...toOwnTrade(row, items),
    hiddenBy: toActing(row.hidden_by, row.hider_name),
    exclusion:
      reason === null
        ? null
        : { reason, at: at?.toISOString() ?? null, by: toActing(row.price_excluded_by, row.excluder_name) },
  };
}

function toActing(userId: string | null, name: string | null): ActingOperator | null {
  return userId === null ? null : { userId, name };
}
