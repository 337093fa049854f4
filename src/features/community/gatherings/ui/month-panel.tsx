import { Fragment, type ReactNode } from 'react';
import { seoulDay } from '#shared/korean/dates.ts';
import { formatClock, formatMonthDay, weekdayName } from '#shared/korean/day-texts.ts';
import { classNames } from '#ui/components/class-names.ts';
import { Panel } from '#ui/components/panel.tsx';
import { Tag } from '#ui/components/tag.tsx';
import { ChevronDownIcon } from '#ui/icons/icons.tsx';
import type { Gathering } from '../gathering.contract.ts';
import { ANSWER_NAMES, GATHERING_STATE_NAMES, WAITING } from '../gathering.labels.ts';
import { GATHERING_STATE, type GatheringState } from '../gathering.rules.ts';
import { listWeeks, monthAfter, monthOf } from '../month.rules.ts';
import { stateNow } from './coming.rules.ts';
import css from './schedule.module.css';

const WEEKDAYS = [...'일월화수목금토'];
/** Maximum number of gatherings shown per day; the rest are a number. */
const MAX_SHOWN = 3;

const STATE_CLASSES: Readonly<Record<GatheringState, string | undefined>> = {
  [GATHERING_STATE.upcoming]: css.coming,
  [GATHERING_STATE.running]: css.now,
  [GATHERING_STATE.ended]: css.past,
  [GATHERING_STATE.cancelled]: css.cancelled,
};

interface MonthPanelProps {
  /** Shown month, `2026-11`. */
  month: string;
  gatherings: readonly Gathering[];
  now: number;
  aside: ReactNode;
  monthHref: (month: string | undefined) => string;
  hrefOf: (gathering: Gathering) => string;
}

/** Shows the weeks of a month by days of Korean time. */
export function MonthPanel({ month, gatherings, now, aside, monthHref, hrefOf }: MonthPanelProps) {
  const byDay = Map.groupBy(gatherings, ({ at }) => seoulDay(at));
  const today = seoulDay(now);
  const [year, number] = month.split('-').map(Number);
  const name = `${year}년 ${number}월`;
  return (
    <section className={`panel ${css.monthPanel}`} aria-label={name}>
      <header className={css.monthHead}>
        <Step href={monthHref(monthAfter(month, -1))} label="이전 달" className={css.before} />
        <h2>{name}</h2>
        <Step href={monthHref(monthAfter(month, 1))} label="다음 달" className={css.after} />
        {month !== monthOf(today) && (
          <a className="meta" href={monthHref(undefined)}>
            오늘
          </a>
        )}
        <span className="ml-auto">{aside}</span>
      </header>
      <table className={css.month}>
        <thead>
          <tr>
            {WEEKDAYS.map((day) => (
              <th key={day} scope="col" abbr={`${day}요일`}>
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listWeeks(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} className={monthOf(day) === month ? undefined : css.other}>
                  <Day day={day} isToday={day === today} gatherings={byDay.get(day) ?? []} {...{ now, hrefOf }} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Step({ href, label, className }: { href: string; label: string; className: string | undefined }) {
  return (
    <a className={classNames('iconbtn', className)} href={href} aria-label={label}>
      <ChevronDownIcon />
    </a>
  );
}

interface DayProps extends Pick<MonthPanelProps, 'gatherings' | 'now' | 'hrefOf'> {
  day: string;
  isToday: boolean;
}

function Day({ day, isToday, gatherings, now, hrefOf }: DayProps) {
  const at = Date.parse(`${day}T00:00:00+09:00`);
  const hidden = gatherings.length - MAX_SHOWN;
  return (
    <>
      <time dateTime={day} className={css.date}>
        <span className="visually-hidden">
          {formatMonthDay(at)} {weekdayName(at)}
        </span>
        <span aria-hidden="true" className={isToday ? css.mark : undefined}>
          {Number(day.slice(-2))}
        </span>
      </time>
      {gatherings.slice(0, MAX_SHOWN).map((gathering) => {
        const stateClass = STATE_CLASSES[stateNow(gathering, now)];
        const text = `${formatClock(gathering.at)} ${gathering.title}`;
        return (
          <Fragment key={gathering.id}>
            <a className={classNames('wide', css.event, stateClass)} href={hrefOf(gathering)} title={text}>
              {text}
            </a>
            {/* Gatherings are too small to press here: the list below the month has their names. */}
            <span className={classNames('narrow', css.stroke, stateClass)}>
              <span className="visually-hidden">{text}</span>
            </span>
          </Fragment>
        );
      })}
      {hidden > 0 && <span className={css.hidden}>+{hidden}</span>}
    </>
  );
}

interface ListPanelProps {
  title: string;
  gatherings: readonly Gathering[];
  now: number;
  hrefOf: (gathering: Gathering) => string;
}

export function ListPanel({ title, gatherings, now, hrefOf }: ListPanelProps) {
  if (gatherings.length === 0) return null;
  return (
    <Panel title={title} aside={`${gatherings.length}개`}>
      <ul className="lines">
        {gatherings.map((gathering) => (
          <li key={gathering.id}>
            <a className={`row-link ${css.row}`} href={hrefOf(gathering)}>
              <Row gathering={gathering} state={stateNow(gathering, now)} />
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Row({ gathering, state }: { gathering: Gathering; state: GatheringState }) {
  const { at, title, counts, capacity, own } = gathering;
  const isOver = state === GATHERING_STATE.ended || state === GATHERING_STATE.cancelled;
  return (
    <>
      <span className={css.when}>
        <b className={isOver ? 'dim' : undefined}>{formatMonthDay(at)}</b>
        <span className="meta">
          {weekdayName(at).slice(0, 1)} {formatClock(at)}
        </span>
      </span>
      <span className="grow min-w-0">
        <span className={classNames('elide block', isOver && 'dim')}>{title}</span>
        <span className="meta block">
          참가 {counts.coming}
          {capacity !== null && <span className="own-text">{` / ${capacity}`}</span>}
          {counts.waiting > 0 && <span className="own-text">{` · 대기 ${counts.waiting}`}</span>}
        </span>
      </span>
      <AnswerTag state={state} own={own} />
    </>
  );
}

function AnswerTag({ state, own }: { state: GatheringState; own: Gathering['own'] }) {
  if (state !== GATHERING_STATE.upcoming) {
    return (
      <Tag {...(state === GATHERING_STATE.running && { tone: 'ok' as const })}>{GATHERING_STATE_NAMES[state]}</Tag>
    );
  }
  if (!own) return <Tag tone="warn">답 없음</Tag>;
  return <span className="meta nowrap">{own.isWaiting ? WAITING : ANSWER_NAMES[own.answer]}</span>;
}
