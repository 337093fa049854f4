import { notifyUnlessBlocked } from '#features/people/blocks/block.service.ts';
import type { UnitOfWork } from '#platform/effects/effects.ts';
import { SUCCESS } from '#shared/success.ts';
import type { Guild } from './guild.contract.ts';
import { guildEvents } from './guild.events.ts';
import { guildNotices } from './guild.notices.ts';
import { updateGuild } from './guild.repository.ts';
import { asRank, isRestorable } from './guild.rules.ts';
import { guildConflict } from './guild-error.labels.ts';
import { findMembers } from './guild-member.repository.ts';
import { type GuildRow, toMembersGuild } from './guild-row.ts';
import type { GuildSite } from './guild-site.ts';
import {
  dropShownProfiles,
  type GuildCtx,
  isListed,
  lockGuild,
  publishGuild,
  publishToMembers,
  requireMay,
  requireWritable,
} from './locked-guild.service.ts';

/**
 * For 14 days its members see it, and its leader may restore it.
 * @throws {AppError} NOT_FOUND, FORBIDDEN, CONFLICT (HIDDEN)
 */
export async function closeGuild(ctx: GuildCtx, site: GuildSite, id: number): Promise<typeof SUCCESS> {
  const seen = await lockGuild(ctx, site, id);
  requireMay(seen, 'close');
  if (seen.row.deleted_at !== null) return SUCCESS;
  requireWritable(seen.row);
  const { actor, clock } = ctx;
  await closeRow(ctx, seen.row, { at: clock.now(), except: actor.profile.id, ctx });
  return SUCCESS;
}

interface Closing {
  at: Date;
  /** Who closes it, or whose leaving does: he needs no notification. */
  except: number;
  /** Of who closes it: whoever blocked him gets no notification. */
  ctx?: GuildCtx;
}

/** Of a guild that is locked. */
export async function closeRow(unit: UnitOfWork, row: GuildRow, { at, except, ctx }: Closing): Promise<void> {
  const { db, effects } = unit;
  const { id } = row;
  await updateGuild(db, id, { deleted_at: at, updated_at: at, takeover_by: null, takeover_at: null });
  if (isListed(row)) effects.publish(guildEvents.closed({ id, gameServer: row.game_server }));
  const notice = guildNotices.closed(row, at);
  const members = await findMembers(db, id);
  for (const { profile_id } of members) {
    if (profile_id === except) continue;
    if (ctx) await notifyUnlessBlocked(ctx, profile_id, notice);
    else effects.notify(profile_id, notice);
  }
  await dropProfilesOf(unit, id);
  await publishToMembers(unit, id);
}

/**
 * By its leader, within 14 days.
 * @throws {AppError} NOT_FOUND, FORBIDDEN, CONFLICT (HIDDEN, CLOSED: too late)
 */
export async function restoreGuild(ctx: GuildCtx, site: GuildSite, id: number): Promise<Guild> {
  const { db, clock, actor } = ctx;
  const seen = await lockGuild(ctx, site, id);
  requireMay(seen, 'restore');
  const { deleted_at, hidden_at } = seen.row;
  if (hidden_at !== null) throw guildConflict('HIDDEN');
  if (deleted_at === null) return toMembersGuild(seen.row, false);
  const at = clock.now();
  if (!isRestorable(deleted_at, at)) throw guildConflict('CLOSED');
  await updateGuild(db, id, { deleted_at: null, updated_at: at });
  const row = await publishGuild(ctx, id, 'created');
  for (const { profile_id } of await findMembers(db, id)) {
    if (profile_id !== actor.profile.id) await notifyUnlessBlocked(ctx, profile_id, guildNotices.restored(row, at));
  }
  await dropProfilesOf(ctx, id);
  await publishToMembers(ctx, id);
  return toMembersGuild(row, false);
}

/** Of members who show it, when the guild comes to be seen by everybody or ceases to be. */
export async function dropProfilesOf({ db }: UnitOfWork, id: number): Promise<void> {
  const members = await findMembers(db, id);
  await dropShownProfiles(
    db,
    members.map(({ profile_id, player, rank, is_shown }) => ({
      profileId: profile_id,
      userId: player.user_id,
      rank: asRank(rank),
      isShown: is_shown,
    })),
  );
}
