import type { UnitOfWork } from '#platform/effects/effects.ts';
import { createTask, type JobAgain, type JobRun, type JobTask } from '#platform/jobs/job.ts';
import { isWebhookAddress } from '#shared/discord-webhook.ts';
import { OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { notifyOperators } from '../operators/notify-operators.service.ts';
import { isOperator } from '../operators/operator.service.ts';
import type { PeopleContext } from '../people.context.ts';
import { DELIVER, type Delivery } from './delivery.jobs.ts';
import { beginTry, markSent, undoTry } from './delivery.repository.ts';
import { notificationNotices } from './notification.notices.ts';
import { findById as findNotification, findUserIds, type NotificationRow } from './notification.repository.ts';
import { isOfDesk } from './notification-group.rules.ts';
import type { Message, PushOutcome } from './post-outside.service.ts';
import { findById as findSubscription, removeById as removeSubscription } from './push.repository.ts';
import { isPushEndpoint } from './push-endpoint.rules.ts';
import { PushPauses } from './push-pause.ts';
import { sendPush } from './send-push.service.ts';
import { sendWebhook } from './send-webhook.service.ts';
import { loadVapid } from './vapid.service.ts';
import { findWebhookByProfile as findWebhook, updateFailure, type WebhookRow } from './webhook.repository.ts';

export type DeliveryContext = Pick<PeopleContext, 'db' | 'transact' | 'config' | 'clock' | 'log'>;

/** After a long outage of the queue, older notifications are out of date and are skipped. */
const DELIVER_WITHIN_MS = 12 * 60 * 60 * 1000;

interface Channel {
  /** Milliseconds since 1970; nothing is sent before. Undefined: not paused. */
  pausedUntil?: number | undefined;
  send(message: Message, signal: AbortSignal): Promise<PushOutcome>;
  giveUp(unit: UnitOfWork, failure: string): Promise<void>;
  /** Handles a refusal of this site by the service, and returns when to retry. */
  pause?(unit: UnitOfWork, status: number): Promise<JobAgain>;
}

export function deliveryTasks(context: DeliveryContext): JobTask[] {
  const pauses = new PushPauses();
  return [createTask(DELIVER, (delivery, run) => deliver({ ...context, pauses }, delivery, run))];
}

type PausingContext = DeliveryContext & { pauses: PushPauses };

/**
 * Sends a notification on one channel. The attempt is recorded before it begins and its success after it: when a
 * process is killed in between, one more attempt is made. So a notification arrives at most twice, and almost always
 * once.
 */
async function deliver(context: PausingContext, delivery: Delivery, { signal }: JobRun): Promise<JobAgain | undefined> {
  const { db, transact, clock, log } = context;
  const notification = await findNotification(db, delivery.notificationId);
  if (!notification || !isFresh(notification, delivery, clock.now())) return undefined;
  if (isOfDesk(notification) && !(await isForOperator(context, notification))) return undefined;
  const channel = await findChannel(context, delivery.way, notification.profile_id);
  if (channel?.pausedUntil !== undefined) return { againAt: new Date(channel.pausedUntil) };
  if (!channel || !(await beginTry(db, delivery))) return undefined;

  const { id, title, body, path } = notification;
  const outcome = await channel.send({ notificationId: id, title, body, path }, signal);
  if (outcome.is === 'sent') {
    await markSent(db, delivery, clock.now());
    return undefined;
  }
  if (outcome.is === 'dropped') {
    log.warn({ way: delivery.way, reason: outcome.reason }, 'a notification was not taken');
    return undefined;
  }
  await undoTry(db, delivery);
  if (outcome.is === 'later') return { againAt: outcome.at };
  if (outcome.is === 'failed') throw new Error(outcome.reason);
  if (outcome.is === 'refused') return transact(async (unit) => channel.pause?.(unit, outcome.status));
  await transact((unit) => channel.giveUp(unit, outcome.fault));
  return undefined;
}

function isFresh({ read_at, created_at }: NotificationRow, { delayedUntil }: Delivery, now: Date): boolean {
  const since = delayedUntil === undefined ? created_at : new Date(delayedUntil);
  return read_at === null && now.getTime() - since.getTime() < DELIVER_WITHIN_MS;
}

/** Quiet hours, or an outage, may end after the recipient’s time as an operator. */
async function isForOperator({ db, config }: DeliveryContext, { profile_id }: NotificationRow): Promise<boolean> {
  const userId = (await findUserIds(db, [profile_id])).get(profile_id);
  return userId !== undefined && isOperator(db, config.operatorUserIds, userId);
}

/** Returns undefined when the player removed the channel, or the site no longer sends there. */
async function findChannel(context: PausingContext, name: string, profileId: number): Promise<Channel | undefined> {
  const [kind, id] = name.split(':');
  return kind === 'push' ? pushChannel(context, Number(id), profileId) : webhookChannel(context, profileId);
}

async function pushChannel(
  { db, config, clock, log, pauses }: PausingContext,
  id: number,
  profileId: number,
): Promise<Channel | undefined> {
  const subscription = await findSubscription(db, id, profileId);
  if (!subscription || !isPushEndpoint(subscription.endpoint, config)) return undefined;
  const { endpoint } = subscription;
  const vapid = await loadVapid(db, config);
  return {
    pausedUntil: pauses.pausedUntil(endpoint, clock.now().getTime()),
    async send(message, signal) {
      const outcome = await sendPush(subscription, message, { vapid, clock, signal });
      if (outcome.is === 'sent') pauses.accept(endpoint, id, clock.now().getTime());
      return outcome;
    },
    giveUp: (unit) => removeSubscription(unit.db, id),
    async pause(unit, status) {
      const { until, isPause } = pauses.refuse(endpoint, id, clock.now().getTime());
      const { host } = new URL(endpoint);
      if (isPause) {
        log.error({ host, status }, 'a push service refuses this site: check VAPID keys, VAPID_SUBJECT and the clock');
        const notice = notificationNotices.pushRefused(host, status, clock.now());
        await notifyOperators(unit, { ...config, level: OPERATOR_LEVEL.administrator }, notice);
      }
      return { againAt: new Date(until) };
    },
  };
}

async function webhookChannel({ db, config, clock }: DeliveryContext, profileId: number): Promise<Channel | undefined> {
  const webhook = await findWebhook(db, profileId);
  if (!webhook || webhook.fault !== null || !isWebhookAddress(webhook.url, config.authDiscordUrl)) return undefined;
  return {
    send: (message, signal) => sendWebhook(webhook.url, message, { siteUrl: config.publicSiteUrl, clock, signal }),
    giveUp: (unit, failure) => giveUpWebhook(unit, webhook, failure),
  };
}

async function giveUpWebhook({ db, effects }: UnitOfWork, webhook: WebhookRow, failure: string): Promise<void> {
  if (!(await updateFailure(db, webhook, failure))) return;
  effects.notify(webhook.profile_id, notificationNotices.webhookFault(webhook.created_at, failure));
}
