import { call } from '#platform/client/call.ts';
import { onLive } from '#platform/client/live.ts';
import type { LiveEvent } from '#platform/client/live-frame.ts';
import { NewestAnswer } from '#platform/client/newest-answer.ts';
import { findServiceWorker } from '#platform/client/service-worker.ts';
import { warnOfFailure } from '#platform/client/warn-of-failure.ts';
import { showToast } from '#ui/overlay/toast.ts';
import type { ToastMessage } from '#ui/overlay/toast-host.tsx';
import { ownTopic } from '../../../people.topics.ts';
import { sessionUser } from '../../../sessions/ui/public/me-store.ts';
import { countUnread, type Notification } from '../../notification.contract.ts';
import { notificationCreated, notificationRead } from '../../notification.events.ts';
import { setUnread, showUnreadBy } from '../unread-store.ts';

let tended: { userId: string; leave(): void } | undefined;

/** Lets other features extend the toast of a notification. */
type Describe = (notification: Notification) => Promise<Partial<ToastMessage>>;

let describe: Describe = async () => ({});

const newest = new NewestAnswer();

export function startNotificationBadge(show: (unread: string) => void, describeBy: Describe): void {
  showUnreadBy(show);
  describe = describeBy;
  const state = sessionUser();
  const userId = state.status === 'in' ? state.me?.userId : undefined;
  if (tended?.userId === userId) return;
  tended?.leave();
  tended = undefined;
  newest.begin();
  if (userId === undefined) {
    setUnread(0);
    if (state.status === 'out') void letGoOfBrowser();
    return;
  }
  tended = { userId, leave: onLive([ownTopic], handle) };
  sendRequest();
}

function handle(event: LiveEvent): void {
  if (event.type === 'resync') sendRequest();
  if (notificationRead.matches(event)) showNewer(event.data.unread);
  if (!notificationCreated.matches(event)) return;
  const { unread, notification } = event.data;
  showNewer(unread);
  if (document.visibilityState === 'visible') void showNotification(notification);
}

function showNewer(unread: number): void {
  newest.begin();
  setUnread(unread);
}

async function showNotification(notification: Notification): Promise<void> {
  const { title, body: text } = notification;
  const more = await describe(notification).catch((error: unknown) => {
    console.warn('알림의 매물을 가져오지 못했습니다.', error);
    return {};
  });
  await showToast({ tone: 'ok', title, text, ...more });
}

function sendRequest(): void {
  const isNewest = newest.begin();
  call(countUnread).then(
    ({ unread }) => isNewest() && setUnread(unread),
    (error: unknown) => warnOfFailure('알림의 수를 가져오지 못했습니다.', error),
  );
}

/**
 * The browser's subscription belongs to the player who left; the next user of the browser must not see its messages.
 */
async function letGoOfBrowser(): Promise<void> {
  try {
    const registration = await findServiceWorker();
    const subscription = await registration?.pushManager?.getSubscription();
    await subscription?.unsubscribe();
  } catch (error) {
    console.warn('이 브라우저의 알림을 끄지 못했습니다.', error);
  }
}
