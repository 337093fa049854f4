import type { Ctx, Player } from '#features/people/access/actor.ts';
import { requireImages, storeImage } from '#platform/images/image.service.ts';
import type { ProcessedImage } from '#shared/processed-image.ts';
import { SUCCESS } from '#shared/success.ts';
import type { Guild } from './guild.contract.ts';
import { ICON_AGAIN_AFTER_MS } from './guild.limits.ts';
import type { GuildSite } from './guild.rules.ts';
import {
  type GuildCtx,
  loadGuildForMember,
  lockGuild,
  requireMay,
  requireWritable,
  type SeenGuild,
} from './guild-access.service.ts';
import { guildErrors, tooEarly } from './guild-error.labels.ts';
import type { LockedGuild } from './locked-guild.service.ts';
import { seenByMember } from './read-guilds.service.ts';

export interface IconSite extends GuildSite {
  readonly uploadQuotaMb: number;
}

/** Must be called before the file is read; `setGuildIcon` repeats the checks under the lock. */
export async function requireMaySetIcon(
  ctx: Pick<Ctx<Player>, 'db' | 'actor' | 'clock'>,
  site: GuildSite,
  id: number,
): Promise<void> {
  requireIconChange(await loadGuildForMember(ctx, site, id), ctx.clock.now());
}

function requireIconChange(seen: SeenGuild, now: Date): void {
  requireMay(seen, 'edit');
  requireWritable(seen.row);
  const changedAt = seen.row.icon_changed_at;
  const nextAt = changedAt && new Date(changedAt.getTime() + ICON_AGAIN_AFTER_MS);
  if (nextAt && nextAt > now) throw tooEarly(guildErrors.iconChanged, { nextAt, now });
}

export async function setGuildIcon(ctx: GuildCtx, site: IconSite, id: number, image: ProcessedImage): Promise<Guild> {
  const { db, clock, actor } = ctx;
  const guild = await lockGuild(ctx, site, id);
  const at = clock.now();
  requireIconChange(guild, at);
  const stored = await storeImage(db, image, { at, authorId: actor.userId, quotaMib: site.uploadQuotaMb });
  await requireImages(db, [stored.id]);
  return changeIcon(ctx, guild, { icon_image_id: stored.id, icon_changed_at: at, updated_at: at });
}

export async function removeGuildIcon(ctx: GuildCtx, site: GuildSite, id: number): Promise<typeof SUCCESS> {
  const guild = await lockGuild(ctx, site, id);
  requireMay(guild, 'edit');
  requireWritable(guild.row);
  await changeIcon(ctx, guild, { icon_image_id: null, updated_at: ctx.clock.now() });
  return SUCCESS;
}

async function changeIcon(
  ctx: GuildCtx,
  guild: LockedGuild,
  columns: Parameters<LockedGuild['update']>[0],
): Promise<Guild> {
  await guild.update(columns);
  const row = await guild.publish();
  await guild.publishToMembers();
  return seenByMember(ctx.db, row);
}
