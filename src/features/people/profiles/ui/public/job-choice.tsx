import { JOB_NAMES } from '#shared/jobs.ts';
import { ChoiceField } from '#ui/components/choice-field.tsx';

interface JobChoiceProps {
  job: number;
  onChange: (job: number) => void;
  className?: string;
}

const JOBS = JOB_NAMES.slice(1).map((label, index) => ({ value: index + 1, label }));

export function JobChoice({ job, onChange, className }: JobChoiceProps) {
  return (
    <ChoiceField
      className={className}
      label="직업"
      name="job"
      choices={JOBS}
      value={job}
      onChoose={onChange}
      size="tight"
    />
  );
}
