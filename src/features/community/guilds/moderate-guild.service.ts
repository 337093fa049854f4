import type { Operator, WriteCtx } from '#features/people/access/actor.ts';
import { nameKey } from '#features/people/names/name-skeleton.rules.ts';
import { isPlayerAbsent } from '#features/people/profiles/profile.service.ts';
import { AppError } from '#shared/errors.ts';
import { SUCCESS } from '#shared/success.ts';
import { dropProfilesOf } from './close-guild.service.ts';
import type { ReportedGuild } from './guild.contract.ts';
import { guildEvents } from './guild.events.ts';
import { guildNotices } from './guild.notices.ts';
import { findForOperators, findGuild, lockGuilds, updateGuild } from './guild.repository.ts';
import { RANK } from './guild-codes.ts';
import { guildErrors, noGuild, unknownGuildMember } from './guild-error.labels.ts';
import { findMember } from './guild-member.repository.ts';
import { type GuildRow, toReportedGuild } from './guild-row.ts';
import { handOver } from './hand-over.service.ts';
import { isListed, publishGuild, publishToMembers } from './locked-guild.service.ts';

type OperatorCtx = WriteCtx<Operator>;

interface OperatorList {
  gameServer?: number | undefined;
  q?: string | undefined;
  hidden?: 'true' | 'false' | undefined;
  cursor?: number | undefined;
  limit: number;
}

/** Newest first, closed and hidden ones included. */
export async function listAllGuilds(
  { db }: Pick<OperatorCtx, 'db'>,
  { gameServer, q, hidden, cursor, limit }: OperatorList,
): Promise<ReportedGuild[]> {
  const rows = await findForOperators(db, {
    ...{ gameServer, limit, beforeId: cursor },
    beginning: q === undefined ? undefined : nameKey(q),
    isHidden: hidden === undefined ? undefined : hidden === 'true',
  });
  return rows.map(toReportedGuild);
}

/**
 * From all but its members, who read the reason. One that is hidden already gets the new reason.
 * @throws {AppError} NOT_FOUND
 */
export async function hideGuild(ctx: OperatorCtx, id: number, reason: string): Promise<ReportedGuild> {
  const { db, clock, effects } = ctx;
  const row = await lockRow(ctx, id);
  const at = clock.now();
  await updateGuild(db, id, { hidden_at: row.hidden_at ?? at, hidden_reason: reason, updated_at: at });
  effects.audit('guild.hide', `guild:${id}`, { reason });
  if (isListed(row)) {
    effects.publish(guildEvents.closed({ id, gameServer: row.game_server }));
    await dropProfilesOf(ctx, id);
  }
  await publishToMembers(ctx, id);
  return snapshot(ctx, id);
}

/** @throws {AppError} NOT_FOUND */
export async function removeIconOf(ctx: OperatorCtx, id: number): Promise<typeof SUCCESS> {
  const row = await lockRow(ctx, id);
  await updateGuild(ctx.db, id, { icon_image_id: null, updated_at: ctx.clock.now() });
  ctx.effects.audit('guild.remove-icon', `guild:${id}`);
  if (isListed(row)) await publishGuild(ctx, id);
  await publishToMembers(ctx, id);
  return SUCCESS;
}

/** @throws {AppError} NOT_FOUND: there is none, or it is not hidden */
export async function showGuild(ctx: OperatorCtx, id: number): Promise<typeof SUCCESS> {
  const { db, clock, effects } = ctx;
  const row = await lockRow(ctx, id);
  if (row.hidden_at === null) throw new AppError('NOT_FOUND', { message: guildErrors.notHidden });
  await updateGuild(db, id, { hidden_at: null, hidden_reason: null, updated_at: clock.now() });
  effects.audit('guild.show', `guild:${id}`);
  const shown = await publishGuild(ctx, id, 'created');
  if (isListed(shown)) await dropProfilesOf(ctx, id);
  await publishToMembers(ctx, id);
  return SUCCESS;
}

/**
 * Passes the leadership on to one of the members, also of a closed guild that has no leader.
 * @throws {AppError} NOT_FOUND
 */
export async function setGuildLeader(ctx: OperatorCtx, id: number, profileId: number): Promise<ReportedGuild> {
  const { db, clock, effects } = ctx;
  const row = await lockRow(ctx, id);
  const at = clock.now();
  const to = await findMember(db, { guildId: id, profileId });
  if (!to || (await isPlayerAbsent(db, profileId, at))) throw unknownGuildMember();
  effects.audit('guild.lead', `guild:${id}`, { profileId });
  if (to.rank === RANK.leader) return snapshot(ctx, id);
  const leader = row.heads.find(({ rank }) => rank === RANK.leader);
  const from = leader && (await findMember(db, { guildId: id, profileId: leader.profile_id }));
  await handOver(ctx, row, { from: from ?? null, to, at });
  effects.notify(profileId, guildNotices.lead(row, at));
  return snapshot(ctx, id);
}

async function lockRow({ db }: OperatorCtx, id: number): Promise<GuildRow> {
  await lockGuilds(db, [id]);
  const row = await findGuild(db, id);
  if (!row) throw noGuild();
  return row;
}

async function snapshot({ db }: OperatorCtx, id: number): Promise<ReportedGuild> {
  const row = await findGuild(db, id);
  if (!row) throw noGuild();
  return toReportedGuild(row);
}
