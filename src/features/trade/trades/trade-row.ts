import type { Insertable, Selectable } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Item } from '#features/game-data/catalog/item.contract.ts';
import type { OwnProfile } from '#features/people/profiles/profile.contract.ts';
import {
  type ListedTrade,
  type NewTrade,
  type OwnTrade,
  type Trade,
  tradeStatusSchema,
  tradeTypeSchema,
} from './trade.contract.ts';
import { type TradeEvent, tradeEvents } from './trade.events.ts';
import { GONE_PLAYER, TRADE_STATUS, UNKNOWN_ITEM } from './trade.labels.ts';

export type TradeRow = Selectable<Database['trade']>;

export interface ListedRow extends TradeRow {
  user_id: string | null;
  name: string | null;
  job: number;
  grade: number;
  level: number;
}

export interface OwnRow extends ListedRow {
  counterpart_name: string | null;
  naming_is_true?: boolean | null;
}

export const PLAYER_COLUMNS = [
  'profile.user_id',
  'profile.name',
  'profile.job',
  'profile.grade',
  'profile.level',
] as const;

export type ShownItem = Pick<Item, 'id' | 'name' | 'type' | 'iconUrl'>;

export interface ItemNames {
  itemById: ReadonlyMap<number, ShownItem>;
}

/** Values that are absent from `input` get their defaults. */
export function toNewRow(
  input: NewTrade,
  { profileId, item, at }: { profileId: number; item: ShownItem; at: Date },
): Insertable<Database['trade']> {
  return {
    profile_id: profileId,
    item_id: item.id,
    item_type: item.type,
    game_server: input.gameServer,
    trade_type: input.tradeType,
    price: input.price,
    quantity: input.quantity ?? 1,
    durability: input.durability ?? null,
    pay_method: input.payMethod ?? 1,
    is_auth: input.isAuth ?? false,
    is_negotiation: input.isNegotiation ?? false,
    comment: input.comment ?? '',
    exclude_price: input.excludePrice ?? false,
    created_at: at,
    updated_at: at,
    lifted_at: at,
    counted_at: at,
  };
}

export function toTrade(row: TradeRow): Trade {
  return {
    id: row.id,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    tradeType: tradeTypeSchema.parse(row.trade_type),
    durability: row.durability,
    price: row.price,
    payMethod: row.pay_method,
    isAuth: row.is_auth,
    isNegotiation: row.is_negotiation,
    comment: row.comment,
    quantity: row.quantity,
    status: tradeStatusSchema.parse(row.status),
    completedAt: row.completed_at?.toISOString() ?? null,
    cancelledAt: row.cancelled_at?.toISOString() ?? null,
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
    excludePrice: row.exclude_price || row.price_excluded_reason !== null,
    profileId: row.profile_id,
    itemId: row.item_id,
    gameServer: row.game_server,
    bumpedAt: row.lifted_at.toISOString(),
    liftedAt: row.lifted_at.toISOString(),
    isOld: row.status === TRADE_STATUS.waiting && row.marked_old_at !== null,
    isSample: row.is_sample,
  };
}

export function toListedTrade(row: ListedRow, items: ItemNames): ListedTrade {
  return {
    ...toTrade(row),
    item: toItem(row, items),
    profile: {
      id: row.profile_id,
      userId: row.user_id,
      name: row.name ?? GONE_PLAYER,
      job: row.job,
      grade: row.grade,
      level: row.level,
    },
  };
}

export function toOwnTrade(row: OwnRow, items: ItemNames): OwnTrade {
  return {
    ...toListedTrade(row, items),
    hiddenAt: row.hidden_at?.toISOString() ?? null,
    hiddenReason: row.hidden_reason,
    restsSince: row.rests_since?.toISOString() ?? null,
    cancelledBy: row.cancelled_by,
    counterpart:
      row.counterpart_id === null ? null : { id: row.counterpart_id, name: row.counterpart_name ?? GONE_PLAYER },
    ...(row.naming_is_true === false && { isDenied: true }),
  };
}

export function withPlayer(row: TradeRow, { userId, name, job, grade, level }: OwnProfile): ListedRow {
  return { ...row, user_id: userId, name, job, grade, level };
}

export function withoutPlayer(row: TradeRow): ListedRow {
  return { ...row, user_id: null, name: null, job: 1, grade: 0, level: 1 };
}

/** An item that is no longer among the facts keeps its stored type. */
function toItem({ item_id, item_type }: TradeRow, items: ItemNames): ListedTrade['item'] {
  const item = items.itemById.get(item_id);
  if (!item) return { id: item_id, name: UNKNOWN_ITEM, type: item_type, iconUrl: null };
  return { id: item.id, name: item.name, type: item.type, iconUrl: item.iconUrl };
}

type Change = 'created' | 'changed' | 'bumped' | 'completed' | 'cancelled';

/** Hidden trades and those of suspended players publish nothing: nobody sees them and no quote counts them. */
export function toTradeEvents(change: Change, rows: readonly ListedRow[], items: ItemNames): TradeEvent[] {
  return rows
    .filter(({ hidden_at, rests_since }) => hidden_at === null && rests_since === null)
    .map((row) => tradeEvents[change](toListedTrade(row, items)));
}
