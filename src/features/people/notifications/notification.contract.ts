import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { idPageQuery, idText } from '#shared/params.ts';
import { successSchema } from '#shared/success.ts';

/** Days for which notifications are kept that were read or delivered to a browser or the webhook. */
export const DONE_RETENTION_DAYS = 30;
/** Maximum number of days for which any notification is kept. */
export const RETENTION_DAYS = 90;
export const MAX_PUSH_SUBSCRIPTIONS = 10;
export const MAX_UNREAD_COUNTED = 100;
const MAX_MARKED = 100;

export const notificationSchema = z.strictObject({
  id: z.int().positive(),
  createdAt: z.iso.datetime(),
  /**
   * `watch.listing`, `trade.old`, `party.asked`, `turn.next`, `report.handled`, `way.test` …; the first part is the
   * noun, and decides the group (`notification-group.rules.ts`).
   */
  kind: z.string(),
  title: z.string(),
  body: z.string(),
  path: z.string(),
  readAt: z.iso.datetime().nullable(),
});
export type Notification = z.infer<typeof notificationSchema>;

export const unreadSchema = z.strictObject({ unread: z.int().min(0).max(MAX_UNREAD_COUNTED) });
export type Unread = z.infer<typeof unreadSchema>;

/** Data of the live event `notification.created` on the user's own topic; `notification.read` carries an `Unread`. */
export const notificationEventSchema = unreadSchema.extend({ notification: notificationSchema });
export type NotificationEvent = z.infer<typeof notificationEventSchema>;

export const markReadSchema = z.union(
  [
    z.strictObject({ ids: z.array(z.int().positive()).min(1).max(MAX_MARKED) }),
    z.strictObject({ all: z.literal(true) }),
    z.strictObject({ upTo: z.int().positive() }),
  ],
  'ids, all, upTo 가운데 하나를 적어 주세요.',
);
export type MarkRead = z.infer<typeof markReadSchema>;

const tags = ['notifications'];

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  who: 'player',
  tags,
  summary: '내 알림; watch: 그 가격 알림이 울린 것만',
  query: idPageQuery.extend({ watch: idText.optional() }),
  response: { 200: z.array(notificationSchema) },
});

export const countUnread = endpoint({
  method: 'GET',
  path: '/api/notifications/unread',
  who: 'player',
  tags,
  summary: '읽지 않은 알림의 수 (100까지)',
  response: { 200: unreadSchema },
});

export const markNotificationsRead = endpoint({
  method: 'PUT',
  path: '/api/notifications/read',
  who: 'player',
  evenSuspended: true,
  tags,
  summary: '읽음으로 하기',
  body: markReadSchema,
  response: { 200: unreadSchema },
});

export const sendTestNotification = endpoint({
  method: 'POST',
  path: '/api/notifications/test',
  who: 'player',
  tags,
  summary: '켜 둔 모든 곳으로 테스트 알림 보내기',
  response: { 200: successSchema },
});
