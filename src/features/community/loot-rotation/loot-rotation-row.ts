import type { PartyPlayer } from '../parties/party.contract.ts';
import { toPlayer } from '../parties/party-row.ts';
import type { LootRotation, TurnEntry } from './loot-rotation.contract.ts';
import { formatLootRotation } from './loot-rotation.labels.ts';
import type { EntryRow, StoredLootRotation } from './loot-rotation.repository.ts';
import { TURN_MODE, TURN_STATE } from './loot-rotation.rules.ts';

export function toLootRotation(
  order: StoredLootRotation,
  rows: readonly EntryRow[],
  creator: PartyPlayer,
): LootRotation {
  const entries = rows.map(toEntry);
  return {
    id: order.id,
    createdAt: order.created_at.toISOString(),
    updatedAt: order.updated_at.toISOString(),
    partyId: order.party_id,
    guildId: order.guild_id,
    creator,
    title: order.title,
    mode: toMode(order),
    entries,
    text: formatLootRotation(order.title, entries),
  };
}

export function toMode({ mode }: Pick<StoredLootRotation, 'mode'>): LootRotation['mode'] {
  return mode === TURN_MODE.round ? TURN_MODE.round : TURN_MODE.once;
}

export function toState({ state }: Pick<EntryRow, 'state'>): TurnEntry['state'] {
  if (state === TURN_STATE.received) return TURN_STATE.received;
  return state === TURN_STATE.passed ? TURN_STATE.passed : TURN_STATE.waiting;
}

function toEntry(row: EntryRow): TurnEntry {
  const { profile_id, user_id, player_name, job, grade, level } = row;
  const profile =
    profile_id === null
      ? null
      : toPlayer(profile_id, { user_id, name: player_name, job: job ?? 0, grade: grade ?? 0, level: level ?? 0 });
  return { id: row.id, number: row.number, profile, name: profile?.name ?? row.name ?? '', state: toState(row) };
}
