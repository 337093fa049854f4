import type { Db } from '#platform/database/db.ts';
import { DAY_MS } from '#shared/durations.ts';
import type { Ctx, Player, WriteCtx } from '../access/actor.ts';
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
import { type Choice, changedChoice, toGroups, USUAL_CHOICE } from './notification-group.rules.ts';

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

export async function readGroups({ db, actor }: Ctx<Player>): Promise<NotificationGroups> {
  return toGroups(await findChoice(db, actor.profile.id));
}

export async function changeGroups({ db, actor }: WriteCtx<Player>, change: GroupChange): Promise<NotificationGroups> {
  const { id } = actor.profile;
  const choice = changedChoice(await findChoice(db, id), change);
  await storeChoice(db, id, choice);
  return toGroups(choice);
}

async function findChoice(db: Db, profileId: number): Promise<Choice> {
  return (await findChoices(db, [profileId])).get(profileId) ?? USUAL_CHOICE;
}
