import type { ReactNode } from 'react';
import { formatAmount } from '#shared/korean/amount.ts';
import { ChartBox } from './chart-box.tsx';
import { dayAfter } from './chart-days.rules.ts';
import { type ChartData, chartHeight, DESK_CHART, PHONE_CHART } from './price-chart.rules.ts';
import { PriceTable } from './price-table.tsx';

interface PriceChartProps {
  data: ChartData;
  /** Shown where no price is known. */
  empty: ReactNode;
}

/** Medians and deals by the day: a drawing of its own for wide pages and for phones, and a table. */
export function PriceChart({ data, empty }: PriceChartProps) {
  const first = dayAfter(data.today, 1 - data.count);
  const days = data.days.filter(({ day }) => day >= first && day <= data.today);
  if (days.length === 0) {
    return (
      <div className="chart-empty" style={{ minHeight: chartHeight(PHONE_CHART) }}>
        {empty}
      </div>
    );
  }
  const label = chartLabel(data);
  return (
    <>
      <div className="chart-field">
        <div className="wide">
          <ChartBox data={data} size={DESK_CHART} label={label} />
        </div>
        <div className="narrow">
          <ChartBox data={data} size={PHONE_CHART} label={label} />
        </div>
      </div>
      <div className="chart-foot">
        <div className="key">
          <span>
            <i style={{ borderColor: 'var(--gold)' }} />
            체결 중앙값
          </span>
          <span>
            <i className="d" style={{ borderColor: 'var(--vermilion)' }} />
            팝니다
          </span>
          <span>
            <i className="d" style={{ borderColor: 'var(--indigo)' }} />
            삽니다
          </span>
          <span>
            <i className="v" />
            체결 수
          </span>
        </div>
        <details className="chart-table">
          <summary>표로 보기</summary>
          <PriceTable days={days} />
        </details>
      </div>
    </>
  );
}

function chartLabel({ days, count }: ChartData): string {
  const last = days.findLast(({ completedMedian }) => completedMedian !== null);
  const end = last?.completedMedian ? `, 마지막 체결 중앙값 ${formatAmount(last.completedMedian)}` : '';
  return `${count}일 가격 추이${end}`;
}
