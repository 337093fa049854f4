import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import type { Ctx, Operator } from '#features/people/access/actor.ts';
import type { ActingOperator } from '#features/people/operators/bulk-act.contract.ts';
import { findPlayerIds } from '#features/people/players/find-players.service.ts';
import type { Db } from '#platform/database/db.ts';
import { MAX_ID } from '#shared/ids.ts';
import type { OperatorTrade, OperatorTradeQuery } from './operator-trade.contract.ts';
import { findForOperators, type MeantTrades, type OperatorRow } from './operator-trade.repository.ts';
import { itemsNamed } from './trade-card.labels.ts';
import { type ItemNames, toOwnTrade } from './trade-row.ts';

export interface OperatorTradePage {
  rows: OperatorTrade[];
  /** Undefined: last page. */
  next: string | undefined;
}

export async function listAllTrades(
  { db, clock }: Ctx<Operator>,
  catalog: Catalog,
  { limit, cursor, q = '', ...search }: OperatorTradeQuery,
): Promise<OperatorTradePage> {
  const meant = q.trim() === '' ? undefined : await readWords(db, catalog, q.trim(), clock.now());
  const { rows, next } = await findForOperators(db, { ...search, meant }, { beforeId: cursor, limit });
  return { rows: rows.map((row) => toOperatorTrade(row, catalog)), next: next === undefined ? next : String(next) };
}

const NUMBER = /^[1-9]\d{0,9}$/;

async function readWords(db: Db, catalog: Catalog, words: string, now: Date): Promise<MeantTrades> {
  if (NUMBER.test(words) && Number(words) <= MAX_ID) return { id: Number(words) };
  return { itemIds: itemsNamed(catalog, words), profileIds: await findPlayerIds(db, words, now) };
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
