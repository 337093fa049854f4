import calculatorCss from '#features/calculators/calculator/ui/calculator.module.css';
import { gradeName } from '#shared/jobs.ts';
import { formatCount } from '#shared/korean/amount.ts';
import { classNames } from '#ui/components/class-names.ts';
import { Panel } from '#ui/components/panel.tsx';
import { later } from '../../calculator/ui/deferred-value.ts';
import { computeLadder, DESK, type Ladder, type LadderRow, type LadderSize, PHONE, TOP } from '../ladder.rules.ts';
import type { VitalQuestion } from '../vital-question.rules.ts';
import { type GradeStep, needsMp } from '../vital-table.rules.ts';
import css from './hp-mp-table.module.css';

interface VitalLadderProps {
  question: VitalQuestion;
  steps: readonly GradeStep[];
}

/** Drawn twice, for wide and narrow screens, so that its text is 12 px in both. The table below has the same data. */
export const VitalLadder = later(function VitalLadder({ question, steps }: VitalLadderProps) {
  const { job } = question;
  return (
    <Panel title="승급 단계" aside="막대는 칼승부터 풀승까지">
      <div className="pad stack gap-2">
        <Drawing question={question} steps={steps} size={DESK} className="chart wide" />
        <Drawing question={question} steps={steps} size={PHONE} className="chart narrow" />
        {(needsMp(job) || question.own) && (
          <p className="key">
            {needsMp(job) && <span>위 막대 체력 · 아래 막대 마력</span>}
            {question.own && (
              <>
                <span>
                  <i className={`${css.vitalKey} ${css.leftKey}`} /> 남은 만큼
                </span>
                <span>
                  <i className={`d ${css.vitalKey} ${css.now}`} /> 지금
                </span>
              </>
            )}
          </p>
        )}
      </div>
    </Panel>
  );
});

function Drawing({ question, steps, size, className }: VitalLadderProps & { size: LadderSize; className: string }) {
  const { job, own } = question;
  const ladder = computeLadder(job, steps, own, size);
  const { height, bottom, rows, ticks } = ladder;
  return (
    <svg
      className={`${className} ${calculatorCss.chart}`}
      viewBox={`0 0 ${size.width} ${height}`}
      width={size.width}
      height={height}
      role="img"
      aria-label={`${gradeName(job, 0)}의 승급별 필요 체력·마력. 아래 표와 같습니다.`}
    >
      {ticks.map(({ x, value }) => (
        <g key={x}>
          <line className="gl" x1={x} x2={x} y1={TOP} y2={bottom} />
          <text x={x} y={bottom + 20} textAnchor="middle">
            {formatCount(value)}
          </text>
        </g>
      ))}
      {rows.map((row, index) => (
        <Row
          key={row.grade}
          row={row}
          step={steps[index]}
          name={gradeName(job, row.grade)}
          left={size.left}
          isMeasured={own !== null}
        />
      ))}
      <Marks ladder={ladder} />
    </svg>
  );
}

/** Approximate width in pixels: the line ends before its label instead of crossing it. */
function labelWidth(label = ''): number {
  return label.length * 8 + 12;
}

interface RowProps {
  row: LadderRow;
  step: GradeStep | undefined;
  name: string;
  left: number;
  /** The player's own values are drawn in the bars. */
  isMeasured: boolean;
}

function Row({ row: { grade, y, lanes }, step, name, left, isMeasured }: RowProps) {
  const thick = lanes.length === 1 ? 14 : 12;
  return (
    <g className={classNames(`g${grade}`, css.laneRow, isMeasured && css.measured)}>
      <text className={`g${grade} ${css.laneName}`} x={0} y={y + 4}>
        {name}
      </text>
      {lanes.map(({ vital, y: at, least, full, reached }) => {
        const bar = { x: least, y: at - thick / 2, height: thick, rx: 2 };
        return (
          <g key={vital} className={vital === 'mp' ? css.mp : undefined}>
            <line
              className={css.laneLine}
              x1={left}
              x2={Math.max(left, least - labelWidth(step && shortVital(step.least[vital])))}
              y1={at}
              y2={at}
            />
            <rect className={css.laneRange} {...bar} width={full - least} />
            {reached !== null && <rect className={css.laneReached} {...bar} width={Math.max(2, reached - least)} />}
            {step && (
              <>
                <text className={css.laneEnd} x={least - 5} y={at + 4} textAnchor="end">
                  {shortVital(step.least[vital])}
                </text>
                <text className={css.laneEnd} x={full + 5} y={at + 4}>
                  {shortVital(step.full[vital])}
                </text>
              </>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** `7만`, `2.5만`. */
function shortVital(value: number): string {
  return `${Number((value / 10_000).toFixed(1))}만`;
}

function Marks({ ladder: { marks, bottom } }: { ladder: Ladder }) {
  const isFirstLeft = marks.length < 2 || (marks[0]?.x ?? 0) <= (marks[1]?.x ?? 0);
  return marks.map(({ vital, x }, index) => {
    const isLeft = marks.length > 1 && (index === 0) === isFirstLeft;
    return (
      <g key={vital} className={`${css.vitalMark} ${vital}`}>
        <line x1={x} x2={x} y1={TOP - 6} y2={bottom} />
        <text className="lab" x={isLeft ? x - 4 : x + 4} y={12} textAnchor={isLeft ? 'end' : 'start'}>
          {marks.length === 1 ? '지금' : vital === 'hp' ? '체력' : '마력'}
        </text>
      </g>
    );
  });
}
