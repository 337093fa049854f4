import { useWidth } from '#features/trade/quotes/ui/use-width.ts';
import {
  type ChartPoint,
  type ChartSize,
  DESK_VISITS,
  layoutVisits,
  PHONE_VISITS,
  type VisitsLayout,
  visitsHeight,
} from '../visits-chart.rules.ts';
import css from './visits-chart.module.css';

interface VisitsChartProps {
  points: readonly ChartPoint[];
  label: string;
  /** Until when the last point was counted: `오늘 21:40까지`; undefined: it has ended. */
  soFar: string | undefined;
  isBeforeShown: boolean;
}

/** Visitors as a line, the year before dotted, views as bars below. */
export function VisitsChart({ points, label, soFar, isBeforeShown }: VisitsChartProps) {
  return (
    <div className={css.field}>
      <div className="wide">
        <Fitted points={points} size={DESK_VISITS} label={label} />
      </div>
      <div className="narrow">
        <Fitted points={points} size={PHONE_VISITS} label={label} />
      </div>
      <p className="key">
        <span>
          <i className={css.visitors} />
          방문자
        </span>
        {isBeforeShown && (
          <span>
            <i className={`d ${css.year}`} />
            1년 전 같은 요일
          </span>
        )}
        <span>
          <i className="v" />
          조회
        </span>
        {soFar && <span>점선은 {soFar}</span>}
      </p>
    </div>
  );
}

function Fitted({ points, size, label }: Pick<VisitsChartProps, 'points' | 'label'> & { size: ChartSize }) {
  const { box, width } = useWidth<HTMLDivElement>(size.width);
  return (
    <div className={css.chart} style={{ height: visitsHeight(size) }} ref={box}>
      <Drawing layout={layoutVisits(points, { ...size, width })} label={label} />
    </div>
  );
}

function Drawing({ layout, label }: { layout: VisitsLayout; label: string }) {
  const { width, height, plot, foot, grid, ticks, bars, line, soFar, before, dots, marked, end } = layout;
  return (
    <svg
      className="chart exact"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      {grid.map(({ y, label: text }) => (
        <g key={y}>
          <line className="gl" x1={plot.left} x2={plot.right} y1={Math.round(y) + 0.5} y2={Math.round(y) + 0.5} />
          {text !== null && (
            <text x={width - 6} y={y + 4} textAnchor="end">
              {text}
            </text>
          )}
        </g>
      ))}
      {bars.map(({ day, isSoFar, ...bar }) => (
        <rect key={day} className={isSoFar ? 'vol hot' : 'vol'} {...bar} />
      ))}
      <line className={css.foot} x1={plot.left} x2={plot.right} y1={foot + 0.5} y2={foot + 0.5} />
      {ticks.map(({ x, text }) => (
        <text key={x} x={x} y={foot + 20} textAnchor="middle">
          {text}
        </text>
      ))}
      <path className={css.before} d={before} />
      <path className={`ln ${css.line}`} d={line} />
      {dots.map(({ x, y }) => (
        <circle key={x} className={css.dot} cx={x} cy={y} r="2" />
      ))}
      {marked.map(({ x, y }) => (
        <circle key={x} className={css.marked} cx={x} cy={y} r="4" />
      ))}
      <path className={css.soFar} d={soFar} />
      {end && <circle className={css.end} cx={end.x} cy={end.y} r="3" />}
      {end && (
        <text className={`lab ${css.number}`} x={width - 6} y={end.y + 4} textAnchor="end">
          {end.text}
        </text>
      )}
    </svg>
  );
}
