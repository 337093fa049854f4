import type { ReactNode } from 'react';
import { JOB_NAMES } from '#shared/jobs.ts';

interface JobChoiceProps {
  job: number;
  onChange: (job: number) => void;
  hint: ReactNode;
}

const LABEL_ID = 'me-job-label';

/** The four jobs in one frame: one tab stop, moved by the arrows. */
export function JobChoice({ job, onChange, hint }: JobChoiceProps) {
  return (
    <div className="field" role="radiogroup" aria-labelledby={LABEL_ID}>
      <span className="label" id={LABEL_ID}>
        직업
      </span>
      <div className="seg fill">
        {JOB_NAMES.slice(1).map((name, index) => (
          <label key={name} className={job === index + 1 ? 'on' : undefined}>
            <input
              type="radio"
              className="vh"
              name="job"
              value={index + 1}
              checked={job === index + 1}
              onChange={() => onChange(index + 1)}
            />
            {name}
          </label>
        ))}
      </div>
      <p className="hint">{hint}</p>
    </div>
  );
}
