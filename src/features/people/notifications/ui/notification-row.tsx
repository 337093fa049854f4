import { formatDateTime } from '#shared/korean/dates.ts';
import { relativeTime } from '#shared/korean/relative-time.ts';
import type { Notification } from '../notification.contract.ts';
import { markRead } from './notification-query.ts';

/** One notification; going where it leads marks it read. */
export function NotificationRow({ notification, now }: { notification: Notification; now: Date }) {
  const { id, title, body, path, createdAt, readAt } = notification;
  const isNew = readAt === null;
  const read = () => {
    if (isNew) markRead({ ids: [id] }).catch((error: unknown) => console.warn('읽음으로 하지 못했습니다.', error));
  };
  return (
    <a className={isNew ? 'bell-row new' : 'bell-row'} href={path} onClick={read}>
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
