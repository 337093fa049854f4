import { formatDigits } from '#shared/korean/amount.ts';
import { type Instant, seoulDay } from '#shared/korean/dates.ts';
import { Panel } from '#ui/components/panel.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { dayWithWeekday, soFarName, tickName } from '../../charts/point-day.labels.ts';
import { VisitsChart } from '../../charts/ui/visits-chart.tsx';
import type { Overview, VisitDay } from '../overview.contract.ts';

const ALL_DAYS = { href: '/operator/stats', label: '통계' };

interface VisitsPanelProps {
  visits: NonNullable<Overview['visits']>;
  /** Until when today was counted. */
  now: Instant;
}

/** Visitors and views of the last days; the page of statistics has all of them. */
export function VisitsPanel({ visits, now }: VisitsPanelProps) {
  const today = seoulDay(now);
  const soFar = soFarName('day', new Date(now).toISOString());
  const days = visits.map((visit) => ({ ...visit, isSoFar: visit.day === today }));
  if (days.length === 0) {
    return (
      <Panel title="방문" more={ALL_DAYS}>
        <EmptyState isInLine text="아직 센 방문이 없습니다." />
      </Panel>
    );
  }
  return (
    <Panel title="방문" aside={`최근 ${days.length}일 · 로봇 제외`} more={ALL_DAYS}>
      <VisitsChart
        points={days.map((day) => ({
          ...day,
          tick: tickName(day, { by: 'day', to: today }),
          before: null,
          isMarked: false,
        }))}
        label={`최근 ${days.length}일의 방문자와 조회`}
        soFar={days.at(-1)?.isSoFar ? soFar : undefined}
        isBeforeShown={false}
      />
      <DaysTable days={days} today={today} soFar={soFar} />
    </Panel>
  );
}

interface DaysTableProps {
  days: readonly (VisitDay & { isSoFar: boolean })[];
  today: string;
  soFar: string;
}

/** The numbers of the chart, for those who do not see it. */
function DaysTable({ days, today, soFar }: DaysTableProps) {
  return (
    <div className="visually-hidden">
      <table>
        <thead>
          <tr>
            <th>날짜</th>
            <th>방문자</th>
            <th>조회</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, visitors, views, isSoFar }) => (
            <tr key={day}>
              <th scope="row">{isSoFar ? soFar : dayWithWeekday(day, today)}</th>
              <td>{formatDigits(visitors)}</td>
              <td>{formatDigits(views)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
