import type { Vitals } from '#shared/advancement.ts';
import { jobName } from '#shared/jobs.ts';
import { formatCount, formatDigits } from '#shared/korean/amount.ts';
import { Panel } from '#ui/components/panel.tsx';
import type { VitalPrices } from '../../vitals/vital-price.rules.ts';
import { needsMp } from '../vital-links.rules.ts';
import { gradeSteps, NO_PRICES } from '../vital-table.rules.ts';
import css from './hp-mp-table.module.css';
import { GradeTitle } from './vital-tables.tsx';

const JOBS = [1, 2, 3, 4];

interface JobTableProps {
  prices: Readonly<Record<number, VitalPrices>>;
  job: number;
  grade: number;
}

export function JobTable({ prices, job: chosen, grade }: JobTableProps) {
  'use memo';
  return (
    <Panel title="네 직업 견주기" aside="체력 / 마력">
      <table className={`t tight ${css.vitalJobs}`} aria-label="네 직업의 승급 문턱">
        <thead>
          <tr>
            <th scope="col">승급</th>
            <th scope="col" className="num">
              칼승
            </th>
            <th scope="col" className="num">
              풀승
            </th>
            <th scope="col" className="num wide">
              앞 칼승에서
            </th>
          </tr>
        </thead>
        {JOBS.map((job) => (
          <tbody key={job}>
            <tr>
              <th scope="rowgroup" colSpan={4}>
                {jobName(job)}
              </th>
            </tr>
            {gradeSteps(job, prices[job] ?? NO_PRICES).map((step) => (
              <tr key={step.grade} className={job === chosen && step.grade === grade ? 'now' : undefined}>
                <th scope="row">
                  <GradeTitle job={job} grade={step.grade} />
                </th>
                <td className="num">{inLine(job, step.least)}</td>
                <td className="num">{inLine(job, step.full)}</td>
                <td className="num wide">{step.expFromLast === null ? '–' : formatCount(step.expFromLast)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Panel>
  );
}

function inLine(job: number, { hp, mp }: Vitals): string {
  return needsMp(job) ? `${formatDigits(hp)} / ${formatDigits(mp)}` : formatDigits(hp);
}
