import type { ReactNode } from 'react';
import { countDays } from '#features/shell/visits/day-span.rules.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { DAY_LABELS, weekChange } from '../../overview/overview.labels.ts';
import counts from '../../overview/ui/overview.module.css';
import type { Stats } from '../stats.contract.ts';
import { hoursChange, tenthsText, wholePercent } from '../stats-screen.labels.ts';
import { meanViewsEach } from '../stats-sums.rules.ts';
import css from './stats.module.css';

/** The period in five numbers. */
export function StatsSums({ stats }: { stats: Stats }) {
  const { visits, counts: counted, reports } = stats;
  const { players, trades, deals } = counted;
  const days = countDays(stats);
  const each = meanViewsEach(stats);
  return (
    <ul className={`panel ${counts.counts} ${css.sums}`} aria-label="기간의 합계">
      <Sum number={formatDigits(visits.visitors)} label="하루 방문자" change={yearChange(visits, 'visitors')}>
        {visits.busiest && `가장 많은 날 ${formatDigits(visits.busiest.visitors)}`}
      </Sum>
      <Sum number={formatDigits(visits.views)} label="조회" change={yearChange(visits, 'views')}>
        {each !== null && `하루 한 명당 ${tenthsText(each)}`}
      </Sum>
      {players && (
        <Sum
          number={formatDigits(players.total)}
          label={DAY_LABELS.players}
          change={changeText(players.total, players.before)}
        >
          하루 {formatDigits(Math.round(players.total / days))}
        </Sum>
      )}
      {deals && (
        <Sum number={formatDigits(deals.total)} label={DAY_LABELS.deals} change={changeText(deals.total, deals.before)}>
          {trades && `올린 거래의 ${wholePercent(deals.total, trades.total)}`}
        </Sum>
      )}
      <Sum
        number={tenthsText(reports.medianHours)}
        label="시간, 신고 처리"
        change={hoursChange(reports.medianHours, reports.before.medianHours)}
      >
        {reports.before.medianHours === null ? '중앙값' : '중앙값, 1년 전보다'}
      </Sum>
    </ul>
  );
}

function yearChange({ before, ...now }: Stats['visits'], of: 'visitors' | 'views'): string {
  return before ? changeText(now[of], before[of]) : '';
}

/** Nothing beside a number that has nothing to be compared with. */
function changeText(now: number, before: number): string {
  return before === 0 ? '' : weekChange(now, before);
}

interface SumProps {
  number: string;
  label: string;
  change: string;
  children: ReactNode;
}

function Sum({ number, label, change, children }: SumProps) {
  return (
    <li>
      <div>
        <span className={counts.count}>
          <b>{number}</b> {label}
        </span>
        <span className="meta">
          <span className="faint">{children}</span> {change}
        </span>
      </div>
    </li>
  );
}
