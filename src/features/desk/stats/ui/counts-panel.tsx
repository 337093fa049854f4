import { countDays } from '#features/shell/visits/day-span.rules.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { Panel } from '#ui/components/panel.tsx';
import { DAY_LABELS, weekChange } from '../../overview/overview.labels.ts';
import { CountBars } from '../../overview/ui/count-bars.tsx';
import day from '../../overview/ui/day-panel.module.css';
import { STATS_COUNTS, type Stats } from '../stats.contract.ts';
import type { StatsPeriod } from '../stats.params.ts';
import { CsvLink } from './csv-link.tsx';
import css from './stats.module.css';

/** Acts of players, each against as many days before. */
export function CountsPanel({ stats, period }: { stats: Stats; period: StatsPeriod }) {
  const days = `${formatDigits(countDays(stats))}일`;
  const isLastOpen = stats.points.at(-1)?.isSoFar === true;
  return (
    <Panel
      title="활동"
      aside={
        <>
          <span className="meta">
            {days} 합계, 앞 {days}보다
          </span>
          <span className={css.acts}>
            <CsvLink table="counts" period={period} />
          </span>
        </>
      }
    >
      <table className={`t ${day.day}`}>
        <colgroup>
          <col />
          <col className={day.bars} />
          <col className={day.total} />
          <col className={day.change} />
        </colgroup>
        <thead className="visually-hidden">
          <tr>
            <th>항목</th>
            <th>기간 안에서</th>
            <th>합계</th>
            <th>앞 기간보다</th>
          </tr>
        </thead>
        <tbody>
          {STATS_COUNTS.map((kind) => {
            const counted = stats.counts[kind];
            return (
              counted && (
                <tr key={kind}>
                  <th scope="row">{DAY_LABELS[kind]}</th>
                  <td>
                    <CountBars counts={counted.points} isLastOpen={isLastOpen} />
                  </td>
                  <td className="num">
                    <b>{formatDigits(counted.total)}</b>
                  </td>
                  <td className="num dim">{weekChange(counted.total, counted.before)}</td>
                </tr>
              )
            );
          })}
        </tbody>
      </table>
    </Panel>
  );
}
