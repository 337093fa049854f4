import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#platform/client/call.ts';
import { queryClient } from '#platform/client/query-client.ts';
import {
  listNotifications,
  type MarkRead,
  markNotificationsRead,
  type Notification,
} from '../notification.contract.ts';
import { setUnread } from './unread-store.ts';

const KEY = ['notifications'] as const;
const PAGE = 30;

type Pages = InfiniteData<Notification[], number | undefined>;

export const notificationQuery = infiniteQueryOptions({
  queryKey: KEY,
  queryFn: ({ pageParam: cursor, signal }) => call(listNotifications, { query: { limit: PAGE, cursor }, signal }),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: (last) => (last.length < PAGE ? undefined : last.at(-1)?.id),
});

/** Idempotent by id. */
export function addNotification(notification: Notification): void {
  change(([first = [], ...rest]) =>
    first.some(({ id }) => id === notification.id) ? [first, ...rest] : [[notification, ...first], ...rest],
  );
}

export async function markRead(which: MarkRead): Promise<void> {
  const { unread } = await call(markNotificationsRead, { body: which });
  const readAt = new Date().toISOString();
  const isMeant = ({ id }: Notification) => !('ids' in which) || which.ids.includes(id);
  change((pages) =>
    pages.map((page) => page.map((one) => (isMeant(one) ? { ...one, readAt: one.readAt ?? readAt } : one))),
  );
  setUnread(unread);
}

function change(to: (pages: Notification[][]) => Notification[][]): void {
  queryClient.setQueryData<Pages>(KEY, (data) => data && { ...data, pages: to(data.pages) });
}
