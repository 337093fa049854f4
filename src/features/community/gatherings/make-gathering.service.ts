import { requireMembersText } from '#features/people/moderation/moderate-text.service.ts';
import { DAY_MS } from '#shared/durations.ts';
import type { InputIssue } from '#shared/errors.ts';
import { seoulDay, startOfSeoulDay } from '#shared/korean/dates.ts';
import { type GuildCtx, lockGuild, requireMay, requireWritable } from '../guilds/guild-access.service.ts';
import { tooEarly } from '../guilds/guild-error.labels.ts';
import type { PartySite } from '../parties/party.rules.ts';
import type { Gathering, NewGathering } from './gathering.contract.ts';
import { gatheringEvent } from './gathering.events.ts';
import { GATHERINGS_A_DAY } from './gathering.limits.ts';
import { countMadeSince, findGathering, insertGathering, storeAnswer } from './gathering.repository.ts';
import { ANSWER, isTimely, NO_DUNGEON } from './gathering.rules.ts';
import { gatheringErrors, gatheringIssues, noGathering } from './gathering-error.labels.ts';
import { toNewColumns } from './gathering-row.ts';
import { notifyOfMaking } from './notify-guild.service.ts';
import { toGatheringView } from './read-gatherings.service.ts';
import { enqueueJobs } from './schedule-jobs.service.ts';

/** Creates a gathering, to which its creator comes. */
export async function createGathering(
  ctx: GuildCtx,
  site: PartySite,
  guildId: number,
  input: NewGathering,
): Promise<Gathering> {
  const { db, clock, actor, effects } = ctx;
  const seen = await lockGuild(ctx, site, guildId);
  requireMay(seen, 'schedule');
  requireWritable(seen.row);
  const now = clock.now();
  const { title, at, dungeonId = NO_DUNGEON, place = '', note = '' } = input;
  validateInput({ at: new Date(at), dungeonId }, site, now);
  await requireRoom(ctx, guildId, now);
  await requireMembersText(db, { title, place, note });
  const gatheringId = await insertGathering(db, {
    created_at: now,
    updated_at: now,
    guild_id: guildId,
    creator_id: actor.profile.id,
    ...toNewColumns(input),
  });
  await storeAnswer(db, {
    gathering_id: gatheringId,
    profile_id: actor.profile.id,
    answered_at: now,
    answer: ANSWER.coming,
    job: input.job ?? actor.profile.job,
    place: 1,
  });
  const row = await findGathering(db, { guildId, gatheringId });
  if (!row) throw noGathering();
  enqueueJobs(ctx, row, now);
  effects.publish(gatheringEvent('created', guildId, gatheringId));
  await notifyOfMaking(ctx, row, { at: now, by: actor.profile.id });
  return toGatheringView(ctx, site, { guildId, gatheringId });
}

interface CheckedInput {
  at?: Date | undefined;
  dungeonId?: number | undefined;
}

export function validateInput({ at, dungeonId = NO_DUNGEON }: CheckedInput, { catalog }: PartySite, now: Date): void {
  const issues: InputIssue[] = [];
  if (at !== undefined && !isTimely(at, now)) issues.push({ path: 'at', message: gatheringErrors.untimely });
  const isKnown = dungeonId === NO_DUNGEON || catalog.dungeonById.get(dungeonId)?.opened === true;
  if (!isKnown) issues.push({ path: 'dungeonId', message: gatheringErrors.unknownDungeon });
  if (issues.length > 0) throw gatheringIssues(issues);
}

/** The guild is locked, so concurrent requests are counted one after the other. */
async function requireRoom({ db }: GuildCtx, guildId: number, now: Date): Promise<void> {
  const today = startOfSeoulDay(seoulDay(now));
  if ((await countMadeSince(db, guildId, today)) < GATHERINGS_A_DAY) return;
  throw tooEarly(gatheringErrors.tooMany, { nextAt: new Date(today.getTime() + DAY_MS), now });
}
