import type { Db } from '#platform/database/db.ts';
import type { Effects } from '#platform/effects/effects.ts';
import type { Party } from '../parties/party.contract.ts';
import { formatPlace, ITEM_DISTRIBUTION } from '../parties/party.labels.ts';
import { findSeated } from '../parties/party-seats.service.ts';
import { publishGuildLootRotations } from './guild-loot-rotation.service.ts';
import { MAX_ENTRIES, MAX_TITLE_LENGTH } from './loot-rotation.contract.ts';
import { lootRotationEvents, type TurnChange } from './loot-rotation.events.ts';
import {
  deleteEntry,
  findEntries,
  findLootRotationByParty,
  insertEntry,
  insertLootRotation,
  type StoredLootRotation,
} from './loot-rotation.repository.ts';
import { listWaiting, TURN_MODE } from './loot-rotation.rules.ts';
import { toState } from './loot-rotation-row.ts';

interface Unit {
  db: Db;
  effects: Effects;
}

/**
 * Adds the members of a party that shares by turns to its only loot rotation, in the order of joining; players who are in
 * it already are not added again. The caller has locked the party, after it was created or changed, or a player sat
 * down.
 */
export async function followMembers(
  unit: Unit,
  party: Pick<Party, 'id' | 'itemDistribution' | 'dungeon' | 'floor' | 'title'>,
  at: Date,
): Promise<void> {
  if (party.itemDistribution !== ITEM_DISTRIBUTION.turns) return;
  const { db } = unit;
  const order =
    (await findLootRotationByParty(db, party.id)) ??
    (await beginLootRotation(db, party.id, { title: formatPlace(party), at }));
  await addMembers(db, order, at);
  await publishLootRotations(unit, order);
}

/** Creates an empty loot rotation. */
export function beginLootRotation(
  db: Db,
  partyId: number,
  { title, mode = TURN_MODE.once, at }: { title: string; mode?: 1 | 2; at: Date },
): Promise<StoredLootRotation> {
  const shown = [...title].slice(0, MAX_TITLE_LENGTH).join('').trimEnd();
  return insertLootRotation(db, { created_at: at, updated_at: at, party_id: partyId, title: shown, mode });
}

export async function addMembers(db: Db, order: StoredLootRotation, at: Date): Promise<void> {
  const entries = await findEntries(db, order.id);
  const known = new Set(entries.map(({ profile_id }) => profile_id));
  const members = (order.party_id === null ? [] : await findSeated(db, order.party_id))
    .filter(({ profileId }) => !known.has(profileId))
    .slice(0, MAX_ENTRIES - entries.length);
  for (const { profileId } of members) {
    await insertEntry(db, { lootRotationId: order.id, profileId, name: null, at });
  }
}

/** Removes a player who left their seat from the waiting ones. Their past turns stay. */
export async function leaveLootRotations(
  unit: Unit,
  { partyId, profileId }: { partyId: number; profileId: number },
): Promise<void> {
  const order = await findLootRotationByParty(unit.db, partyId);
  if (!order) return;
  const entries = (await findEntries(unit.db, order.id)).map((row) => ({ ...row, state: toState(row) }));
  const own = listWaiting(entries).find(({ profile_id }) => profile_id === profileId);
  if (!own) return;
  await deleteEntry(unit.db, own.id);
  await publishLootRotations(unit, order);
}

/** Publishes to the personal topics of a party's members, or to a guild's topic. */
export async function publishLootRotations(
  { db, effects }: Unit,
  { id, party_id, guild_id }: StoredLootRotation,
  change: TurnChange = 'changed',
): Promise<void> {
  if (guild_id !== null) publishGuildLootRotations({ effects }, { id, guildId: guild_id }, change);
  if (party_id === null) return;
  const accounts = (await findSeated(db, party_id)).flatMap(({ userId }) => userId ?? []);
  if (accounts.length > 0) effects.publish(lootRotationEvents.own(id, accounts));
}
