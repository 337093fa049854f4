import type { UnitOfWork } from '#platform/effects/effects.ts';
import { type KnownOperator, listAllOperators } from './all-operators.service.ts';
import { DESK_LEVELS, type DeskChange, deskEvents } from './desk.events.ts';

/**
 * Publishes that something on the desk is new, decided or put off, to the operators who may open it.
 * @param operators all operators, or the user ids of those by configuration
 */
export async function publishDeskChange(
  { db, effects }: UnitOfWork,
  operators: readonly KnownOperator[] | { operatorUserIds: readonly string[] },
  change: DeskChange,
): Promise<void> {
  const all = 'operatorUserIds' in operators ? await listAllOperators(db, operators.operatorUserIds) : operators;
  const userIds = all.filter(({ level }) => level <= DESK_LEVELS[change.kind]).map(({ userId }) => userId);
  if (userIds.length > 0) effects.publish(deskEvents.changed(userIds, change));
}

/** Publishes that an operator acted on a player. @param operatorUserIds operators by configuration */
export function publishPlayerChange(
  ctx: UnitOfWork,
  profileId: number,
  operatorUserIds: readonly string[],
): Promise<void> {
  return publishDeskChange(ctx, { operatorUserIds }, { kind: 'player', id: profileId });
}
