import { notifyUnlessBlocked } from '#features/people/blocks/block.service.ts';
import type { UnitOfWork } from '#platform/effects/effects.ts';
import { SUCCESS } from '#shared/success.ts';
import type { Guild } from './guild.contract.ts';
import { guildEvents } from './guild.events.ts';
import { guildNotices } from './guild.notices.ts';
import { type GuildSite, isListed, isRestorable } from './guild.rules.ts';
import { type GuildCtx, lockGuild, requireMay, requireWritable } from './guild-access.service.ts';
import { guildConflict } from './guild-error.labels.ts';
import { toMembersGuild } from './guild-row.ts';
import type { LockedGuild } from './locked-guild.service.ts';

/** Closes a guild. For 14 days its members see it, and its leader may restore it. */
export async function closeGuild(ctx: GuildCtx, site: GuildSite, id: number): Promise<typeof SUCCESS> {
  const guild = await lockGuild(ctx, site, id);
  requireMay(guild, 'close');
  if (guild.row.deleted_at !== null) return SUCCESS;
  requireWritable(guild.row);
  const { actor, clock } = ctx;
  await closeLockedGuild(ctx, guild, { at: clock.now(), except: actor.profile.id, ctx });
  return SUCCESS;
}

interface Closing {
  at: Date;
  /** Profile id of the player who closes the guild by hand or by leaving, who is not notified. */
  except: number;
  /** Members who blocked the player of this context are not notified. */
  ctx?: GuildCtx;
}

export async function closeLockedGuild(
  { effects }: UnitOfWork,
  guild: LockedGuild,
  { at, except, ctx }: Closing,
): Promise<void> {
  const { row } = guild;
  await guild.update({ deleted_at: at, updated_at: at, takeover_by: null, takeover_at: null });
  if (isListed(row)) effects.publish(guildEvents.closed({ id: row.id, gameServer: row.game_server }));
  const notice = guildNotices.closed(row, at);
  for (const { profile_id } of await guild.members()) {
    if (profile_id === except) continue;
    if (ctx) await notifyUnlessBlocked(ctx, profile_id, notice);
    else effects.notify(profile_id, notice);
  }
  await guild.dropProfiles();
  await guild.publishToMembers();
}

/** Restores a guild for its leader, within 14 days. */
export async function restoreGuild(ctx: GuildCtx, site: GuildSite, id: number): Promise<Guild> {
  const { clock, actor } = ctx;
  const guild = await lockGuild(ctx, site, id);
  requireMay(guild, 'restore');
  const { deleted_at, hidden_at } = guild.row;
  if (hidden_at !== null) throw guildConflict('HIDDEN');
  if (deleted_at === null) return toMembersGuild(guild.row, false);
  const at = clock.now();
  if (!isRestorable(deleted_at, at)) throw guildConflict('CLOSED');
  await guild.update({ deleted_at: null, updated_at: at });
  const row = await guild.publish('created');
  for (const { profile_id } of await guild.members()) {
    if (profile_id !== actor.profile.id) await notifyUnlessBlocked(ctx, profile_id, guildNotices.restored(row, at));
  }
  await guild.dropProfiles();
  await guild.publishToMembers();
  return toMembersGuild(row, false);
}
