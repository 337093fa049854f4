import { useState } from 'react';
import { formatDigits } from '#shared/korean/amount.ts';
import { Note, Panel } from '#ui/components/panel.tsx';
import { EmptyState } from '#ui/components/states.tsx';
import { soFarName, spanText, tickName } from '../../charts/point-day.labels.ts';
import { VisitsChart } from '../../charts/ui/visits-chart.tsx';
import type { ChartPoint } from '../../charts/visits-chart.rules.ts';
import { PanelChoice } from '../../table/ui/panel-choice.tsx';
import type { Stats, StatsStep } from '../stats.contract.ts';
import type { StatsPeriod } from '../stats.params.ts';
import { CsvLink } from './csv-link.tsx';
import css from './stats.module.css';
import { VisitsTable } from './visits-table.tsx';

const ROWS_BESIDE_CHART = 7;
const UNITS: Readonly<Record<StatsStep, string>> = { day: '일', week: '주', month: '달' };
const LOOKS = [
  ['chart', '그래프와 표'],
  ['table', '표만'],
] as const;

export function VisitsPanel({ stats, period }: { stats: Stats; period: StatsPeriod }) {
  const [look, setLook] = useState<'chart' | 'table'>('chart');
  const { points, by, at } = stats;
  const isEmpty = points.every(({ visits }) => visits === null);
  const isMarked = points.some((point) => point.isMarked);
  const aside = (
    <>
      {by !== 'day' && <span className="meta">하루의 평균</span>}
      <span className={css.acts}>
        {!isEmpty && <PanelChoice label="방문의 보기" choices={LOOKS} value={look} onChoose={setLook} />}
        <CsvLink table="visits" period={period} />
      </span>
    </>
  );
  return (
    <Panel title="방문" aside={aside}>
      {isEmpty ? (
        <EmptyState
          text={stats.countedFrom === null ? '아직 센 방문이 없습니다.' : '이 기간에 남은 방문이 없습니다.'}
        />
      ) : (
        <>
          {look === 'chart' && (
            <VisitsChart
              points={points.map((point) => toChartPoint(point, stats))}
              label={chartLabel(stats)}
              soFar={points.at(-1)?.isSoFar ? soFarName(by, at) : undefined}
              isBeforeShown={points.some(({ before }) => before !== null)}
            />
          )}
          <div className={css.table}>
            <VisitsTable stats={stats} {...(look === 'chart' && { shown: ROWS_BESIDE_CHART })} />
          </div>
          {look === 'chart' && points.length > ROWS_BESIDE_CHART && (
            <button type="button" className={css.more} onClick={() => setLook('table')}>
              {formatDigits(points.length)}
              {UNITS[by]} 모두 보기
            </button>
          )}
        </>
      )}
      {isMarked && (
        <div className={css.notes}>
          <Note>중복 가능: 그날 데이터베이스가 다시 시작되어 같은 사람을 두 번 셌을 수 있습니다.</Note>
        </div>
      )}
    </Panel>
  );
}

function toChartPoint(point: Stats['points'][number], stats: Stats): ChartPoint {
  const { day, visits, before, isSoFar, isMarked } = point;
  return {
    day,
    isSoFar,
    isMarked,
    tick: tickName(point, stats),
    visitors: visits?.visitors ?? null,
    views: visits?.views ?? null,
    before: before?.visitors ?? null,
  };
}

function chartLabel({ from, to, by, visits }: Stats): string {
  const mean = by === 'day' ? '' : ', 하루의 평균';
  return `${spanText({ from, to })} 방문자${mean}. 하루 평균 ${formatDigits(visits.visitors)}명, 조회 ${formatDigits(visits.views)}번`;
}
