import calculatorCss from '#features/calculators/calculator/ui/calculator.module.css';
import { Price } from '#features/trade/quotes/ui/public/price.tsx';
import { useWidth } from '#features/trade/quotes/ui/use-width.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { Panel } from '#ui/components/panel.tsx';
import { type CurveSize, chanceCurve, DRAWN_CURVE } from '../chance-curve.rules.ts';
import { chanceText, whole } from '../craft.labels.ts';
import type { CraftAnswer, Supply } from '../craft-answer.rules.ts';
import type { Making } from '../craft-plan.rules.ts';
import css from './crafting.module.css';

interface ChancePanelProps {
  making: Making;
  supplies: readonly Supply[];
}

const WORDS = ['절반 확률', '여유 있게', '아주 여유 있게'] as const;

export function ChancePanel({ answer: { making, supplies } }: { answer: CraftAnswer }) {
  if (!making || supplies.length === 0) return null;
  const { successes } = making;
  const isPriced = supplies.every(({ cost }) => cost !== null);
  return (
    <Panel title="몇 번 시도할 재료를 모을까">
      <div className={css.chances}>
        <div className="pad stack gap-2">
          <p className="meta">{formatDigits(successes)}번 성공할 때까지</p>
          <FittedCurve making={making} supplies={supplies} />
        </div>
        <table className="t tight">
          <thead>
            <tr>
              <th scope="col">여유분</th>
              <th scope="col" className="num">
                시도
              </th>
              {isPriced && (
                <th scope="col" className="num">
                  재료비
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {supplies.map(({ chance, attempts, cost }, index) => (
              <tr key={chance}>
                <th scope="row">
                  {WORDS[index]} <span className="faint">{chanceText(chance)}</span>
                </th>
                <td className="num">
                  <b>{formatDigits(attempts)}</b>번
                </td>
                {isPriced && cost !== null && (
                  <td className="num">
                    <Price amount={whole(cost)} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

/** Drawn for its actual width, because its text is never scaled. */
function FittedCurve(props: ChancePanelProps) {
  const { box, width } = useWidth<HTMLDivElement>(DRAWN_CURVE.width);
  return (
    <div ref={box} style={{ height: DRAWN_CURVE.height }}>
      <Curve {...props} size={{ ...DRAWN_CURVE, width }} />
    </div>
  );
}

function Curve({ making, supplies, size }: ChancePanelProps & { size: CurveSize }) {
  const curve = chanceCurve(making.successes, making.craft.odds.p, supplies, size);
  return (
    <svg
      className={`chart ${css.chart}`}
      width={size.width}
      height={size.height}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={`성공 ${formatDigits(making.successes)}번의 가능성: ${supplies
        .map(({ chance, attempts }) => `${formatDigits(attempts)}번이면 ${chanceText(chance)}`)
        .join(', ')}`}
    >
      {curve.grid.map(({ y, label }) => (
        <g key={y}>
          <line className="gl" x1={0} x2={size.width - 44} y1={y} y2={y} />
          <text x={size.width} y={y + 4} textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      <polygon points={curve.area} className={calculatorCss.area} />
      {curve.marks.map(({ x, y }) => (
        <line key={`${x}:${y}`} className={css.drop} x1={x} x2={x} y1={y} y2={curve.floor} />
      ))}
      <polyline points={curve.line} className={`ln ${calculatorCss.line}`} />
      {curve.marks.map(({ x, y }) => (
        <circle key={`${x}:${y}`} cx={x} cy={y} r={4} className={calculatorCss.point} />
      ))}
      {curve.ticks.map(({ x, label }) => (
        <text key={label} x={x} y={size.height - 4} textAnchor="middle">
          {formatDigits(label)}
        </text>
      ))}
    </svg>
  );
}
