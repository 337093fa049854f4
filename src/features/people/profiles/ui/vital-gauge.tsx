import { formatCount, formatDigits } from '#shared/korean/amount.ts';
import css from './profile.module.css';

export interface Goal {
  name: string;
  at: number;
}

interface VitalGaugeProps {
  label: string;
  now: number | null;
  goals: readonly Goal[];
}

export function VitalGauge({ label, now, goals }: VitalGaugeProps) {
  const end = Math.max(...goals.map(({ at }) => at), 1);
  const share = (at: number) => `${(Math.min(at / end, 1) * 100).toFixed(2)}%`;
  return (
    <div className="stack gap-2" data-vital={label}>
      <p className={`row small ${css.now}`}>
        <span className="dim grow">{label}</span>
        {now !== null && (
          <>
            <b>{formatDigits(now)}</b>
            <span className="meta">{formatReading(now)}</span>
          </>
        )}
      </p>
      {now !== null && (
        <div className={`bar ${css.scale}`} aria-hidden="true">
          <i style={{ width: share(now) }} />
          {goals
            .filter(({ at }) => at < end)
            .map(({ name, at }) => (
              <s key={name} style={{ left: share(at) }} />
            ))}
        </div>
      )}
      <table className={`t tight even ${css.goals}`}>
        <thead className="visually-hidden">
          <tr>
            <th>목표</th>
            <th>필요한 {label}</th>
            {now !== null && <th>남은 {label}</th>}
          </tr>
        </thead>
        <tbody>
          {goals.map((goal) => (
            <GoalRow key={goal.name} {...goal} now={now} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function GoalRow({ name, at, now }: Goal & { now: number | null }) {
  return (
    <tr>
      <th scope="row" className={css.goal}>
        {name}
      </th>
      <td className="num dim">{formatDigits(at)}</td>
      {now !== null && (
        <td className={`num ${css.left}`}>
          <Left amount={at - now} />
        </td>
      )}
    </tr>
  );
}

function Left({ amount }: { amount: number }) {
  if (amount <= 0) return <span className={css.reached}>달성</span>;
  return (
    <>
      {formatDigits(amount)} <span className={`meta ${css.reading}`}>{formatReading(amount)} 남음</span>
    </>
  );
}

function formatReading(count: number): string {
  return count < 10_000 ? '' : formatCount(count);
}
