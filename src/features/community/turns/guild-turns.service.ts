import type { Db } from '#platform/database/db.ts';
import type { UnitOfWork } from '#platform/effects/effects.ts';
import { publishGuildTurns } from './publish-guild-turns.service.ts';
import { deleteEntry, deleteTurnOrdersOfGuild, findWaitingOfGuild } from './turn.repository.ts';

/** Whoever left his guild waits no more; what he received stays written. */
export async function leaveGuildTurns(
  unit: UnitOfWork,
  { guildId, profileId }: { guildId: number; profileId: number },
): Promise<void> {
  for (const { entryId, turnOrderId } of await findWaitingOfGuild(unit.db, guildId, profileId)) {
    await deleteEntry(unit.db, entryId);
    publishGuildTurns(unit, { id: turnOrderId, guildId }, 'changed');
  }
}

export function deleteGuildTurns(db: Db, guildId: number): Promise<void> {
  return deleteTurnOrdersOfGuild(db, guildId);
}
