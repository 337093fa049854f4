import type { Selectable } from 'kysely';
import type { Database } from '#database/schema.ts';
import { GONE_PLAYER } from '#features/trade/trades/trade.labels.ts';
import { type PlayerColumns, toPlayer } from '../parties/party-row.ts';
import { settle } from './settle.rules.ts';
import type { Settlement, SettlementEntry } from './settlement.contract.ts';
import { UNITS } from './settlement.limits.ts';
import { isDone } from './settlement.rules.ts';
import { settlementText } from './settlement-text.labels.ts';

export interface SettlementRow extends Selectable<Database['settlement']> {
  creator: PlayerColumns;
  game_server: number;
}

export type EntryRow = Selectable<Database['settlement_entry']>;

export interface ShareRow extends Selectable<Database['settlement_share']> {
  /** Null for a share by name. */
  player: PlayerColumns | null;
}

export interface StoredSettlement {
  row: SettlementRow;
  /** Entries and shares, each in their order. */
  entries: readonly EntryRow[];
  shares: readonly ShareRow[];
}

export function toSettlement({ row, entries: entryRows, shares: shareRows }: StoredSettlement): Settlement {
  const entries = entryRows.map(toEntry);
  const unit = toUnit(row);
  const remainder = toRemainder(row);
  const settled = settle({
    amounts: entries.map(({ amount }) => amount),
    weights: shareRows.map(({ weight }) => weight),
    unit,
    remainder,
    holderIndex: row.holder_index,
  });
  const shares = shareRows.map((share, index) => ({
    id: share.id,
    profile: share.profile_id === null || !share.player ? null : toPlayer(share.profile_id, share.player),
    name: share.name ?? share.player?.name ?? GONE_PLAYER,
    weight: share.weight,
    amount: settled.shares[index] ?? 0,
    paidAt: share.paid_at?.toISOString() ?? null,
    receivedAt: share.received_at?.toISOString() ?? null,
  }));
  const settlement = {
    id: row.id,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    partyId: row.party_id,
    guildId: row.guild_id,
    creator: toPlayer(row.creator_id, row.creator),
    title: row.title,
    version: row.version,
    entries,
    shares,
    unit,
    remainder,
    holderIndex: row.holder_index,
    sale: settled.sale,
    kept: settled.toGuild,
    rest: settled.rest,
  };
  return { ...settlement, isDone: isDone(settlement), text: settlementText(settlement) };
}

function toEntry(row: EntryRow): SettlementEntry {
  return { itemId: row.item_id, name: row.name, quantity: row.quantity, amount: row.amount, tradeId: row.trade_id };
}

export function toUnit({ unit }: Pick<SettlementRow, 'unit'>): Settlement['unit'] {
  return UNITS.find((one) => one === unit) ?? 1;
}

export function toRemainder({ remainder }: Pick<SettlementRow, 'remainder'>): Settlement['remainder'] {
  return remainder === 2 || remainder === 3 ? remainder : 1;
}
