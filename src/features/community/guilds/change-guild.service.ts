import type { Updateable } from 'kysely';
import type { Database } from '#database/schema.ts';
import { requireAllowedText } from '#features/people/moderation/moderate-text.service.ts';
import { queueForReview } from '#features/people/moderation/word-review.service.ts';
import { nameKey, nameSkeleton } from '#features/people/names/name-skeleton.rules.ts';
import { claimGuildName } from './claim-guild-name.service.ts';
import type { Guild, GuildChange } from './guild.contract.ts';
import { RENAMED_AFTER_MS } from './guild.limits.ts';
import type { GuildSite } from './guild.rules.ts';
import { type GuildCtx, lockGuild, requireMay, requireWritable } from './guild-access.service.ts';
import { guildErrors, tooEarly } from './guild-error.labels.ts';
import { insertFormerName } from './guild-name.repository.ts';
import type { GuildRow } from './guild-row.ts';
import { seenByMember } from './read-guilds.service.ts';

/** Changes the given fields of a guild. */
export async function changeGuild(ctx: GuildCtx, site: GuildSite, id: number, input: GuildChange): Promise<Guild> {
  const { db, clock, actor } = ctx;
  const guild = await lockGuild(ctx, site, id);
  requireMay(guild, 'edit');
  requireWritable(guild.row);
  const at = clock.now();
  const isOtherName = input.name !== undefined && nameKey(input.name) !== guild.row.name_key;
  const name = isOtherName ? input.name : undefined;
  const texts = [name, input.description].filter((text) => text !== undefined);
  const unsure = await requireAllowedText(db, { name, description: input.description });
  const renamed = await rename(ctx, guild.row, input.name, at);
  await guild.update({ ...toColumns(input), ...renamed, updated_at: at });
  const filed = { subject: `guild:${id}`, text: texts.join('\n'), profileId: actor.profile.id, at };
  await queueForReview(ctx, unsure, filed);
  if (renamed.name !== undefined) await guild.dropProfiles();
  const row = await guild.publish();
  await guild.publishToMembers();
  return seenByMember(db, row);
}

/** A guild may change its name once in 30 days; a name that differs only in case may be given at any time. */
async function rename(
  { db }: GuildCtx,
  row: GuildRow,
  name: string | undefined,
  now: Date,
): Promise<Updateable<Database['guild']>> {
  const { id, game_server: gameServer } = row;
  if (name === undefined || name === row.name) return {};
  if (nameKey(name) === row.name_key) {
    return claimGuildName(db, name, { gameServer, guildId: id, standing: row.name, now });
  }
  const nextAt = row.renamed_at && new Date(row.renamed_at.getTime() + RENAMED_AFTER_MS);
  if (nextAt && nextAt > now) throw tooEarly(guildErrors.renamed, { nextAt, now });
  const columns = await claimGuildName(db, name, { gameServer, guildId: id, now });
  await insertFormerName(db, { guildId: id, gameServer, skeleton: nameSkeleton(row.name), at: now });
  return { ...columns, renamed_at: now };
}

function toColumns(input: GuildChange): Updateable<Database['guild']> {
  const columns = {
    description: input.description,
    join_policy: input.joinPolicy,
    min_level: input.minLevel,
    jobs: input.jobs,
    tint: input.tint,
    is_discord: input.isDiscord,
    discord_invite: input.discordInvite,
    is_invite_public: input.isInvitePublic,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
