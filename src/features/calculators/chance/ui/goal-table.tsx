import { formatDigits } from '#shared/korean/amount.ts';
import { Panel } from '#ui/components/panel.tsx';
import { chanceText, durationText } from '../chance.labels.ts';
import type { GoalRow } from '../drop-answer.rules.ts';
import css from './chance.module.css';

interface GoalTableProps {
  rows: readonly GoalRow[];
  want: number;
  hasRate: boolean;
}

export function GoalTable({ rows, want, hasRate }: GoalTableProps) {
  const most = Math.max(0, ...rows.map(({ tries }) => tries ?? 0));
  return (
    <Panel
      title="몇 마리 잡아야 하나"
      aside={want === 1 ? '한 번 이상 나오려면' : `${formatDigits(want)}개 이상 나오려면`}
    >
      <table className="t even" aria-label="확률별 잡아야 하는 횟수">
        <thead>
          <tr>
            <th>나올 확률</th>
            <th className={`wide ${css.tries}`}>
              <span className="visually-hidden">막대</span>
            </th>
            <th className="num">잡는 횟수</th>
            {hasRate && <th className="num">걸리는 시간</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ goal, tries, hours, isQueried }) => (
            <tr key={goal} className={isQueried ? 'now' : undefined}>
              <th scope="row">
                <b>{chanceText(goal)}</b> {isQueried && <span className={css.goal}>목표</span>}
              </th>
              <td className="wide">
                {tries !== null && most > 0 && (
                  <span className="bar block" aria-hidden="true">
                    <i style={{ width: `${((tries / most) * 100).toFixed(1)}%` }} />
                  </span>
                )}
              </td>
              <td className="num">{tries === null ? '–' : `${formatDigits(tries)}번`}</td>
              {hasRate && <td className="num">{hours === null ? '–' : durationText(hours)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
