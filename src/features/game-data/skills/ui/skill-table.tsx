import { jobName } from '#shared/jobs.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { isWorthShowing } from '../../columns.rules.ts';
import { SkillLink } from '../../ui/public/skill-link.tsx';
import type { NamedStack, SkillRow } from '../pages/skills.loader.ts';
import css from './skills.module.css';

export function SkillTable({ rows, hasJob }: { rows: readonly SkillRow[]; hasJob: boolean }) {
  const hasExp = isWorthShowing(rows, (row) => row.exp);
  return (
    <table className={`t two even ${css.table}`}>
      <thead>
        <tr>
          <th className={`num ${css.level}`}>레벨</th>
          <th>기술</th>
          {hasJob && <th className={`wide ${css.job}`}>직업</th>}
          <th className={css.takes}>재료</th>
          {hasExp && <th className={`num wide ${css.exp}`}>경험치</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td className="num">{row.level}</td>
            <td>
              <SkillLink {...row} after={row.grade} sub={row.effect} className={css.skill} />
            </td>
            {hasJob && <td className="wide dim">{jobName(row.job)}</td>}
            <td>
              <Materials stacks={row.materials} />
            </td>
            {hasExp && <td className="num wide">{row.exp === null ? '' : formatDigits(row.exp)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Materials({ stacks }: { stacks: readonly NamedStack[] }) {
  if (stacks.length === 0) return <span className="faint">–</span>;
  return (
    <ul className={css.stacks}>
      {stacks.map(({ id, name, quantity }) => (
        <li key={name}>
          {id === null ? (
            <span className="dim">{name}</span>
          ) : (
            <a className="nm text-paper" href={`/items/${id}`} data-card={`item:${id}`}>
              {name}
            </a>
          )}
          <span className="faint"> ×{formatDigits(quantity)}</span>
        </li>
      ))}
    </ul>
  );
}
