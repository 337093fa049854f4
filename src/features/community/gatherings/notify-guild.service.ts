import { notifyAllUnlessBlocked } from '#features/people/blocks/block.service.ts';
import type { UnitOfWork } from '#platform/effects/effects.ts';
import { presentMembers } from '../guilds/guild-standing.service.ts';
import { gatheringNotices } from './gathering.notices.ts';
import type { AnswerRow, GatheringRow } from './gathering.repository.ts';
import { waitingOf } from './gathering.rules.ts';
import { ANSWER } from './gathering-codes.ts';
import { lineOf } from './gathering-row.ts';

// The one place from which a guild hears of its schedule. Who moved up hears of it from `notifyMoved`.

interface Occasion {
  at: Date;
  /** Profile id of whose doing it is: he sees it. Null: it was done by itself. */
  by: number | null;
}

/** All members. */
export async function notifyOfMaking(unit: UnitOfWork, row: GatheringRow, { at, by }: Occasion): Promise<void> {
  const members = (await presentMembers(unit.db, row.guild_id)).map(({ profileId }) => profileId);
  const to = members.filter((id) => id !== by);
  await notifyAllUnlessBlocked(unit, { from: by ?? row.creator_id, to }, gatheringNotices.made(row, at));
}

/** Who comes, or may come, that it is another time or place, or that it is cancelled. */
export async function notifyOfChange(
  unit: UnitOfWork,
  row: GatheringRow,
  answers: readonly AnswerRow[],
  { what, at, by }: { what: 'changed' | 'cancelled'; at: Date; by: number },
): Promise<void> {
  const to = thoseWhoMayCome(answers).filter((id) => id !== by);
  await notifyAllUnlessBlocked(unit, { from: by, to }, gatheringNotices[what](row, at));
}

/** Who comes, or may come. */
export function notifyOfBeginning(
  { effects }: Pick<UnitOfWork, 'effects'>,
  row: GatheringRow,
  answers: readonly AnswerRow[],
): void {
  const waiting = new Set(waitingOf(lineOf(row, answers)));
  for (const id of thoseWhoMayCome(answers)) {
    effects.notify(id, gatheringNotices.reminder(row, { isWaiting: waiting.has(id) }));
  }
}

/** Its maker, unless he has left the guild. */
export async function notifyOfStopping({ db, effects }: UnitOfWork, row: GatheringRow, at: Date): Promise<void> {
  const members = await presentMembers(db, row.guild_id);
  const isThere = members.some(({ profileId }) => profileId === row.creator_id);
  if (isThere) effects.notify(row.creator_id, gatheringNotices.stopped(row, at));
}

function thoseWhoMayCome(answers: readonly AnswerRow[]): number[] {
  return answers.filter(({ answer }) => answer !== ANSWER.notComing).map(({ profile_id }) => profile_id);
}
