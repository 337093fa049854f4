import { useQuery } from '@tanstack/react-query';
import { listNotifications } from '#features/people/notifications/notification.contract.ts';
import { call } from '#platform/client/call.ts';
import { queryClient } from '#platform/client/query-client.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { relativeTime } from '#shared/korean/relative-time.ts';
import css from './my-watches.module.css';

const SHOWN = 20;

export function WatchHistory({ watchId }: { watchId: number }) {
  const { data, error } = useQuery(
    {
      queryKey: ['watches', watchId, 'history'],
      queryFn: ({ signal }) => call(listNotifications, { query: { watch: watchId, limit: SHOWN }, signal }),
    },
    queryClient,
  );
  if (error) return <p className={`dim ${css.history}`}>기록을 가져오지 못했습니다. {error.message}</p>;
  if (!data) return <p className={`dim ${css.history}`}>불러오는 중</p>;
  const now = new Date();
  return (
    <ul className={css.history}>
      {data.map(({ id, title, path, createdAt }) => (
        <li key={id}>
          <a href={path}>{title}</a>
          <time className="meta nowrap" dateTime={createdAt} title={formatDateTime(createdAt)}>
            {relativeTime(createdAt, now)}
          </time>
        </li>
      ))}
    </ul>
  );
}
