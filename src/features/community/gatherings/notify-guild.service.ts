import { notifyAllUnlessBlocked } from '#features/people/blocks/block.service.ts';
import type { UnitOfWork } from '#platform/effects/effects.ts';
import { guildMessages } from '../guild-webhooks/guild-message.labels.ts';
import { postToGuild } from '../guild-webhooks/post-to-guild.service.ts';
import { presentMembers } from '../guilds/guild-standing.service.ts';
import { MAX_REMIND_LATE_MS } from './gathering.limits.ts';
import { gatheringNotices } from './gathering.notices.ts';
import type { AnswerRow, GatheringRow } from './gathering.repository.ts';
import { ANSWER, listSeated, listWaiting } from './gathering.rules.ts';
import { toLine } from './gathering-row.ts';

// Sends all notifications of a guild's schedule except those of players who move up, which `notifyMoved` sends.

interface Occasion {
  at: Date;
  /** Profile id of the player who caused it, who is not notified; null: it happened automatically. */
  by: number | null;
}

/** Notifies all members of a new gathering. */
export async function notifyOfMaking(unit: UnitOfWork, row: GatheringRow, { at, by }: Occasion): Promise<void> {
  const members = (await presentMembers(unit.db, row.guild_id)).map(({ profileId }) => profileId);
  const to = members.filter((id) => id !== by);
  await notifyAllUnlessBlocked(unit, { from: by ?? row.creator_id, to }, gatheringNotices.made(row, at));
  await postToGuild(
    unit,
    { guildId: row.guild_id, kind: 'gathering', once: `gathering:${row.id}:made`, at },
    guildMessages.gatheringMade({ id: row.guild_id }, toShown(row)),
  );
}

/** Notifies players who come or may come of another time or place, or of the cancellation. */
export async function notifyOfChange(
  unit: UnitOfWork,
  row: GatheringRow,
  answers: readonly AnswerRow[],
  { what, at, by }: { what: 'changed' | 'cancelled'; at: Date; by: number },
): Promise<void> {
  const to = thoseWhoMayCome(answers).filter((id) => id !== by);
  await notifyAllUnlessBlocked(unit, { from: by, to }, gatheringNotices[what](row, at));
  const text = what === 'changed' ? guildMessages.gatheringChanged : guildMessages.gatheringCancelled;
  await postToGuild(
    unit,
    { guildId: row.guild_id, kind: 'gathering', once: `gathering:${row.id}:${what}:${at.getTime()}`, at },
    text({ id: row.guild_id }, toShown(row)),
  );
}

/** Reminds players who come or may come. */
export async function notifyOfBeginning(
  unit: UnitOfWork,
  row: GatheringRow,
  answers: readonly AnswerRow[],
  at: Date,
): Promise<void> {
  const { effects } = unit;
  const line = toLine(row, answers);
  const waiting = new Set(listWaiting(line));
  for (const id of thoseWhoMayCome(answers)) {
    effects.notify(id, gatheringNotices.reminder(row, { isWaiting: waiting.has(id) }));
  }
  await postToGuild(
    unit,
    {
      guildId: row.guild_id,
      kind: 'reminder',
      at,
      once: `reminder:${row.id}:${row.begins_at.getTime()}`,
      until: new Date(row.begins_at.getTime() + MAX_REMIND_LATE_MS),
    },
    guildMessages.reminder({ id: row.guild_id }, toShown(row), { coming: listSeated(line).length }),
  );
}

function toShown({ title, begins_at, place, capacity }: GatheringRow) {
  return { title, at: begins_at, place, capacity };
}

/** Notifies the creator, unless they have left the guild. */
export async function notifyOfStopping({ db, effects }: UnitOfWork, row: GatheringRow, at: Date): Promise<void> {
  const members = await presentMembers(db, row.guild_id);
  const isThere = members.some(({ profileId }) => profileId === row.creator_id);
  if (isThere) effects.notify(row.creator_id, gatheringNotices.stopped(row, at));
}

function thoseWhoMayCome(answers: readonly AnswerRow[]): number[] {
  return answers.filter(({ answer }) => answer !== ANSWER.notComing).map(({ profile_id }) => profile_id);
}
