import calculatorCss from '#features/calculators/calculator/ui/calculator.module.css';
import { later } from '../../calculator/ui/deferred-value.ts';
import { type ChartLayout, DESK, layOut, PHONE, type Ramp } from '../ramp-chart.rules.ts';
import css from './exp.module.css';

interface RampChartProps {
  ramp: Ramp | null;
  goal: string;
  label: string;
}

/** Drawn separately for wide and narrow screens. */
export const RampChart = later(function RampChart({ ramp, goal, label }: RampChartProps) {
  if (!ramp) return <p className={css.rampEmpty}>올릴 것이 없습니다. 목표를 높이면 여기에 그려집니다.</p>;
  return (
    <div className={css.ramp}>
      <div className="wide">
        <Drawing layout={layOut(ramp, DESK)} goal={goal} label={label} />
      </div>
      <div className="narrow">
        <Drawing layout={layOut(ramp, PHONE)} goal={goal} label={label} />
      </div>
    </div>
  );
});

function Drawing({ layout, goal, label }: { layout: ChartLayout; goal: string; label: string }) {
  const { size, plot, isLog, grid, bands, marks, line, area, dots, now } = layout;
  return (
    <svg
      className={`chart exact ${calculatorCss.chart}`}
      width={size.width}
      height={size.height}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={label}
    >
      {bands.map(({ x, width, isShaded, label: text }) => (
        <g key={x}>
          {isShaded && (
            <rect className={css.rampBand} x={x} y={plot.top} width={width} height={plot.bottom - plot.top} />
          )}
          {text && (
            <text x={x + width / 2} y={plot.top + 14} textAnchor="middle">
              {text}
            </text>
          )}
        </g>
      ))}
      {grid.map(({ y, label: text }) => (
        <g key={text}>
          <line className="gl" x1={plot.left} x2={plot.right} y1={Math.round(y) + 0.5} y2={Math.round(y) + 0.5} />
          <text x={size.width - 2} y={y + 4} textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      {isLog && (
        <text x={size.width - 2} y={plot.top + 4} textAnchor="end">
          로그 눈금
        </text>
      )}
      <path className={calculatorCss.area} d={area} />
      <line className={calculatorCss.now} x1={now.x} x2={now.x} y1={plot.top + 22} y2={plot.bottom} />
      <text className={`lab ${css.rampLabel}`} x={now.x + 6} y={isLog ? plot.top + 34 : plot.bottom - 10}>
        지금
      </text>
      <path className={`ln ${calculatorCss.line}`} d={line} />
      {dots.map(({ x, y }) => (
        <circle key={x} className={calculatorCss.point} cx={x} cy={y} r="3" />
      ))}
      <circle className={css.rampGoal} cx={layout.goal.x} cy={layout.goal.y} r="4" />
      <text
        className={`lab ${css.rampLabel}`}
        x={layout.goal.x - 9}
        y={layout.goal.y + (isLog ? 42 : 4)}
        textAnchor="end"
      >
        {goal}
      </text>
      {marks.map(({ x, label: text, isFirst }) => (
        <text
          key={text}
          x={isFirst ? Math.max(x, 0) : x}
          y={plot.bottom + 20}
          textAnchor={isFirst ? 'start' : 'middle'}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}
