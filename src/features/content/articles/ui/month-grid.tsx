import { classNames } from '#ui/components/class-names.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icons/page-icons.tsx';
import { eventsParams } from '../article-page.params.ts';
import type { CalendarBar, CalendarWeek } from '../calendar.rules.ts';
import type { EventsPageData } from '../pages/events.loader.ts';
import css from './events.module.css';
import { monthText } from './months-panel.tsx';

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'];

/** Shows the events of a month as a grid. On phones bars have no names, because the list beside it has them. */
export function MonthGrid({ data }: { data: EventsPageData }) {
  const { month, before, after, today, weeks } = data;
  const href = (to: string) => eventsParams.link('/events', { month: to === today ? undefined : to });
  return (
    <section className="panel" aria-label={monthText(month)}>
      <header className={css.head}>
        <a className="btn icon ghost" href={href(before)} rel="prev">
          <ChevronLeftIcon label="앞 달" />
        </a>
        <h2>{monthText(month)}</h2>
        <a className="btn icon ghost" href={href(after)} rel="next">
          <ChevronRightIcon label="다음 달" />
        </a>
        <span className={css.legend} aria-hidden="true">
          <i className={css.now} /> 지금 <i className={css.soon} /> 곧 <i className={css.past} /> 지남
        </span>
        <a className="more" href={href(today)}>
          오늘
        </a>
      </header>
      <div className={css.weekdays} aria-hidden="true">
        {WEEKDAYS.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      {weeks.map((week) => (
        <Week key={week.days.map(({ number }) => number).join()} week={week} />
      ))}
    </section>
  );
}

function Week({ week: { days, bars } }: { week: CalendarWeek }) {
  return (
    <div className={css.week}>
      {days.map(({ number, isInMonth, isToday }, column) => (
        <span key={number} className={classNames(css.day, !isInMonth && css.other)} style={{ gridColumn: column + 1 }}>
          <span className={isToday ? css.today : undefined}>{number}</span>
        </span>
      ))}
      {bars.map((bar) => (
        <Bar key={`${bar.entry.kind} ${bar.entry.id}`} bar={bar} />
      ))}
    </div>
  );
}

function Bar({ bar: { entry, time, from, days, lane } }: { bar: CalendarBar }) {
  return (
    <a
      className={classNames(css.bar, css[time])}
      href={entry.path}
      style={{ gridColumn: `${from + 1} / span ${days}`, gridRow: lane + 2 }}
    >
      {entry.title}
    </a>
  );
}
