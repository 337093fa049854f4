import calculatorCss from '#features/calculators/calculator/ui/calculator.module.css';
import { formatDigits } from '#shared/korean/amount.ts';
import { Panel } from '#ui/components/panel.tsx';
import { chanceText } from '../chance.labels.ts';
import type { CurvePoint } from '../chance.rules.ts';
import { type BoxSize, computeCurveShape, DESK_BOX, PHONE_BOX } from '../curve-box.rules.ts';
import type { DropAnswer, DropNumbers } from '../drop-answer.rules.ts';
import css from './chance.module.css';

interface ChanceCurveProps {
  answer: DropAnswer;
  numbers: DropNumbers;
}

/** Drawn separately for wide and narrow screens; the table below has the same data. */
export function ChanceCurve({ answer, numbers: { tries, want } }: ChanceCurveProps) {
  const own = { tries, chance: answer.chance };
  return (
    <Panel title="횟수와 확률" aside={want === 1 ? '한 번 이상' : `${formatDigits(want)}개 이상`}>
      <div className={css.curve}>
        {answer.curve.length === 0 ? (
          <p className="dim">0%는 몇 번을 잡아도 나오지 않습니다.</p>
        ) : (
          <>
            <div className="wide">
              <Drawing points={answer.curve} own={own} size={DESK_BOX} />
            </div>
            <div className="narrow">
              <Drawing points={answer.curve} own={own} size={PHONE_BOX} />
            </div>
          </>
        )}
      </div>
    </Panel>
  );
}

interface DrawingProps {
  points: readonly CurvePoint[];
  own: CurvePoint;
  size: BoxSize;
}

function Drawing({ points, own, size }: DrawingProps) {
  const { line, area, rows, columns, own: mark } = computeCurveShape(points, own, size);
  const right = size.width - size.right;
  const bottom = size.height - size.bottom;
  const message = chanceText(own.chance);
  return (
    <svg
      className={`chart ${calculatorCss.chart}`}
      viewBox={`0 0 ${size.width} ${size.height}`}
      width={size.width}
      height={size.height}
      role="img"
      aria-label={`횟수에 따른 확률. ${formatDigits(own.tries)}번에 ${message}`}
    >
      {rows.map((row) => (
        <g key={row.label}>
          <line className="gl" x1={size.left} x2={right} y1={row.y} y2={row.y} />
          <text x={size.width} y={row.y + 4} textAnchor="end">
            {row.label}
          </text>
        </g>
      ))}
      {columns.map((column) => (
        <text key={column.label} x={column.x} y={size.height - 6} textAnchor={column.anchor}>
          {column.label}
        </text>
      ))}
      <path className={calculatorCss.area} d={area} />
      <path className={`ln ${calculatorCss.line}`} d={line} />
      {!mark.isBeyond && <line className={calculatorCss.now} x1={mark.x} x2={mark.x} y1={mark.y} y2={bottom} />}
      <circle className={css.dot} cx={mark.x} cy={mark.y} r="5" />
      <text className="lab" x={mark.labelX} y={mark.labelY} textAnchor={mark.anchor}>
        {formatDigits(own.tries)}번 · {message}
      </text>
    </svg>
  );
}
