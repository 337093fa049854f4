import { useState } from 'react';
import type { Sanction } from '#features/people/sanctions/sanction.contract.ts';
import { DAY_MS } from '#shared/durations.ts';
import { seoulDay } from '#shared/korean/dates.ts';
import { dateChoices, lastDateOf, MONTH_CHOICES } from '#shared/korean/time-choices.ts';
import { ClockSelect } from '#ui/components/clock-select.tsx';
import { Select } from '#ui/components/field.tsx';
import { choice } from '#ui/form/choice-fields.tsx';
import { custom } from '#ui/form/field-kind.ts';
import { FormField } from '#ui/form/form.tsx';
import { useTemplates } from '../../acts/ui/reason-chips.tsx';
import { lengthNote } from '../suspension.labels.ts';
import {
  type ChosenLength,
  SUSPENSION_DAYS,
  type SuspensionLength,
  seoulMinute,
  suspensionEnd,
} from '../suspension-length.rules.ts';

const USUAL_DAYS = 7;
const YEARS = 11;
const DAY_LETTERS = 10;
const MIDNIGHT = '00:00';

/** The fields of a form that suspends: its `check` asks `lengthIssue`, and sends `suspensionEnd`. */
export const suspensionFields = {
  length: choice<SuspensionLength>({
    label: '기간',
    size: 'tight',
    empty: USUAL_DAYS,
    choices: [
      ...SUSPENSION_DAYS.map((value) => ({ value, label: `${value}일` })),
      { value: 'own' as const, label: '직접' },
    ],
  }),
  until: custom<string>({
    label: '해제 시각',
    frame: 'group',
    empty: '',
    parse: (stored) =>
      typeof stored === 'string' && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(stored) ? stored : undefined,
    read: (value) => ({ sent: value }),
    write: (sent) => sent,
    draw: ({ value, onChange }) => <EndSelect value={value} onChange={onChange} />,
  }),
};

export interface SuspensionFieldsProps {
  /** The reason says which template is chosen. */
  values: ChosenLength & { readonly reason: string };
  change(part: Partial<ChosenLength>): void;
  /** Milliseconds. */
  now: number;
  /** The sanctions that came before; undefined: not read yet. */
  sanctions: readonly Sanction[] | undefined;
  /** Belongs to `until`, which is in sight with one's own end alone. */
  issue?: string | undefined;
}

/** Draws the length of a suspension in a form that has `suspensionFields`. */
export function SuspensionFields({ values, change, now, sanctions, issue }: SuspensionFieldsProps) {
  const of = { fields: suspensionFields };
  const isOwn = values.length === 'own';
  const template = useTemplates(['suspend']).find(({ text }) => text === values.reason);
  return (
    <>
      <FormField
        of={of}
        name="length"
        onChange={(length) => {
          const end = suspensionEnd(values, now);
          // It begins with the end of the length before it.
          change({ length, ...(length === 'own' && values.until === '' && end && { until: seoulMinute(end) }) });
        }}
      />
      {isOwn && <FormField of={of} name="until" />}
      {!isOwn && issue && (
        <p className="meta up" role="alert">
          {issue}
        </p>
      )}
      <p className="meta">{lengthNote(values, { sanctions, template, now })}</p>
    </>
  );
}

/** A moment in Seoul within the next ten years: `2026-12-20T21:40`. */
function EndSelect({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [today] = useState(() => seoulDay(Date.now() + DAY_MS));
  const [year = '', month = '', date = ''] = (value || today).slice(0, DAY_LETTERS).split('-');
  const clock = value.slice(DAY_LETTERS + 1) || MIDNIGHT;
  const first = Math.min(Number(today.slice(0, 4)), Number(year));
  const years = Array.from({ length: YEARS }, (_, ahead) => String(first + ahead));
  const change = (part: { year?: string; month?: string; date?: string; clock?: string }) => {
    const next = { year, month, date, clock, ...part };
    const day = Math.min(Number(next.date), lastDateOf(Number(next.year), Number(next.month)));
    onChange(`${next.year}-${next.month}-${String(day).padStart(2, '0')}T${next.clock}`);
  };
  return (
    <>
      <span className="row">
        <Select
          aria-label="해제하는 해"
          options={years.map((one) => ({ value: one, label: `${one}년` }))}
          value={year}
          onChange={(event) => change({ year: event.target.value })}
        />
        <Select
          aria-label="해제하는 달"
          options={MONTH_CHOICES}
          value={month}
          onChange={(event) => change({ month: event.target.value })}
        />
        <Select
          aria-label="해제하는 날"
          options={dateChoices(`${year}-${month}`)}
          value={date}
          onChange={(event) => change({ date: event.target.value })}
        />
      </span>
      <ClockSelect label="해제 시각" value={clock} onChange={(next) => change({ clock: next })} />
    </>
  );
}
