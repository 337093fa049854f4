import { shownAddress } from '#features/people/notifications/webhook.rules.ts';
import type { Config } from '#platform/config/config.schema.ts';
import type { Db } from '#platform/database/db.ts';
import { isWebhookAddress, webhookAddressHint } from '#shared/discord-webhook.ts';
import { AppError } from '#shared/errors.ts';
import { SUCCESS } from '#shared/success.ts';
import {
  type GuildCtx,
  loadGuildForMember,
  lockGuild,
  requireMay,
  requireWritable,
} from '../guilds/guild-access.service.ts';
import {
  GUILD_MESSAGE_KINDS,
  type GuildMessageKind,
  type GuildWebhook,
  MESSAGES_STORED_MS,
  type NewGuildWebhook,
} from './guild-webhook.contract.ts';
import {
  deleteMessagesBefore,
  deleteWebhook,
  findWebhook,
  type GuildWebhookRow,
  updateKinds,
  upsertWebhook,
} from './guild-webhook.repository.ts';

type WebhookSite = Pick<Config, 'authDiscordUrl' | 'gameServers'>;

export async function readGuildWebhook(
  ctx: Pick<GuildCtx, 'db' | 'actor'>,
  site: WebhookSite,
  guildId: number,
): Promise<GuildWebhook | null> {
  requireMay(await loadGuildForMember(ctx, site, guildId), 'edit');
  const row = await findWebhook(ctx.db, guildId);
  return row ? toGuildWebhook(row) : null;
}

export async function putGuildWebhook(
  ctx: GuildCtx,
  site: WebhookSite,
  guildId: number,
  { url, on }: NewGuildWebhook,
): Promise<GuildWebhook> {
  const { db, clock } = ctx;
  const seen = await lockGuild(ctx, site, guildId);
  requireMay(seen, 'edit');
  requireWritable(seen.row);
  const kinds = GUILD_MESSAGE_KINDS.filter((kind) => on.includes(kind));
  if (url === undefined) {
    if (!(await findWebhook(db, guildId))) throw wrongAddress(site);
    await updateKinds(db, guildId, kinds);
  } else {
    if (!isWebhookAddress(url, site.authDiscordUrl)) throw wrongAddress(site);
    await upsertWebhook(db, { guild_id: guildId, created_at: clock.now(), url, kinds, fault: null });
  }
  const row = await findWebhook(db, guildId);
  if (!row) throw new Error(`The webhook of guild ${guildId} that was just saved is gone.`);
  return toGuildWebhook(row);
}

export async function removeGuildWebhook(ctx: GuildCtx, site: WebhookSite, guildId: number): Promise<typeof SUCCESS> {
  const seen = await lockGuild(ctx, site, guildId);
  requireMay(seen, 'edit');
  requireWritable(seen.row);
  await deleteWebhook(ctx.db, guildId);
  return SUCCESS;
}

/** Deletes the webhook and messages of a guild that is erased. */
export function deleteGuildWebhook(db: Db, guildId: number): Promise<void> {
  return deleteWebhook(db, guildId);
}

export function deleteOldGuildMessages(db: Db, now: Date): Promise<number> {
  return deleteMessagesBefore(db, new Date(now.getTime() - MESSAGES_STORED_MS));
}

function toGuildWebhook({ url, fault, kinds }: GuildWebhookRow): GuildWebhook {
  return { shownUrl: shownAddress(url), fault, on: kinds as GuildMessageKind[] };
}

function wrongAddress({ authDiscordUrl }: WebhookSite): AppError {
  const message = webhookAddressHint(authDiscordUrl);
  return new AppError('INVALID_INPUT', { message, issues: [{ path: 'url', message }] });
}
