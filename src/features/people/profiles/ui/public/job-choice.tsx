import { useId } from 'react';
import { JOB_NAMES } from '#shared/jobs.ts';
import { classNames } from '#ui/components/class-names.ts';
import css from './job-choice.module.css';

interface JobChoiceProps {
  job: number;
  onChange: (job: number) => void;
  className?: string;
}

export function JobChoice({ job, onChange, className }: JobChoiceProps) {
  const label = useId();
  return (
    <div className={classNames('field', className)} role="radiogroup" aria-labelledby={label}>
      <span className="label" id={label}>
        직업
      </span>
      <div className={`seg even ${css.jobs}`}>
        {JOB_NAMES.slice(1).map((name, index) => (
          <label key={name} className={job === index + 1 ? 'on' : undefined}>
            <input
              type="radio"
              className="visually-hidden"
              name="job"
              value={index + 1}
              checked={job === index + 1}
              onChange={() => onChange(index + 1)}
            />
            {name}
          </label>
        ))}
      </div>
    </div>
  );
}
