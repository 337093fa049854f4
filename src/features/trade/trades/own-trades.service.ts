import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import type { Ctx, Person, Player } from '#features/people/access/actor.ts';
import { findOperatorLevel } from '#features/people/operators/operator.service.ts';
import { findOwnProfile } from '#features/people/profiles/profile.service.ts';
import type { Db } from '#platform/database/db.ts';
import { toRange, toSearch } from './read-trades.service.ts';
import type { OwnTrade } from './trade.contract.ts';
import type { TradeListQuery } from './trade.filter.ts';
import { can, noTrade, toSubject } from './trade.policy.ts';
import { findOwn, findTradePage } from './trade.repository.ts';
import { tradeCursor } from './trade-cursor.rules.ts';
import { ownConditions } from './trade-list.repository.ts';
import { toOwnTrade } from './trade-row.ts';

export interface OwnPage {
  rows: OwnTrade[];
  next: string | undefined;
}

type Statuses = readonly (1 | 2 | 3)[];

/** 0 means waiting and completed. */
export function toStatuses(status: 0 | 1 | 2 | 3 = 0): Statuses {
  return status === 0 ? [1, 2] : [status];
}

export async function listOwnTrades(
  { db, actor }: Ctx<Player>,
  catalog: Catalog,
  { status, ...filter }: TradeListQuery,
  page: { limit: number; cursor?: string | undefined },
): Promise<OwnPage> {
  const found = await findTradePage(
    db,
    {
      profileId: actor.profile.id,
      statuses: toStatuses(status),
      withHidden: true,
      conditions: ownConditions(toSearch(filter, catalog)),
    },
    toRange(page),
  );
  return { rows: found.rows.map((row) => toOwnTrade(row, catalog)), next: found.next && tradeCursor(found.next) };
}

export interface HiddenTradeOptions {
  db: Db;
  catalog: Catalog;
  operatorUserIds: readonly string[];
}

/** Finds a hidden or cancelled trade for its owner or an operator. */
export async function requireUnlistedTrade(
  { db, catalog, operatorUserIds }: HiddenTradeOptions,
  id: number,
  person: Person | null,
): Promise<OwnTrade> {
  const row = person && (await findOwn(db, id));
  if (!row) throw noTrade();
  const profile = await findOwnProfile(db, person.userId);
  const level = await findOperatorLevel(db, operatorUserIds, person.userId);
  if (!can({ profileId: profile?.id ?? null, level }, 'see', toSubject(row))) throw noTrade();
  return toOwnTrade(row, catalog);
}
