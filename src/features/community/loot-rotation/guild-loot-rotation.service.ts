import type { Db } from '#platform/database/db.ts';
import type { UnitOfWork } from '#platform/effects/effects.ts';
import { lootRotationEvents, type TurnChange } from './loot-rotation.events.ts';
import { deleteEntry, deleteLootRotationsOfGuild, findWaitingOfGuild } from './loot-rotation.repository.ts';

/** Removes a player who left the guild from the waiting ones. Their past turns stay. */
export async function leaveGuildLootRotations(
  unit: UnitOfWork,
  { guildId, profileId }: { guildId: number; profileId: number },
): Promise<void> {
  for (const { entryId, lootRotationId } of await findWaitingOfGuild(unit.db, guildId, profileId)) {
    await deleteEntry(unit.db, entryId);
    publishGuildLootRotations(unit, { id: lootRotationId, guildId }, 'changed');
  }
}

export function deleteGuildLootRotations(db: Db, guildId: number): Promise<void> {
  return deleteLootRotationsOfGuild(db, guildId);
}

/** Publishes a change to the members of the guild. */
export function publishGuildLootRotations(
  { effects }: Pick<UnitOfWork, 'effects'>,
  { id, guildId }: { id: number; guildId: number },
  change: TurnChange,
): void {
  effects.publish(lootRotationEvents.ofGuild(change, guildId, id));
}
