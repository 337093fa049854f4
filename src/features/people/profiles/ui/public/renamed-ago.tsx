import { useNow } from '#platform/client/use-now.ts';
import { formatDate } from '#shared/korean/dates.ts';
import { relativeTime } from '#shared/korean/relative-time.ts';

/** `3일 전`; the day until hydrated, since a cached page must not depend on when it was rendered. */
export function RenamedAgo({ at }: { at: string }) {
  const now = useNow();
  return (
    <time dateTime={at} title={formatDate(at)}>
      {now === null ? formatDate(at) : relativeTime(at, Math.max(now, Date.parse(at)))}
    </time>
  );
}
