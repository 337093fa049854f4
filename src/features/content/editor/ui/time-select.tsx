import { useState } from 'react';
import { seoulClock } from '#shared/korean/dates.ts';
import { dateChoices, lastDateOf, MONTH_CHOICES, type TimeChoice } from '#shared/korean/time-choices.ts';
import { ClockSelect } from '#ui/components/clock-select.tsx';
import { Select } from '#ui/components/field.tsx';

interface TimeSelectProps {
  label: string;
  /** `2026-11-27T18:00`, or its first ten characters for a day; empty: not set. */
  value: string;
  isDay?: boolean;
  hint?: string | undefined;
  onChange(value: string): void;
}

const YEARS_BACK = 2;
const YEARS_AHEAD = 5;
const NOT_SET: TimeChoice = { value: '', label: '정하지 않음' };
const MIDNIGHT = '00:00';
const DAY_LENGTH = 10;

/** Chooses a time in Seoul. Once the year is chosen, the other parts start with the present date. */
export function TimeSelect({ label, value, isDay = false, hint, onChange }: TimeSelectProps) {
  const [today] = useState(() => seoulClock(new Date()).toISOString().slice(0, DAY_LENGTH));
  const isSet = value !== '';
  const [year = '', month = '', date = ''] = (isSet ? value : today).slice(0, DAY_LENGTH).split('-');
  const clock = value.slice(DAY_LENGTH + 1) || MIDNIGHT;
  const change = (part: { year?: string; month?: string; date?: string; clock?: string }) => {
    const next = { year, month, date, clock, ...part };
    if (next.year === '') return onChange('');
    const last = lastDateOf(Number(next.year), Number(next.month));
    const day = `${next.year}-${next.month}-${String(Math.min(Number(next.date), last)).padStart(2, '0')}`;
    onChange(isDay ? day : `${day}T${next.clock}`);
  };
  return (
    <fieldset className="field">
      <legend className="label">{label}</legend>
      <span className="row wrap">
        <Select
          aria-label={`${label}, 년`}
          options={[NOT_SET, ...yearChoices(Number(today.slice(0, 4)), isSet ? Number(year) : undefined)]}
          value={isSet ? year : ''}
          onChange={(event) => change({ year: event.target.value })}
        />
        {isSet && (
          <>
            <Select
              aria-label={`${label}, 월`}
              options={MONTH_CHOICES}
              value={month}
              onChange={(event) => change({ month: event.target.value })}
            />
            <Select
              aria-label={`${label}, 일`}
              options={dateChoices(`${year}-${month}`)}
              value={date}
              onChange={(event) => change({ date: event.target.value })}
            />
            {!isDay && <ClockSelect label={label} value={clock} onChange={(next) => change({ clock: next })} />}
          </>
        )}
      </span>
      {hint && <small className="meta">{hint}</small>}
    </fieldset>
  );
}

function yearChoices(thisYear: number, chosen: number | undefined): readonly TimeChoice[] {
  const usual = Array.from({ length: YEARS_BACK + 1 + YEARS_AHEAD }, (_, at) => thisYear - YEARS_BACK + at);
  const all = chosen === undefined ? usual : [...new Set([...usual, chosen])].sort((one, other) => one - other);
  return all.map((year) => ({ value: String(year), label: `${year}년` }));
}
