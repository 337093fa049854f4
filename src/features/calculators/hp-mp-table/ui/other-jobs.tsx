import type { Vitals } from '#shared/advancement.ts';
import { gradeName, jobName } from '#shared/jobs.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { Panel } from '#ui/components/panel.tsx';
import { ChevronDownIcon } from '#ui/icons/icons.tsx';
import type { VitalPrices } from '../../vitals/vital-price.rules.ts';
import { type GradeStep, gradeSteps, lastExpText, NO_PRICES, needsMp } from '../vital-table.rules.ts';
import css from './hp-mp-table.module.css';
import { FromLast, GradeTitle } from './vital-tables.tsx';

const JOBS = [1, 2, 3, 4];

interface OtherJobsProps {
  prices: Readonly<Record<number, VitalPrices>>;
  /** The page's job, which is left out. */
  job: number;
}

export function OtherJobs({ prices, job: chosen }: OtherJobsProps) {
  'use memo';
  return (
    <Panel title="다른 직업">
      {JOBS.filter((job) => job !== chosen).map((job) => {
        const steps = gradeSteps(job, prices[job] ?? NO_PRICES);
        return (
          <details key={job} className={`disclosure ${css.otherJob}`}>
            <summary>
              {jobName(job)}
              <span className="meta">{steps.map(({ grade }) => gradeName(job, grade)).join(' · ')}</span>
              <ChevronDownIcon size={16} />
            </summary>
            <JobTable job={job} steps={steps} />
          </details>
        );
      })}
    </Panel>
  );
}

function JobTable({ job, steps }: { job: number; steps: readonly GradeStep[] }) {
  return (
    <table className={`t tight ${css.vitalJobs}`} aria-label={`${jobName(job)} 칼승·풀승 조건`}>
      <thead>
        <tr>
          <th scope="col">{needsMp(job) ? '체력 / 마력' : '체력'}</th>
          <th scope="col" className="num">
            칼승
          </th>
          <th scope="col" className="num">
            풀승
          </th>
          <th scope="col" className="num wide">
            이전 칼승부터
          </th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step) => (
          <tr key={step.grade}>
            <th scope="row">
              <GradeTitle job={job} grade={step.grade} />
            </th>
            <td className="num">
              {inLine(job, step.least)}
              <FromLast step={step} />
            </td>
            <td className="num">{inLine(job, step.full)}</td>
            <td className="num wide">{lastExpText(step)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function inLine(job: number, { hp, mp }: Vitals): string {
  return needsMp(job) ? `${formatDigits(hp)} / ${formatDigits(mp)}` : formatDigits(hp);
}
