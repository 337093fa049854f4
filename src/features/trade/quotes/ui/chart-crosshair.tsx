import { formatDigits } from '#shared/korean/amount.ts';
import { shortAmount } from '#shared/korean/short-amount.ts';
import { dayName } from './chart-days.rules.ts';
import type { ChartLayout, ChartMark } from './price-chart.rules.ts';
import css from './quotes.module.css';

const BOX_WIDTH = 168;
const BOX_HEIGHT = 52;
const CLEAR = 8;

export function ChartCrosshair({ layout, mark }: { layout: ChartLayout; mark: ChartMark }) {
  const { width, height, plot, volume, bars } = layout;
  const bar = bars.find(({ day }) => day === mark.day.day);
  const hasRoom = mark.x - CLEAR - BOX_WIDTH >= 0;
  return (
    <>
      <svg className="chart exact" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {bar && <rect className="vol hot" x={bar.x} y={bar.y} width={bar.width} height={bar.height} />}
        <line
          x1={Math.round(mark.x) + 0.5}
          x2={Math.round(mark.x) + 0.5}
          y1={plot.top}
          y2={volume.bottom}
          stroke="var(--paper-faint)"
          strokeDasharray="2 3"
        />
        {mark.y !== null && <circle cx={mark.x} cy={mark.y} r="4" fill="var(--gold)" stroke="var(--ink-1)" />}
      </svg>
      <div
        className={`strong ${css.note}`}
        style={{
          left: hasRoom ? mark.x - CLEAR - BOX_WIDTH : Math.min(mark.x + CLEAR, width - BOX_WIDTH),
          top: (plot.bottom + volume.top - BOX_HEIGHT) / 2,
        }}
      >
        <b>{dayName(mark.day.day)}</b>
        <span>{markText(mark)}</span>
      </div>
    </>
  );
}

function markText({ day: { completedMedian, completedCount, sellMedian, buyMedian } }: ChartMark): string {
  if (completedMedian !== null) return `체결 ${shortAmount(completedMedian)} · ${formatDigits(completedCount)}건`;
  const sides = [
    ...(sellMedian === null ? [] : [`판매 ${shortAmount(sellMedian)}`]),
    ...(buyMedian === null ? [] : [`구매 ${shortAmount(buyMedian)}`]),
  ];
  return ['체결 없음', ...sides].join(' · ');
}
