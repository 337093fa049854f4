import type { Vitals } from '#shared/advancement.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { Panel } from '#ui/components/panel.tsx';
import { expParams } from '../../exp/exp.params.ts';
import { PART_LABELS } from '../plan.labels.ts';
import type { Plan, PlanPart, PlanStanding } from '../plan.rules.ts';
import css from './plan.module.css';
import { TableHead } from './table-head.tsx';

interface PlanPartsProps {
  plan: Plan;
  standing: PlanStanding;
  /** Name of the assumed start; null: the player's own values are given. */
  start: string | null;
  isMeasured: boolean;
  /** Sums that the gear adds to each value; null: not given. */
  gear: Vitals | null;
  /** The rule that vitals count without equipment, with its sources. */
  rule: string;
}

export function PlanParts({ plan, standing, start, isMeasured, gear, rule }: PlanPartsProps) {
  return (
    <Panel title="필요 경험치" aside={start === null ? '장비를 벗은 체력·마력 기준' : `${start}부터 모두 올리면`}>
      <table className={`t even ${css.sums}`} aria-label="필요 경험치">
        <TableHead
          columns={[['항목'], ['지금', 'num'], ['목표', 'num'], ['올리는 횟수', 'num wide'], ['경험치', 'num']]}
        />
        <tbody>
          {plan.parts.map((part) => (
            // Keyed by its numbers: a right-aligned number that grows would count as a layout shift.
            <tr
              key={`${part.name} ${part.from} ${part.exp} ${gear?.hp} ${gear?.mp}`}
              className={part.exp === 0 ? 'tap-row off' : 'tap-row'}
            >
              <td>
                <a className="opens quiet" href={partHref(part.name, standing, part.to)}>
                  {PART_LABELS[part.name]}
                </a>
              </td>
              <td className="num">
                <span className="own-text">{isMeasured || part.name === 'level' ? formatDigits(part.from) : '–'}</span>
                {isMeasured && <InGear value={part.from} name={part.name} gear={gear} />}
              </td>
              <td className="num">
                <span className="own-text">{formatDigits(part.to)}</span>
                <InGear value={part.to} name={part.name} gear={gear} />
              </td>
              <td className="num wide">{part.steps > 0 ? formatDigits(part.steps) : '–'}</td>
              <td className="num">{part.exp > 0 ? formatDigits(part.exp) : '완료'}</td>
            </tr>
          ))}
          {plan.parts.length === 0 && (
            <tr className="off">
              <td colSpan={5}>남은 승급이 없습니다.</td>
            </tr>
          )}
        </tbody>
      </table>
      <p className={`pad ${css.rule}`}>{rule}</p>
    </Panel>
  );
}

/** Shows the value as the game displays it while the gear is worn. */
function InGear({ value, name, gear }: { value: number; name: PlanPart['name']; gear: Vitals | null }) {
  if (!gear || name === 'level') return null;
  return <small>장비 포함 {formatDigits(Math.max(0, value + gear[name]))}</small>;
}

function partHref(name: 'level' | 'hp' | 'mp', { job, level, hp, mp }: PlanStanding, to: number): string {
  const part = { level: { level, toLevel: to }, hp: { hp, toHp: to }, mp: { mp, toMp: to } }[name];
  return expParams.link('/calc/exp', { job, ...part });
}
