import { useNow } from '#platform/client/use-now.ts';
import { formatDate } from '#shared/korean/dates.ts';
import { relativeTime } from '#shared/korean/relative-time.ts';
import drawn from '#ui/assets/discord.svg?url&no-inline';
import { OperatorPicture } from '#ui/page/operator-picture.tsx';

/** `3일 전`; the day until hydrated, since a cached page must not depend on when it was rendered. */
export function RenamedAgo({ at }: { at: string }) {
  const now = useNow();
  return (
    <time dateTime={at} title={formatDate(at)}>
      {now === null ? formatDate(at) : relativeTime(at, Math.max(now, Date.parse(at)))}
    </time>
  );
}

export function DiscordLink({ id }: { id: string }) {
  return (
    <a className="row" href={`https://discord.com/users/${encodeURIComponent(id)}`} rel="external nofollow noopener">
      <OperatorPicture name="discord" drawn={drawn} size={16} />
      연결됨
    </a>
  );
}
