import { useNow } from '#platform/client/use-now.ts';
import { formatDateTime } from '#shared/korean/dates.ts';
import { momentText } from '../../../trades/moment.labels.ts';

/** `3분 전`; date and time until hydrated. */
export function Ago({ at }: { at: string }) {
  const now = useNow();
  return (
    <time dateTime={at} title={formatDateTime(at)}>
      {momentText(at, now)}
    </time>
  );
}
