import { requireMembersText } from '#features/people/moderation/moderate-text.service.ts';
import { SUCCESS } from '#shared/success.ts';
import { canChangeGathering } from '../guilds/guild.policy.ts';
import { type GuildCtx, requireWritable } from '../guilds/guild-access.service.ts';
import type { PartySite } from '../parties/party.rules.ts';
import type { Gathering, GatheringChange } from './gathering.contract.ts';
import { gatheringEvent } from './gathering.events.ts';
import {
  findAnswers,
  findGathering,
  type GatheringRow,
  type OneGathering,
  updateGathering,
} from './gathering.repository.ts';
import { gatheringEnded, noGathering, notMaker } from './gathering-error.labels.ts';
import { toColumns, toLine } from './gathering-row.ts';
import { isOver, type LockedGathering, lockGathering, requireOpen } from './locked-gathering.service.ts';
import { validateInput } from './make-gathering.service.ts';
import { notifyMoved } from './move-up.service.ts';
import { notifyOfChange } from './notify-guild.service.ts';
import { toGatheringView } from './read-gatherings.service.ts';
import { enqueueJobs } from './schedule-jobs.service.ts';

/** Changes a gathering that has not ended. Its creator and the heads of the guild may do so. */
export async function changeGathering(
  ctx: GuildCtx,
  site: PartySite,
  one: OneGathering,
  input: GatheringChange,
): Promise<Gathering> {
  const { db, clock, actor, effects } = ctx;
  const { row } = await lockForMaker(ctx, site, one);
  const at = clock.now();
  requireOpen(row, at);
  const begin = input.at === undefined ? row.begins_at : new Date(input.at);
  const isMoved = begin.getTime() !== row.begins_at.getTime();
  const isElsewhere = input.dungeonId !== undefined && input.dungeonId !== row.dungeon_id;
  validateInput({ ...(isMoved && { at: begin }), ...(isElsewhere && { dungeonId: input.dungeonId }) }, site, at);
  await requireMembersText(db, { title: input.title, place: input.place, note: input.note });
  await updateGathering(db, row.id, { ...toColumns(input), updated_at: at });
  const after = await findGathering(db, one);
  if (!after) throw noGathering();
  enqueueJobs(ctx, after, at);
  effects.publish(gatheringEvent('changed', one.guildId, row.id));
  const answers = await findAnswers(db, [row.id]);
  const by = actor.profile.id;
  notifyMoved(ctx, after, { before: toLine(row, answers), after: toLine(after, answers), at, by });
  if (isOtherAppointment(row, after)) await notifyOfChange(ctx, after, answers, { what: 'changed', at, by });
  return toGatheringView(ctx, site, one);
}

/** Returns whether players must be notified: time or place differ. */
function isOtherAppointment(before: GatheringRow, after: GatheringRow): boolean {
  return (
    before.begins_at.getTime() !== after.begins_at.getTime() ||
    before.minutes !== after.minutes ||
    before.dungeon_id !== after.dungeon_id ||
    before.place !== after.place
  );
}

/** Cancels one gathering. A weekly series continues with the next one unless `isSeries`. */
export async function cancelGathering(
  ctx: GuildCtx,
  site: PartySite,
  one: OneGathering,
  { isSeries }: { isSeries: boolean },
): Promise<typeof SUCCESS> {
  const { db, clock, actor, effects } = ctx;
  const { row } = await lockForMaker(ctx, site, one);
  const at = clock.now();
  const isStopped = isSeries && row.repeat !== null;
  const isCancelled = row.cancelled_at !== null;
  if (isCancelled && !isStopped) return SUCCESS;
  if (isOver(row, at)) throw gatheringEnded('ended');
  await updateGathering(db, row.id, {
    ...(isStopped && { repeat: null }),
    ...(!isCancelled && { cancelled_at: at }),
    updated_at: at,
  });
  effects.publish(gatheringEvent(isCancelled ? 'changed' : 'cancelled', one.guildId, row.id));
  if (isCancelled) return SUCCESS;
  const answers = await findAnswers(db, [row.id]);
  await notifyOfChange(ctx, row, answers, { what: 'cancelled', at, by: actor.profile.id });
  return SUCCESS;
}

async function lockForMaker(ctx: GuildCtx, site: PartySite, one: OneGathering): Promise<LockedGathering> {
  const locked = await lockGathering(ctx, site, one);
  const isMaker = locked.row.creator_id === ctx.actor.profile.id;
  if (!canChangeGathering(locked.rank, isMaker)) throw notMaker();
  requireWritable(locked.guild);
  return locked;
}
