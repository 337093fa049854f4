import { formatDigits } from '#shared/korean/amount.ts';
import { Collapsible } from '#ui/components/collapsible.tsx';
import { type KeyValue, KeyValues } from '#ui/components/key-values.tsx';
import { Panel } from '#ui/components/panel.tsx';
import { pointName, tickName } from '../../charts/point-day.labels.ts';
import type { BarPair } from '../report-bars.rules.ts';
import type { Stats } from '../stats.contract.ts';
import type { StatsPeriod } from '../stats.params.ts';
import { tenthsText, wholePercent } from '../stats-screen.labels.ts';
import { reportBars } from '../stats-sums.rules.ts';
import { CsvLink } from './csv-link.tsx';
import { ReportBars } from './report-bars.tsx';
import css from './stats.module.css';

/** How many reports there were, and how they went. */
export function ReportsPanel({ stats, period }: { stats: Stats; period: StatsPeriod }) {
  const { reports } = stats;
  const by = stats.by === 'month' ? 'month' : 'week';
  const pairs = reportBars(stats).map((one): BarPair => ({ ...one, tick: tickName(one, { by, to: stats.to }) }));
  const unit = by === 'month' ? '달' : '주';
  return (
    <Panel
      title="신고"
      aside={
        <>
          <span className="meta">
            {pairs.length}
            {unit}
          </span>
          <span className={css.acts}>
            <CsvLink table="reports" period={period} />
          </span>
        </>
      }
    >
      <ReportBars
        pairs={pairs}
        label={`신고 ${pairs.length}${unit}. 접수 ${formatDigits(reports.made)}건, 처리 ${formatDigits(reports.decided)}건`}
      />
      <KeyValues className={css.numbers} rows={listNumbers(reports)} />
      <Collapsible title="표로 보기">
        <ReportsTable stats={stats} />
      </Collapsible>
    </Panel>
  );
}

function listNumbers({ made, decided, upheld, late, medianHours }: Stats['reports']): KeyValue[] {
  return [
    {
      label: '처리까지 (중앙값)',
      value:
        medianHours === null
          ? '–'
          : withDetail(`${tenthsText(medianHours)}시간`, `하루 넘음 ${wholePercent(late, decided)}`),
    },
    {
      label: '조치',
      value:
        decided === 0
          ? '–'
          : withDetail(wholePercent(upheld, decided), `${formatDigits(decided)}건 중 ${formatDigits(upheld)}`),
    },
    { label: '접수', value: `${formatDigits(made)}건` },
  ];
}

function withDetail(text: string, detail: string) {
  return (
    <>
      {text} <span className="faint">{detail}</span>
    </>
  );
}

function ReportsTable({ stats }: { stats: Stats }) {
  const { points } = stats.reports;
  return (
    <table className="t tight">
      <thead>
        <tr>
          <th scope="col">날짜</th>
          <th scope="col" className="num">
            접수
          </th>
          <th scope="col" className="num">
            처리
          </th>
          <th scope="col" className="num">
            조치
          </th>
          <th scope="col" className="num">
            시간
          </th>
        </tr>
      </thead>
      <tbody>
        {points
          .map(({ day, made, decided, upheld, medianHours }, nth) => (
            <tr key={day}>
              <th scope="row">{pointName(points, nth, stats)}</th>
              <td className="num">{formatDigits(made)}</td>
              <td className="num">{formatDigits(decided)}</td>
              <td className="num">{formatDigits(upheld)}</td>
              <td className="num">{tenthsText(medianHours)}</td>
            </tr>
          ))
          .reverse()}
      </tbody>
    </table>
  );
}
