import type { Config } from '#platform/config/config.schema.ts';
import { isWebhookAddress, webhookAddressHint } from '#shared/discord-webhook.ts';
import { AppError } from '#shared/errors.ts';
import type { Ctx, Player } from '../access/actor.ts';
import { peopleErrors } from '../people-error.labels.ts';
import { MAX_PUSH_SUBSCRIPTIONS } from './notification.contract.ts';
import type { NewPushSubscription } from './push.contract.ts';
import { removeByEndpoint, removeOldest, upsert } from './push.repository.ts';
import { isPushEndpoint } from './push-endpoint.rules.ts';
import type { Webhook } from './webhook.contract.ts';
import { deleteWebhookByProfile, findWebhookByProfile, put } from './webhook.repository.ts';
import { shownAddress } from './webhook.rules.ts';

export async function subscribe(
  { db, actor }: Ctx<Player>,
  config: Pick<Config, 'pushHosts' | 'publicSiteUrl'>,
  subscription: NewPushSubscription,
): Promise<void> {
  if (!isPushEndpoint(subscription.endpoint, config)) {
    throw wrong('endpoint', peopleErrors.unknownPushService);
  }
  await upsert(db, actor.profile.id, subscription);
  await removeOldest(db, actor.profile.id, MAX_PUSH_SUBSCRIPTIONS);
}

export function unsubscribe({ db, actor }: Ctx<Player>, endpoint: string): Promise<void> {
  return removeByEndpoint(db, actor.profile.id, endpoint);
}

export async function findWebhook({ db, actor }: Ctx<Player>): Promise<Webhook | null> {
  const row = await findWebhookByProfile(db, actor.profile.id);
  return row ? { createdAt: row.created_at.toISOString(), shownUrl: shownAddress(row.url), fault: row.fault } : null;
}

export async function putWebhook(
  ctx: Ctx<Player>,
  { authDiscordUrl }: Pick<Config, 'authDiscordUrl'>,
  url: string,
): Promise<Webhook | null> {
  if (!isWebhookAddress(url, authDiscordUrl)) {
    throw wrong('url', webhookAddressHint(authDiscordUrl));
  }
  await put(ctx.db, ctx.actor.profile.id, url, ctx.clock.now());
  return findWebhook(ctx);
}

export function removeWebhook({ db, actor }: Ctx<Player>): Promise<void> {
  return deleteWebhookByProfile(db, actor.profile.id);
}

function wrong(path: string, message: string): AppError {
  return new AppError('INVALID_INPUT', { message, issues: [{ path, message }] });
}
