import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { queryClient } from '#platform/client/query-client.ts';
import { useLive } from '#platform/client/use-live.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { relativeTime } from '#shared/korean/relative-time.ts';
import { Button } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { EmptyState, ErrorState } from '#ui/components/states.tsx';
import { ownTopic } from '../../people.topics.ts';
import { showError } from '../../require-login/ui/public/require-player.ts';
import type { Notification } from '../notification.contract.ts';
import { notificationCreated, notificationRead } from '../notification.events.ts';
import { addNotification, markRead, notificationQuery } from './notification-query.ts';
import css from './notifications.module.css';
import { WaitingList } from './waiting-list.tsx';

/** px: further down, the list counts as scrolled. */
const TOP_PX = 200;

export default function NotificationList() {
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(
    notificationQuery,
    queryClient,
  );
  const list = useRef<HTMLDivElement>(null);
  const [paused, setPaused] = useState<Notification[]>([]);
  const letIn = () => {
    for (const notification of paused) addNotification(notification);
    setPaused([]);
  };
  useLive([ownTopic], (event) => {
    // Nothing moves while the reader points at or focuses the list.
    const isPaused = isInHand(list.current);
    if (event.type === 'resync' || (notificationRead.matches(event) && !isPaused)) void refetch();
    if (!notificationCreated.matches(event)) return;
    const { notification } = event.data;
    if (isPaused) setPaused((before) => [...before, notification]);
    else addNotification(notification);
  });

  const notifications = data?.pages.flat() ?? [];
  const waiting = paused.filter(({ id }) => !notifications.some((shown) => shown.id === id));
  const hasNew = notifications.some(({ readAt }) => readAt === null);
  const now = new Date();
  return (
    <Panel
      title="받은 알림"
      aside={
        <span className="row ml-auto">
          {waiting.length > 0 && (
            <Button size="sm" onClick={letIn}>
              새 알림 {waiting.length}개 보기
            </Button>
          )}
          {hasNew && (
            <Button size="sm" tone="ghost" onClick={() => void markRead({ all: true }).catch(showError)}>
              모두 읽음
            </Button>
          )}
        </span>
      }
    >
      <div className={`lines ${css.list}`} ref={list}>
        {notifications.map((notification) => (
          <NotificationRow key={notification.id} notification={notification} now={now} />
        ))}
        {data && notifications.length === 0 && (
          <EmptyState
            text="아직 받은 알림이 없습니다."
            action={
              <a className="btn sm" href="/trade">
                가격 알림을 걸 물건 고르기
              </a>
            }
          />
        )}
        {!data && (!error || isFetching) && <WaitingList />}
        {!data && error && !isFetching && (
          <ErrorState
            text="알림을 가져오지 못했습니다."
            hint={error.message}
            action={
              <Button size="sm" onClick={() => void refetch()}>
                다시 가져오기
              </Button>
            }
          />
        )}
        {hasNextPage && (
          <p className={css.more}>
            <Button size="sm" disabled={isFetching} onClick={() => void fetchNextPage()}>
              더 보기
            </Button>
          </p>
        )}
      </div>
    </Panel>
  );
}

function isInHand(list: HTMLElement | null): boolean {
  return window.scrollY > TOP_PX || (list?.matches(':hover, :focus-within') ?? false);
}

function NotificationRow({ notification, now }: { notification: Notification; now: Date }) {
  const { id, title, body, path, createdAt, readAt } = notification;
  const isNew = readAt === null;
  const read = () => {
    if (isNew) markRead({ ids: [id] }).catch((error: unknown) => console.warn('읽음으로 하지 못했습니다.', error));
  };
  return (
    <a className={`line ${css.row} ${isNew ? css.unread : 'dim'}`} href={path} onClick={read}>
      <span className="grow">
        <b>
          {isNew && <span className="visually-hidden">새 알림 </span>}
          {title}
        </b>
        {body !== '' && <span className="sub">{body}</span>}
      </span>
      <time className="meta" dateTime={createdAt} title={formatDateTime(createdAt)}>
        {relativeTime(createdAt, now)}
      </time>
    </a>
  );
}
