import { useNow } from '#platform/client/use-now.ts';
import { DAY_MS, HOUR_MS } from '#shared/durations.ts';
import { seoulDay } from '#shared/korean/dates.ts';
import { formatClock, weekdayName } from '#shared/korean/day-texts.ts';
import { Tag } from '#ui/components/tag.tsx';
import type { EventRow, EventsPageData } from '../pages/events.loader.ts';
import css from './events.module.css';

const GROUPS = [
  ['now', '지금'],
  ['soon', '곧'],
  ['past', '지난 것'],
] as const;

/** Running, coming and past events. @param at the moment by which the server sorted them */
export function EventList({ events, at }: Pick<EventsPageData, 'events' | 'at'>) {
  return GROUPS.filter(([group]) => events[group].length > 0).map(([group, label]) => (
    <section key={group} className={css.group} aria-label={label}>
      <h3 className="meta">
        {label} {events[group].length}
      </h3>
      <ul>
        {events[group].map((event) => (
          <li key={event.id}>
            <a className={css.event} href={`/events/${event.id}`}>
              <When group={group} event={event} at={at} />
              <span className={css.what}>
                <b>
                  {event.title} {event.isSample && <Tag>견본</Tag>}
                </b>
                <small>{event.summary}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  ));
}

function When({ group, event, at }: { group: 'now' | 'soon' | 'past'; event: EventRow; at: string }) {
  const now = useNow() ?? Date.parse(at);
  const last = event.endsAt === null ? null : new Date(Date.parse(event.endsAt) - 1);
  if (group === 'now') {
    return (
      <span className={css.when}>
        <b className={css.left}>{event.endsAt === null ? '지금' : leftText(event.endsAt, now)}</b>
        <small>{last && `${shortDay(last)}까지`}</small>
      </span>
    );
  }
  if (group === 'soon') {
    const time = event.isAllDay
      ? `${weekdayName(event.startsAt)}부터`
      : `${weekdayName(event.startsAt).charAt(0)} ${formatClock(event.startsAt)}`;
    return (
      <span className={css.when}>
        <b>{shortDay(event.startsAt)}</b>
        <small>{time}</small>
      </span>
    );
  }
  return (
    <span className={css.when}>
      <b>{shortDay(last ?? event.startsAt)}</b>
      <small>끝남</small>
    </span>
  );
}

/** `3일 남음`, on the last day in hours. */
export function leftText(endsAt: string, now: number): string {
  const leftMs = Date.parse(endsAt) - now;
  if (leftMs <= 0) return '끝남';
  if (leftMs < HOUR_MS) return '곧 끝남';
  if (leftMs < DAY_MS) return `${Math.floor(leftMs / HOUR_MS)}시간 남음`;
  return `${Math.floor(leftMs / DAY_MS)}일 남음`;
}

/** `11.23` */
function shortDay(at: Date | string): string {
  return seoulDay(at).slice(5).replace('-', '.');
}
