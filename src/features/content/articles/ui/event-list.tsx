import { useNow } from '#platform/client/use-now.ts';
import { seoulDay } from '#shared/korean/dates.ts';
import { formatClock, weekdayName } from '#shared/korean/day-texts.ts';
import { Tag } from '#ui/components/tag.tsx';
import { leftText } from '../calendar.rules.ts';
import type { EventRow, EventsPageData } from '../pages/events.loader.ts';
import css from './events.module.css';

const GROUPS = [
  ['now', '지금'],
  ['soon', '곧'],
  ['past', '지난 것'],
] as const;

/** Lists running, coming and past events. */
export function EventList({ events }: Pick<EventsPageData, 'events'>) {
  return GROUPS.filter(([group]) => events[group].length > 0).map(([group, label]) => (
    <section key={group} className={css.group} aria-label={label}>
      <h3 className="meta">
        {label} {events[group].length}
      </h3>
      <ul>
        {events[group].map((event) => (
          <li key={event.id}>
            <a className={css.event} href={`/events/${event.id}`}>
              <When group={group} event={event} />
              <span className={css.what}>
                <b>{event.title}</b>
                <small>{event.summary}</small>
                {event.isSample && (
                  <span>
                    <Tag>견본</Tag>
                  </span>
                )}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  ));
}

function When({ group, event }: { group: 'now' | 'soon' | 'past'; event: EventRow }) {
  const now = useNow();
  const last = event.endsAt === null ? null : new Date(Date.parse(event.endsAt) - 1);
  if (group === 'now') {
    return (
      <span className={css.when}>
        <b className={css.left}>{now === null ? event.left : leftText(event.endsAt, now)}</b>
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

/** Returns `11.23`. */
function shortDay(at: Date | string): string {
  return seoulDay(at).slice(5).replace('-', '.');
}
