import { useId } from 'react';
import { JOB_NAMES } from '#shared/jobs.ts';
import css from './calculator.module.css';
import type { QueryState } from './use-query-state.ts';

interface ChoiceFieldProps<Name extends string> {
  label: string;
  /** Of the query. */
  name: Name;
  queryState: QueryState<Name>;
  choices: readonly { value: string; label: string }[];
  current: string;
}

/** Two to five exclusive choices in one frame: one tab stop, moved by the arrows; a plain field without scripts. */
export function ChoiceField<Name extends string>({
  label,
  name,
  queryState,
  choices,
  current,
}: ChoiceFieldProps<Name>) {
  'use memo';
  const { set }: QueryState = queryState;
  const id = useId();
  return (
    <div className={`field ${css.choice}`} role="radiogroup" aria-labelledby={id}>
      <span className="label" id={id}>
        {label}
      </span>
      <div className={`seg ${css.segments}`}>
        {choices.map((choice) => (
          <label key={choice.value} className={choice.value === current ? 'on' : undefined}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={choice.value}
              checked={choice.value === current}
              onChange={() => set({ [name]: choice.value })}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </div>
  );
}

const JOBS = JOB_NAMES.slice(1).map((label, index) => ({ value: String(index + 1), label }));

export function JobField({ queryState, job }: { queryState: QueryState<'job'>; job: number }) {
  return <ChoiceField label="직업" name="job" queryState={queryState} choices={JOBS} current={String(job)} />;
}
