import type { Kysely } from 'kysely';
import { publishEvents } from '#platform/live/publish-events.ts';
import type { Ctx, Player } from '../access/actor.ts';
import type { PeopleTables } from '../people.tables.ts';
import type { MarkRead, Notification, Unread } from './notification.contract.ts';
import { countUnread, findOf, markRead, type NotificationPage, removeBefore } from './notification.repository.ts';
import { RETENTION_DAYS } from './notification-limits.ts';
import { notifyPlayers } from './notify-player.service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** One's own, newest first. */
export function listNotifications({ db, actor }: Ctx<Player>, page: NotificationPage): Promise<Notification[]> {
  return findOf(db, actor.profile.id, page);
}

export async function findUnread({ db, actor }: Ctx<Player>): Promise<Unread> {
  const { id } = actor.profile;
  return { unread: (await countUnread(db, [id])).get(id) ?? 0 };
}

/** The other windows of the player hear of it. */
export async function markNotificationsRead(ctx: Ctx<Player>, which: MarkRead): Promise<Unread> {
  const { db, actor, clock } = ctx;
  const at = clock.now();
  await markRead(db, actor.profile.id, which, at);
  const unread = await findUnread(ctx);
  await publishEvents(db, at, [{ topics: [`me:${actor.userId}`], type: 'notification.read', data: unread }]);
  return unread;
}

/** One that goes every way which real ones go, to see that they all work. */
export async function notifyForTest({ db, actor, clock }: Ctx<Player>): Promise<void> {
  const at = clock.now();
  await notifyPlayers(db, at, [
    {
      profileId: actor.profile.id,
      kind: 'way.test',
      title: '시험 알림입니다',
      body: '가격 알림과 거래 소식이 이렇게 옵니다.',
      path: '/notifications',
      once: `test:${at.getTime()}`,
    },
  ]);
}

/** @returns how many */
export function deleteOldNotifications(db: Kysely<PeopleTables>, now: Date): Promise<number> {
  return removeBefore(db, new Date(now.getTime() - RETENTION_DAYS * DAY_MS));
}
