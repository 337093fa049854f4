import { call } from '#platform/client/call.ts';
import { defineLiveQuery } from '#platform/client/live-query.ts';
import { changeAnswer, storedAnswer } from '#platform/client/query-client.ts';
import {
  listNotifications,
  type MarkRead,
  markNotificationsRead,
  type Notification,
} from '../notification.contract.ts';
import {
  NOTHING_READ,
  type Notifications,
  PAGE_ROWS,
  toPage,
  withChange,
  withPage,
  withRead,
  withWaiting,
} from './notification-list.rules.ts';
import { setUnread } from './unread-store.ts';

/** The list that is being fetched; live events meanwhile change it too. */
let reading = { list: NOTHING_READ };

/** It takes new notifications out of their events, and so listens by itself. */
export const notifications = defineLiveQuery({
  key: ['notifications'],
  async read(_: undefined, signal): Promise<Notifications> {
    const known = shownList()?.rows.length ?? 0;
    const own = { list: NOTHING_READ };
    reading = own;
    do {
      const page = await readPage(own.list.next, signal);
      own.list = withPage(own.list, page);
    } while (own.list.next !== null && own.list.rows.length < known);
    return withWaiting(own.list);
  },
});

export async function readMore(): Promise<void> {
  const next = shownList()?.next ?? null;
  if (next === null) return;
  const page = await readPage(next);
  // The list may have been reloaded in the meantime.
  if (shownList()?.next === next) change((list) => withPage(list, page));
}

/** `isPaused`: shown only when the reader requests it. */
export function addNotification(notification: Notification, isPaused: boolean): void {
  reading.list = withChange(reading.list, { type: 'upsert', row: notification });
  change((list) => {
    const added = withChange(list, { type: 'upsert', row: notification });
    return isPaused ? added : withWaiting(added);
  });
}

export function showWaiting(): void {
  change(withWaiting);
}

export async function markRead(which: MarkRead): Promise<void> {
  const { unread } = await call(markNotificationsRead, { body: which });
  const readAt = new Date().toISOString();
  reading.list = withRead(reading.list, which, readAt);
  change((list) => withRead(list, which, readAt));
  setUnread(unread);
}

async function readPage(cursor: string | null, signal?: AbortSignal) {
  const query = { limit: PAGE_ROWS, cursor: cursor ? Number(cursor) : undefined };
  return toPage(await call(listNotifications, { query, ...(signal && { signal }) }));
}

function shownList(): Notifications | undefined {
  return storedAnswer(notifications, undefined);
}

function change(to: (list: Notifications) => Notifications): void {
  changeAnswer(notifications, undefined, to);
}
