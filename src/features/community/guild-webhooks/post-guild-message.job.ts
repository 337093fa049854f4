import type { SendOutcome } from '#features/people/notifications/post-outside.service.ts';
import { sendWebhook } from '#features/people/notifications/send-webhook.service.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Config } from '#platform/config/config.schema.ts';
import type { Db } from '#platform/database/db.ts';
import type { UnitOfWork } from '#platform/effects/effects.ts';
import type { Transact } from '#platform/effects/transact.ts';
import { createTask, type JobAgain, type JobTask } from '#platform/jobs/job.ts';
import type { Log } from '#platform/log/log.ts';
import { isWebhookAddress } from '#shared/discord-webhook.ts';
import { RANK } from '../guilds/guild.labels.ts';
import { guildNotices } from '../guilds/guild.notices.ts';
import { isOpenGuild, presentMembers } from '../guilds/guild-standing.service.ts';
import { POST_TO_GUILD } from './guild-message.jobs.ts';
import { MESSAGES_A_MINUTE, OPEN_AGAIN_MS, RATE_WINDOW_MS } from './guild-webhook.contract.ts';
import {
  findMessage,
  findTriedSince,
  type GuildMessageRow,
  type GuildWebhookRow,
  lockWebhook,
  undoTry,
  updateFailure,
  updateMessage,
} from './guild-webhook.repository.ts';

/** Maximum number of attempts that were begun without a known result, because each of them may have arrived. */
const MAX_BLIND_TRIES = 2;

export interface GuildMessageContext {
  db: Db;
  transact: Transact;
  clock: Clock;
  log: Log;
  config: Pick<Config, 'authDiscordUrl' | 'gameServers' | 'publicSiteUrl'>;
  /** Returns whether members of the guild still see this post pinned. */
  isPinned(db: Db, postId: number): Promise<boolean>;
}

interface Begun {
  message: GuildMessageRow;
  webhook: GuildWebhookRow;
}

/**
 * Records an attempt before it begins and its success afterwards, as for players' own notifications, so that a message
 * arrives at most twice after any crash.
 */
export function guildMessageTasks(context: GuildMessageContext): JobTask[] {
  return [
    createTask(POST_TO_GUILD, async ({ messageId }, { signal }) => {
      const begun = await context.transact(({ db }) => beginTry(context, db, messageId));
      if (begun === undefined || 'againAt' in begun) return begun;
      return post(context, begun, signal);
    }),
  ];
}

/** Returns undefined if nothing is to be sent any more. */
async function beginTry(
  { clock, config, isPinned }: GuildMessageContext,
  db: Db,
  id: number,
): Promise<Begun | JobAgain | undefined> {
  const found = await findMessage(db, id);
  const webhook = found && (await lockWebhook(db, found.guild_id));
  // The message is read again, because another process may have sent it meanwhile.
  const message = webhook && (await findMessage(db, id));
  if (!message || message.sent_at !== null || message.tries >= MAX_BLIND_TRIES) return undefined;
  const now = clock.now();
  const isWanted = webhook.fault === null && webhook.kinds.includes(message.kind) && now <= message.until;
  if (!isWanted || !isWebhookAddress(webhook.url, config.authDiscordUrl)) return undefined;
  if (message.post_id !== null && !(await isPinned(db, message.post_id))) return undefined;
  if (!(await isOpenGuild(db, config, message.guild_id))) return { againAt: new Date(now.getTime() + OPEN_AGAIN_MS) };
  const tried = await findTriedSince(db, message.guild_id, new Date(now.getTime() - RATE_WINDOW_MS), MESSAGES_A_MINUTE);
  const oldest = tried[MESSAGES_A_MINUTE - 1];
  if (oldest) return { againAt: new Date(oldest.getTime() + RATE_WINDOW_MS) };
  await updateMessage(db, id, { tries: message.tries + 1, tried_at: now });
  return { message, webhook };
}

async function post(
  context: GuildMessageContext,
  { message, webhook }: Begun,
  signal: AbortSignal,
): Promise<JobAgain | undefined> {
  const { db, transact, clock, log, config } = context;
  const { id, title, body, path } = message;
  const outcome: SendOutcome = await sendWebhook(
    webhook.url,
    { title, body, path },
    { siteUrl: config.publicSiteUrl, clock, signal },
  );
  if (outcome.is === 'sent') {
    await updateMessage(db, id, { sent_at: clock.now() });
    return undefined;
  }
  if (outcome.is === 'dropped') {
    log.warn({ reason: outcome.reason }, 'a message to a guild was not taken');
    return undefined;
  }
  await undoTry(db, id);
  if (outcome.is === 'later') return { againAt: outcome.at };
  if (outcome.is === 'failed') throw new Error(outcome.reason);
  await transact((unit) => giveUp(unit, webhook, { fault: outcome.fault, at: clock.now() }));
  return undefined;
}

/** Notifies the heads of the guild once. */
async function giveUp(
  { db, effects }: UnitOfWork,
  webhook: GuildWebhookRow,
  { fault, at }: { fault: string; at: Date },
): Promise<void> {
  if (!(await updateFailure(db, webhook, fault))) return;
  for (const { profileId, rank } of await presentMembers(db, webhook.guild_id)) {
    if (rank <= RANK.deputy)
      effects.notify(profileId, guildNotices.webhookFault({ id: webhook.guild_id }, { fault, at }));
  }
}
