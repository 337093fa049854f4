import type { Db } from '#platform/database/db.ts';
import { DAY_MS } from '#shared/durations.ts';
import { AppError } from '#shared/errors.ts';
import type { Ctx, Player, WriteCtx } from '../access/actor.ts';
import { isOperator } from '../operators/operator.service.ts';
import { peopleErrors } from '../people-error.labels.ts';
import {
  DONE_RETENTION_DAYS,
  type MarkRead,
  type Notification,
  RETENTION_DAYS,
  type Unread,
} from './notification.contract.ts';
import { notificationEvents } from './notification.events.ts';
import { notificationNotices } from './notification.notices.ts';
import {
  countUnread,
  findNotifications,
  markRead,
  type NotificationPage,
  removeBefore,
} from './notification.repository.ts';
import { findChoices, findSubscribers, storeChoice } from './notification-choice.repository.ts';
import type { GroupChange, NotificationGroups } from './notification-group.contract.ts';
import { type Choice, changedChoice, operatorsPart, toGroups, USUAL_CHOICE } from './notification-group.rules.ts';

interface OperatorsOfSite {
  /** Operators by configuration. */
  operatorUserIds: readonly string[];
}

export function listNotifications({ db, actor }: Ctx<Player>, page: NotificationPage): Promise<Notification[]> {
  return findNotifications(db, actor.profile.id, page);
}

export async function findUnread({ db, actor }: Ctx<Player>): Promise<Unread> {
  const { id } = actor.profile;
  return { unread: (await countUnread(db, [id])).get(id) ?? 0 };
}

export async function markNotificationsRead(ctx: WriteCtx<Player>, which: MarkRead): Promise<Unread> {
  const { db, actor, clock, effects } = ctx;
  await markRead(db, actor.profile.id, which, clock.now());
  const unread = await findUnread(ctx);
  effects.publish(notificationEvents.read(actor.userId, unread));
  return unread;
}

export function notifyForTest({ actor, clock, effects }: WriteCtx<Player>): void {
  effects.notify(actor.profile.id, notificationNotices.test(clock.now()));
}

export function deleteOldNotifications(db: Db, now: Date): Promise<number> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return removeBefore(db, { done: daysAgo(DONE_RETENTION_DAYS), any: daysAgo(RETENTION_DAYS) });
}

/** Profiles that want to hear of pinned notices (contract §17). */
export function findNoticeSubscribers(db: Db): Promise<number[]> {
  return findSubscribers(db);
}

export async function readGroups({ db, actor }: Ctx<Player>, site: OperatorsOfSite): Promise<NotificationGroups> {
  const choice = await findChoice(db, actor.profile.id);
  return toGroups(choice, { isOperator: await isOperator(db, site.operatorUserIds, actor.userId) });
}

/** @throws {AppError} INVALID_INPUT for what only operators can set, as for unknown names */
export async function changeGroups(
  { db, actor }: WriteCtx<Player>,
  site: OperatorsOfSite,
  change: GroupChange,
): Promise<NotificationGroups> {
  const { id } = actor.profile;
  const isOfOperator = await isOperator(db, site.operatorUserIds, actor.userId);
  const refused = isOfOperator ? [] : operatorsPart(change);
  if (refused.length > 0) {
    const message = peopleErrors.operatorsOnly;
    throw new AppError('INVALID_INPUT', { message, issues: refused.map((path) => ({ path, message })) });
  }
  const choice = changedChoice(await findChoice(db, id), change);
  await storeChoice(db, id, choice);
  return toGroups(choice, { isOperator: isOfOperator });
}

async function findChoice(db: Db, profileId: number): Promise<Choice> {
  return (await findChoices(db, [profileId])).get(profileId) ?? USUAL_CHOICE;
}
