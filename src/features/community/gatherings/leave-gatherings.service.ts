import type { Db } from '#platform/database/db.ts';
import type { UnitOfWork } from '#platform/effects/effects.ts';
import { MINUTE_MS } from '#shared/durations.ts';
import { gatheringEvent } from './gathering.events.ts';
import { MAX_MINUTES } from './gathering.limits.ts';
import { deleteGatherings, deleteMemberAnswers, findAnswers, findOpenAnsweredBy } from './gathering.repository.ts';
import { GATHERING_STATE, stateOf } from './gathering.rules.ts';
import { toLine, toTimes } from './gathering-row.ts';
import { notifyMoved } from './move-up.service.ts';

/**
 * Deletes the answers of a leaving member, so that waiting players move up. Gatherings that the member created stay.
 * The caller has locked the guild.
 */
export async function leaveGuildGatherings(
  unit: UnitOfWork,
  { guildId, profileId, at }: { guildId: number; profileId: number; at: Date },
): Promise<void> {
  const { db, effects } = unit;
  const begunSince = new Date(at.getTime() - MAX_MINUTES * MINUTE_MS);
  const open = (await findOpenAnsweredBy(db, { guildId, profileId }, begunSince)).filter(
    (row) => stateOf(toTimes(row), at) !== GATHERING_STATE.ended,
  );
  const answers = await findAnswers(
    db,
    open.map(({ id }) => id),
  );
  await deleteMemberAnswers(db, { guildId, profileId });
  const byGathering = Map.groupBy(answers, ({ gathering_id }) => gathering_id);
  for (const row of open) {
    const before = toLine(row, byGathering.get(row.id) ?? []);
    const after = { ...before, coming: before.coming.filter((id) => id !== profileId) };
    notifyMoved(unit, row, { before, after, at, by: profileId });
    effects.publish(gatheringEvent('changed', guildId, row.id));
  }
}

export function deleteGuildGatherings(db: Db, guildId: number): Promise<void> {
  return deleteGatherings(db, guildId);
}
