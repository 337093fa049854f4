import { useWidth } from '#features/trade/quotes/ui/use-width.ts';
import { type BarPair, layoutReports, REPORTS_HEIGHT } from '../report-bars.rules.ts';
import css from './report-bars.module.css';

const DRAWN_WIDTH = 382;

/** Reports made and decided, side by side; those of a week that has not ended are dotted. */
export function ReportBars({ pairs, label }: { pairs: readonly BarPair[]; label: string }) {
  const { box, width } = useWidth<HTMLDivElement>(DRAWN_WIDTH);
  const { height, plot, grid, ticks, pairs: drawn } = layoutReports(pairs, width);
  return (
    <div className={css.field}>
      <div className={css.chart} style={{ height: REPORTS_HEIGHT }} ref={box}>
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
              <text x={width - 4} y={y + 4} textAnchor="end">
                {text}
              </text>
            </g>
          ))}
          {drawn.map(({ day, made, decided, isSoFar }) => (
            <g key={day} className={isSoFar ? css.open : undefined}>
              <rect className={css.made} {...made} />
              <rect className={css.decided} {...decided} />
            </g>
          ))}
          <line className={css.foot} x1={plot.left} x2={plot.right} y1={plot.bottom + 0.5} y2={plot.bottom + 0.5} />
          {ticks.map(({ x, text }) => (
            <text key={x} x={x} y={plot.bottom + 20} textAnchor="middle">
              {text}
            </text>
          ))}
        </svg>
      </div>
      <p className="key">
        <span>
          <i className={`v ${css.madeKey}`} />
          접수
        </span>
        <span>
          <i className={`v ${css.decidedKey}`} />
          처리
        </span>
      </p>
    </div>
  );
}
