import { JOB_NAMES } from '#shared/jobs.ts';
import { ChoiceField } from '#ui/components/choice-field.tsx';
import type { QueryState } from './use-query-state.ts';

interface QueryChoiceProps<Name extends string> {
  label: string;
  /** Name of the query parameter. */
  name: Name;
  queryState: QueryState<Name>;
  choices: readonly { value: string; label: string }[];
  current: string;
}

/** Choice of a query parameter's value; without scripts it is a plain form field. */
export function QueryChoice<Name extends string>({
  label,
  name,
  queryState,
  choices,
  current,
}: QueryChoiceProps<Name>) {
  const { set }: QueryState = queryState;
  return (
    <ChoiceField
      label={label}
      name={name}
      choices={choices}
      value={current}
      onChoose={(value) => set({ [name]: value })}
      size="tight"
    />
  );
}

const JOBS = JOB_NAMES.slice(1).map((label, index) => ({ value: String(index + 1), label }));

export function JobField({ queryState, job }: { queryState: QueryState<'job'>; job: number }) {
  return <QueryChoice label="직업" name="job" queryState={queryState} choices={JOBS} current={String(job)} />;
}
