import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useLive } from '#platform/client/live.ts';
import { queryClient, shouldRetry } from '#platform/client/query-client.ts';
import { useLiveQuery } from '#platform/client/use-live-query.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { relativeTime } from '#shared/korean/relative-time.ts';
import { Button } from '#ui/components/button.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { QueryStates } from '#ui/components/query-states.tsx';
import { ownTopic } from '../../people.topics.ts';
import { showError } from '../../require-login/ui/public/require-player.ts';
import type { Notification } from '../notification.contract.ts';
import { notificationCreated, notificationRead } from '../notification.events.ts';
import { NotificationKinds } from './notification-kinds.tsx';
import { addNotification, markRead, notifications, readMore, showWaiting } from './notification-query.ts';
import css from './notifications.module.css';
import type { NotificationParts } from './public/notification-parts.ts';
import { WaitingList } from './waiting-list.tsx';

/** px: further down, the list counts as scrolled. */
const TOP_PX = 200;

interface NotificationListProps {
  partsOf(notification: Notification): NotificationParts;
}

export function NotificationList({ partsOf }: NotificationListProps) {
  const query = useLiveQuery(notifications);
  const more = useMutation({ mutationFn: readMore, retry: shouldRetry }, queryClient);
  const { data: list, isFetching, refetch } = query;
  const box = useRef<HTMLDivElement>(null);
  useLive([ownTopic], (event) => {
    // The list must not change while the reader points at it or focuses it.
    const isPaused = isInHand(box.current);
    if (event.type === 'resync' || (notificationRead.matches(event) && !isPaused)) void refetch();
    if (notificationCreated.matches(event)) addNotification(event.data.notification, isPaused);
  });

  const waiting = list?.waiting.length ?? 0;
  const hasNew = list?.rows.some(({ readAt }) => readAt === null);
  const now = new Date();
  return (
    <Panel
      title="받은 알림"
      aside={
        <span className="row ml-auto">
          {waiting > 0 && (
            <Button size="sm" onClick={showWaiting}>
              새 알림 {waiting}개 보기
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
      <div className={css.list} ref={box}>
        <QueryStates
          query={{ ...query, data: list?.rows }}
          skeleton={<WaitingList />}
          empty={<NotificationKinds />}
          failed="알림을 가져오지 못했습니다."
        >
          {(rows) => (
            <ul className="lines">
              {rows.map((notification) => (
                <NotificationRow
                  key={notification.id}
                  notification={notification}
                  parts={partsOf(notification)}
                  now={now}
                />
              ))}
            </ul>
          )}
        </QueryStates>
        {list && list.next !== null && (
          <p className={css.more}>
            <Button size="sm" disabled={isFetching || more.isPending} onClick={() => more.mutate()}>
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

interface NotificationRowProps {
  notification: Notification;
  parts: NotificationParts;
  now: Date;
}

function NotificationRow({ notification, parts, now }: NotificationRowProps) {
  const { id, title, body, path, createdAt, readAt } = notification;
  const isNew = readAt === null;
  const read = () => {
    if (isNew) markRead({ ids: [id] }).catch((error: unknown) => console.warn('읽음으로 표시하지 못했습니다.', error));
  };
  return (
    <li className={`line tap-row ${css.row} ${isNew ? css.unread : 'dim'}`} onClickCapture={read}>
      {parts.picture}
      <span className={`grow ${css.text}`}>
        <a className="opens" href={path}>
          <b>
            {isNew && <span className="visually-hidden">새 알림 </span>}
            {title}
          </b>
        </a>
        {body !== '' && <span className="sub">{body}</span>}
        {parts.detail}
      </span>
      <time className="meta" dateTime={createdAt} title={formatDateTime(createdAt)}>
        {relativeTime(createdAt, now)}
      </time>
    </li>
  );
}
