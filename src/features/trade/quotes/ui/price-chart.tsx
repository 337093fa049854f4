import { type ReactNode, useEffect } from 'react';
import { formatAmount, formatDigits } from '#shared/korean/amount.ts';
import type { PriceDay } from '../quote.contract.ts';
import { ChartBox } from './chart-box.tsx';
import { listChartKeys } from './chart-keys.ts';
import {
  type ChartData,
  chartHeight,
  countDaysBeyond,
  DESK_CHART,
  daysShown,
  PHONE_CHART,
} from './price-chart.rules.ts';
import css from './quotes.module.css';

const amount = (value: number | null) => (value === null ? '–' : formatDigits(value));

function PriceTable({ days }: { days: readonly PriceDay[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrolled by keys too
    <section className={`scroll-x swipe ${css.table}`} aria-label="날짜별 가격" tabIndex={0}>
      <table className="t tight">
        <thead>
          <tr>
            <th scope="col">날짜</th>
            <th scope="col" className="num">
              체결
            </th>
            <th scope="col" className="num">
              체결 수
            </th>
            <th scope="col" className="num">
              팝니다
            </th>
            <th scope="col" className="num">
              삽니다
            </th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.day}>
              <th scope="row" className="nowrap">
                {day.day.replaceAll('-', '.')}
              </th>
              <td className="num">{amount(day.completedMedian)}</td>
              <td className="num">{formatDigits(day.completedCount)}</td>
              <td className="num">{amount(day.sellMedian)}</td>
              <td className="num">{amount(day.buyMedian)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface PriceChartProps {
  data: ChartData;
  empty: ReactNode;
}

export function PriceChart({ data, empty }: PriceChartProps) {
  const days = daysShown(data);
  const isEmpty = days.length === 0;
  useEffect(() => (isEmpty ? undefined : listChartKeys()), [isEmpty]);
  if (isEmpty) {
    return (
      <div className={css.empty} style={{ minHeight: chartHeight(PHONE_CHART) }}>
        {empty}
      </div>
    );
  }
  const beyond = countDaysBeyond(data);
  const label = chartLabel(data, beyond);
  return (
    <>
      <div className={css.field}>
        <div className="wide">
          <ChartBox data={data} size={DESK_CHART} label={label} />
        </div>
        <div className="narrow">
          <ChartBox data={data} size={PHONE_CHART} label={label} />
        </div>
      </div>
      <div className={`${css.foot} ${css.chartFoot}`}>
        <div className={`key ${css.legend}`}>
          <span>
            <i style={{ borderColor: 'var(--gold)' }} />
            체결 중간 가격
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
          {beyond > 0 && (
            <span title="눈금은 중간 가격의 ⅓에서 3배까지입니다. 벗어난 가격은 표에 그대로 있습니다.">
              <i className={css.outside} />
              눈금 밖 {beyond}일
            </span>
          )}
        </div>
        <details className={`${css.more} ${css.days}`}>
          <summary>표로 보기</summary>
          <PriceTable days={days} />
        </details>
      </div>
    </>
  );
}

function chartLabel({ days, count }: ChartData, beyond: number): string {
  const last = days.findLast(({ completedMedian }) => completedMedian !== null);
  const end = last?.completedMedian ? `, 마지막 체결 중간 가격 ${formatAmount(last.completedMedian)}` : '';
  const outside = beyond > 0 ? `, 가격이 눈금 밖인 날 ${beyond}일` : '';
  return `${count}일 가격 추이${end}${outside}`;
}
