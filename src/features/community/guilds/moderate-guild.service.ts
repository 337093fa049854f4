import type { Operator, WriteCtx } from '#features/people/access/actor.ts';
import { nameKey } from '#features/people/names/name-skeleton.rules.ts';
import { isPlayerAbsent } from '#features/people/profiles/profile.service.ts';
import { AppError } from '#shared/errors.ts';
import { SUCCESS } from '#shared/success.ts';
import type { ReportedGuild } from './guild.contract.ts';
import { guildEvents } from './guild.events.ts';
import { RANK } from './guild.labels.ts';
import { guildNotices } from './guild.notices.ts';
import { findForOperators } from './guild.repository.ts';
import { isListed } from './guild.rules.ts';
import { guildErrors, noGuild, unknownGuildMember } from './guild-error.labels.ts';
import { findMember } from './guild-member.repository.ts';
import { toReportedGuild } from './guild-row.ts';
import { LockedGuild } from './locked-guild.service.ts';
import { transferLeadership } from './transfer-leadership.service.ts';

type OperatorCtx = WriteCtx<Operator>;

interface OperatorList {
  id?: number | undefined;
  gameServer?: number | undefined;
  q?: string | undefined;
  hidden?: 'true' | 'false' | undefined;
  cursor?: number | undefined;
  limit: number;
}

/** Returns guilds, newest first, closed and hidden ones included. */
export async function listAllGuilds(
  { db }: Pick<OperatorCtx, 'db'>,
  { id, gameServer, q, hidden, cursor, limit }: OperatorList,
): Promise<ReportedGuild[]> {
  const rows = await findForOperators(db, {
    id,
    gameServer,
    limit,
    beforeId: cursor,
    beginning: q === undefined ? undefined : nameKey(q),
    isHidden: hidden === undefined ? undefined : hidden === 'true',
  });
  return rows.map(toReportedGuild);
}

/** Hides a guild from everybody but its members, who see the reason. A hidden guild gets the new reason. */
export async function hideGuild(ctx: OperatorCtx, id: number, reason: string): Promise<ReportedGuild> {
  const { clock, effects } = ctx;
  const guild = await requireGuild(ctx, id);
  const { row } = guild;
  const at = clock.now();
  await guild.update({ hidden_at: row.hidden_at ?? at, hidden_reason: reason, updated_at: at });
  effects.audit('guild.hide', `guild:${id}`, { reason });
  if (isListed(row)) {
    effects.publish(guildEvents.closed({ id, gameServer: row.game_server }));
    await guild.dropProfiles();
  }
  await guild.publishToMembers();
  return toReportedGuild(guild.row);
}

export async function removeReportedIcon(ctx: OperatorCtx, id: number): Promise<typeof SUCCESS> {
  const guild = await requireGuild(ctx, id);
  await guild.update({ icon_image_id: null, updated_at: ctx.clock.now() });
  ctx.effects.audit('guild.remove-icon', `guild:${id}`);
  await guild.publish();
  await guild.publishToMembers();
  return SUCCESS;
}

/** @throws {AppError} NOT_FOUND if there is no such guild, or it is not hidden */
export async function showGuild(ctx: OperatorCtx, id: number): Promise<typeof SUCCESS> {
  const { clock, effects } = ctx;
  const guild = await requireGuild(ctx, id);
  if (guild.row.hidden_at === null) throw new AppError('NOT_FOUND', { message: guildErrors.notHidden });
  await guild.update({ hidden_at: null, hidden_reason: null, updated_at: clock.now() });
  effects.audit('guild.show', `guild:${id}`);
  await guild.publish('created');
  if (isListed(guild.row)) await guild.dropProfiles();
  await guild.publishToMembers();
  return SUCCESS;
}

/** Passes the leadership to one of the members, also in a closed guild without a leader. */
export async function setGuildLeader(ctx: OperatorCtx, id: number, profileId: number): Promise<ReportedGuild> {
  const { db, clock, effects } = ctx;
  const guild = await requireGuild(ctx, id);
  const at = clock.now();
  const to = await findMember(db, { guildId: id, profileId });
  if (!to || (await isPlayerAbsent(db, profileId, at))) throw unknownGuildMember();
  effects.audit('guild.lead', `guild:${id}`, { profileId });
  if (to.rank === RANK.leader) return toReportedGuild(guild.row);
  const leader = guild.row.heads.find(({ rank }) => rank === RANK.leader);
  const from = leader && (await findMember(db, { guildId: id, profileId: leader.profile_id }));
  await transferLeadership(ctx, guild, { from: from ?? null, to, at });
  effects.notify(profileId, guildNotices.lead(guild.row, at));
  return { ...toReportedGuild(guild.row), leaderId: profileId };
}

async function requireGuild(ctx: OperatorCtx, id: number): Promise<LockedGuild> {
  const guild = await LockedGuild.lock(ctx, id);
  if (!guild) throw noGuild();
  return guild;
}
