import { type ComponentType, type KeyboardEvent, type PointerEvent, useState } from 'react';
import { formatDigits } from '#shared/korean/amount.ts';
import { dayName } from './chart-days.rules.ts';
import { ChartDrawing } from './chart-drawing.tsx';
import { markAfterKey } from './chart-keys.ts';
import {
  type ChartData,
  type ChartLayout,
  type ChartMark,
  type ChartSize,
  chartHeight,
  layoutChart,
  nearestMark,
} from './price-chart.rules.ts';
import css from './quotes.module.css';
import { useWidth } from './use-width.ts';

type Crosshair = ComponentType<{ layout: ChartLayout; mark: ChartMark }>;

interface ChartBoxProps {
  data: ChartData;
  size: ChartSize;
  label: string;
}

export function ChartBox({ data, size, label }: ChartBoxProps) {
  'use memo';
  const { box, width } = useWidth<HTMLDivElement>(size.width);
  const [Crosshair, setCrosshair] = useState<Crosshair>();
  const [hot, setHot] = useState<number | null>(null);
  const layout = layoutChart(data, { ...size, width });
  const fetchCrosshair = () => {
    if (Crosshair) return;
    import('./chart-crosshair.tsx').then(
      ({ ChartCrosshair }) => setCrosshair(() => ChartCrosshair),
      // The chart and its table work without the crosshair.
      () => undefined,
    );
  };
  const marks = layout?.marks ?? [];
  const mark = hot === null ? undefined : marks[Math.min(hot, marks.length - 1)];
  const follow = (event: PointerEvent<HTMLDivElement>) =>
    setHot(nearestMark(marks, event.clientX - event.currentTarget.getBoundingClientRect().left));
  const onKeyDown = (event: KeyboardEvent) => {
    const next = markAfterKey(event.key, hot ?? marks.length - 1, marks.length);
    if (next === undefined) return;
    event.preventDefault();
    setHot(next);
  };
  return (
    <div className={css.chart} style={{ height: chartHeight(size) }} ref={box}>
      {layout && <ChartDrawing layout={layout} label={label} />}
      {layout && (
        <div
          className={css.slider}
          role="slider"
          tabIndex={0}
          aria-label="날짜별 가격"
          aria-valuemin={0}
          aria-valuemax={marks.length - 1}
          aria-valuenow={hot ?? marks.length - 1}
          aria-valuetext={valueText(mark ?? marks.at(-1))}
          onPointerEnter={fetchCrosshair}
          onPointerMove={follow}
          onPointerDown={follow}
          onPointerLeave={() => setHot(null)}
          onFocus={() => {
            fetchCrosshair();
            setHot((index) => index ?? marks.length - 1);
          }}
          onBlur={() => setHot(null)}
          onKeyDown={onKeyDown}
        >
          {Crosshair && mark && <Crosshair layout={layout} mark={mark} />}
        </div>
      )}
    </div>
  );
}

function valueText(mark: ChartMark | undefined): string {
  if (!mark) return '';
  const { day, completedMedian, completedCount } = mark.day;
  const deals =
    completedMedian === null
      ? '체결 없음'
      : `체결 ${formatDigits(completedMedian)}전 ${formatDigits(completedCount)}건`;
  return `${dayName(day)}, ${deals}`;
}
