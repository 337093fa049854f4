import { formatDigits } from '#shared/korean/amount.ts';
import { Panel } from '#ui/components/panel.tsx';
import type { KnownRow } from '../pages/known-facts.ts';
import css from './sources.module.css';

export function KnownFacts({ rows }: { rows: readonly KnownRow[] }) {
  return (
    <Panel title="자료별 신뢰도">
      <table className="t">
        <thead>
          <tr>
            <th className={css.factsOf}>자료</th>
            <th className={`num ${css.factCount}`}>수</th>
            <th>
              <ul className={css.key}>
                <li className={css.sure}>높음</li>
                <li className={css.fair}>보통</li>
                <li className={css.unsure}>낮음</li>
              </ul>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <td>{row.name}</td>
              <td className="num">{formatDigits(row.total)}</td>
              <td>
                <Shares row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

function Shares({ row }: { row: KnownRow }) {
  const parts = (['sure', 'fair', 'unsure'] as const).filter((part) => row[part] > 0);
  const words = { sure: '높음', fair: '보통', unsure: '낮음' };
  return (
    <span className={css.shares} role="img" aria-label={parts.map((part) => `${words[part]} ${row[part]}`).join(', ')}>
      {parts.map((part) => (
        <i key={part} className={css[part]} style={{ flexGrow: row[part] }} />
      ))}
    </span>
  );
}
