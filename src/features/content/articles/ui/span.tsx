import { DAY_MS } from '#shared/durations.ts';
import { formatDateTime, formatDateWithWeekday, formatTime, seoulDay } from '#shared/korean/dates.ts';

interface SpanProps {
  startsAt: string;
  endsAt: string | null;
  isAllDay: boolean;
}

/** Shows a span in Seoul. All-day events name their last day, and a single day is named once. */
export function Span({ startsAt, endsAt, isAllDay }: SpanProps) {
  const format = isAllDay ? formatDateWithWeekday : formatDateTime;
  const end = endsAt === null ? null : isAllDay ? new Date(Date.parse(endsAt) - DAY_MS) : new Date(endsAt);
  const isSameDay = end !== null && seoulDay(end) === seoulDay(startsAt);
  if (isAllDay && isSameDay) return <time dateTime={startsAt}>{format(startsAt)}</time>;
  const formatEnd = isSameDay ? formatTime : format;
  return (
    <>
      <time dateTime={startsAt}>{format(startsAt)}</time>
      <span className="own-text">{end === null ? '부터' : ' – '}</span>
      {end !== null && <time dateTime={end.toISOString()}>{formatEnd(end)}</time>}
    </>
  );
}
