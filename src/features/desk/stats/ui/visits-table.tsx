import { formatDigits } from '#shared/korean/amount.ts';
import { Tag } from '#ui/components/tag.tsx';
import { pointName } from '../../charts/point-day.labels.ts';
import type { Stats, StatsStep, VisitPoint } from '../stats.contract.ts';
import { tenthsText } from '../stats-screen.labels.ts';
import { viewsEach } from '../stats-sums.rules.ts';
import css from './stats.module.css';

const HEADS: Readonly<Record<StatsStep, string>> = { day: '날짜', week: '주', month: '달' };

interface VisitsTableProps {
  stats: Pick<Stats, 'points' | 'by' | 'to' | 'at'>;
  /** Number of rows, the latest first; when left out all of them, with the views of the year before. */
  shown?: number;
}

export function VisitsTable({ stats, shown }: VisitsTableProps) {
  const { points, by } = stats;
  const isMean = by !== 'day';
  return (
    <table className={`t tight ${css.visits}`}>
      <thead>
        <tr>
          <th scope="col">{HEADS[by]}</th>
          <th scope="col" className="num">
            {isMean ? '하루 방문자' : '방문자'}
          </th>
          <th scope="col" className="num wide">
            전년
          </th>
          <th scope="col" className="num">
            조회
          </th>
          {shown === undefined && (
            <th scope="col" className="num wide">
              전년
            </th>
          )}
          <th scope="col" className="num">
            1명당
          </th>
        </tr>
      </thead>
      <tbody>
        {points
          .map((point, nth) => (
            <Row key={point.day} stats={stats} point={point} nth={nth} isWhole={shown === undefined} />
          ))
          .reverse()
          .slice(0, shown)}
      </tbody>
    </table>
  );
}

interface RowProps extends Pick<VisitsTableProps, 'stats'> {
  point: VisitPoint;
  nth: number;
  isWhole: boolean;
}

function Row({ stats, point: { visits, before, isMarked, isSoFar }, nth, isWhole }: RowProps) {
  const name = pointName(stats.points, nth, stats);
  return (
    <tr>
      <th scope="row" className={isSoFar ? 'dim' : undefined}>
        {name} {isMarked && <Tag tone="warn">중복 가능</Tag>}
      </th>
      <td className="num">{visits ? <b>{formatDigits(visits.visitors)}</b> : '–'}</td>
      <td className="num wide dim">{before ? formatDigits(before.visitors) : '–'}</td>
      <td className="num">{visits ? formatDigits(visits.views) : '–'}</td>
      {isWhole && <td className="num wide dim">{before ? formatDigits(before.views) : '–'}</td>}
      <td className="num dim">{tenthsText(viewsEach(stats, nth))}</td>
    </tr>
  );
}
