import type { Broadcast, BroadcastRead, MutedName, OperatorBroadcast } from './broadcast.contract.ts';
import { broadcastKindSchema } from './broadcast.contract.ts';
import type { MuteRow } from './broadcast-name.repository.ts';

export interface BroadcastRow {
  id: number;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
  game_server: number;
  channel: number;
  name: string;
  message: string;
  masked: string | null;
  kind: number;
  trade_type: 1 | 2 | null;
  item_id: number | null;
  price: number | null;
  quantity: number | null;
  is_implied: boolean;
  confidence: number | null;
  repeats: number;
  first_at: Date;
  is_sample: boolean;
}

export interface OperatorRow extends BroadcastRow {
  hidden_by: 'hand' | 'mute' | 'rule' | null;
  rule_id: number | null;
  rule_kind: string | null;
  rule_pattern: string | null;
  source: string;
}

export interface ItemNames {
  itemById: ReadonlyMap<number, { id: number; name: string }>;
}

const PERCENT = 100;

/** @param isGrouped whether its run is one row, with its repetitions and its first time */
export function toBroadcast(row: BroadcastRow, items: ItemNames, isGrouped = true): Broadcast {
  const firstAt = isGrouped ? row.first_at : row.created_at;
  return {
    id: row.id,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    deletedAt: row.deleted_at?.toISOString() ?? null,
    gameServer: row.game_server,
    channel: row.channel,
    name: row.name,
    message: row.masked ?? row.message,
    kind: broadcastKindSchema.parse(row.kind),
    read: toRead(row, items),
    repeats: isGrouped ? row.repeats : 1,
    firstAt: firstAt.toISOString(),
    isSample: row.is_sample,
  };
}

/** Returns null also when the item no longer exists. */
function toRead(row: BroadcastRow, { itemById }: ItemNames): BroadcastRead | null {
  const item = row.item_id === null ? undefined : itemById.get(row.item_id);
  if (!item || row.trade_type === null) return null;
  return {
    tradeType: row.trade_type,
    item: { id: item.id, name: item.name },
    price: row.price,
    quantity: row.quantity,
    isImplied: row.is_implied,
    confidence: Math.round((row.confidence ?? 0) * PERCENT) / PERCENT,
  };
}

export function toOperatorBroadcast(row: OperatorRow, items: ItemNames): OperatorBroadcast {
  const { rule_id: id, rule_kind: kind, rule_pattern: pattern } = row;
  return {
    ...toBroadcast(row, items),
    original: row.message,
    hiddenBy: row.hidden_by,
    rule: id === null ? null : { id, kind, pattern },
    source: row.source,
  };
}

export function toMutedName(row: MuteRow): MutedName {
  return {
    name: row.name ?? row.name_key,
    gameServer: row.game_server,
    mutedAt: row.muted_at?.toISOString() ?? null,
    mutedUntil: row.muted_until.toISOString(),
    mutedBy: row.muted_by === null ? null : { userId: row.muted_by, name: row.operator_name },
  };
}
