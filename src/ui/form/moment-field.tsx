import { useState } from 'react';
import { MINUTE_MS } from '#shared/durations.ts';
import { seoulDay, startOfSeoulDay } from '#shared/korean/dates.ts';
import { formatClock } from '#shared/korean/day-texts.ts';
import { dayChoices } from '#shared/korean/time-choices.ts';
import { ClockSelect } from '../components/clock-select.tsx';
import { Select } from '../components/field.tsx';
import type { ControlProps, FieldKind, FieldLook } from './field-kind.ts';

/** In Seoul, as typed. */
export interface TypedMoment {
  /** `2026-11-26` */
  readonly day: string;
  /** `21:00` */
  readonly time: string;
}

interface MomentOptions extends FieldLook {
  /** The label of the time, which is the part `time` of the field. */
  readonly timeLabel: string;
  readonly empty: TypedMoment;
  /** How many days are offered, from today on. */
  readonly days: number;
  readonly issue: string;
}

const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day and a time. What is sent is the moment in UTC. */
export function moment({
  label,
  hint,
  was,
  timeLabel,
  empty,
  days,
  issue,
}: MomentOptions): FieldKind<TypedMoment, string> {
  return {
    label,
    hint,
    was,
    empty,
    parse: (stored) => parseMoment(stored, empty),
    read(value) {
      const at = readMoment(value);
      return at === undefined ? { issue } : { sent: at.toISOString() };
    },
    write: (sent) => ({ day: seoulDay(sent), time: formatClock(sent) }),
    draw: (props) => <DaySelect {...props} days={days} />,
    parts: {
      time: {
        label: timeLabel,
        draw: ({ id, value, onChange, 'aria-invalid': isWrong }) => (
          <ClockSelect
            id={id}
            label={timeLabel}
            value={value.time}
            isWrong={isWrong}
            onChange={(time) => onChange({ ...value, time })}
          />
        ),
      },
    },
  };
}

function DaySelect({
  value,
  onChange,
  days,
  placeholder: _,
  readOnly: __,
  ...props
}: ControlProps<TypedMoment> & { days: number }) {
  const [now] = useState(() => new Date());
  return (
    <Select
      {...props}
      options={dayChoices(value.day, now, days)}
      value={value.day}
      onChange={(event) => onChange({ ...value, day: event.target.value })}
    />
  );
}

function readMoment({ day, time }: TypedMoment): Date | undefined {
  const [, hours, minutes] = TIME.exec(time) ?? [];
  if (!DAY.test(day) || hours === undefined || minutes === undefined) return undefined;
  const start = startOfSeoulDay(day).getTime();
  return Number.isNaN(start) ? undefined : new Date(start + (Number(hours) * 60 + Number(minutes)) * MINUTE_MS);
}

function parseMoment(stored: unknown, empty: TypedMoment): TypedMoment | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { day, time } = stored as Partial<Record<keyof TypedMoment, unknown>>;
  return { day: typeof day === 'string' ? day : empty.day, time: typeof time === 'string' ? time : empty.time };
}
