import { type LiveList, type LivePage, liveLists } from '#shared/live-list.ts';
import type { MarkRead, Notification } from '../notification.contract.ts';

export type Notifications = LiveList<Notification>;

export const PAGE_ROWS = 30;

/** Ids rise with time. */
export const { first, withPage, withWaiting, withChange } = liveLists<Notification>((one, other) => other.id - one.id);

export const NOTHING_READ = first({ rows: [], next: '' });

export function toPage(rows: readonly Notification[]): LivePage<Notification> {
  const last = rows.at(-1);
  return { rows, next: rows.length < PAGE_ROWS || !last ? null : String(last.id) };
}

export function withRead(list: Notifications, which: MarkRead, readAt: string): Notifications {
  const isMeant = ({ id }: Notification) => !('ids' in which) || which.ids.includes(id);
  return withChange(list, {
    type: 'patch',
    patch: (row) => (row.readAt === null && isMeant(row) ? { ...row, readAt } : row),
  });
}
