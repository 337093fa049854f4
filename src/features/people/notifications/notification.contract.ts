import { z } from 'zod';
import { MAX_MARKED, MAX_UNREAD_COUNTED } from './notification-limits.ts';

/** Something a player is told, as the bell shows it. */
export const notificationSchema = z.strictObject({
  id: z.int().positive(),
  createdAt: z.iso.datetime(),
  /** `watch.listing`, `watch.quote`, `trade.old`, `trade.cancelled`, `trade.completed`, `report.handled`, `way.fault`, `way.test`. */
  kind: z.string(),
  title: z.string(),
  body: z.string(),
  /** Where a click leads, on this site. */
  path: z.string(),
  readAt: z.iso.datetime().nullable(),
});
export type Notification = z.infer<typeof notificationSchema>;

/** How many are unread, counted up to 100. */
export const unreadSchema = z.strictObject({ unread: z.int().min(0).max(MAX_UNREAD_COUNTED) });
export type Unread = z.infer<typeof unreadSchema>;

/** The data of the live event `notification.created` on one's own topic; `notification.read` carries an `Unread`. */
export const notificationEventSchema = unreadSchema.extend({ notification: notificationSchema });
export type NotificationEvent = z.infer<typeof notificationEventSchema>;

/** `PUT /api/notifications/read`: these, all, or all up to this one. */
export const markReadSchema = z.union(
  [
    z.strictObject({ ids: z.array(z.int().positive()).min(1).max(MAX_MARKED) }),
    z.strictObject({ all: z.literal(true) }),
    z.strictObject({ upTo: z.int().positive() }),
  ],
  'ids, all, upTo 가운데 하나를 적어 주세요.',
);
export type MarkRead = z.infer<typeof markReadSchema>;
