import { Panel } from '#ui/components/panel.tsx';
import { SkillLink } from '../../refs/ui/public/game-link.tsx';
import type { SkillUse } from '../pages/item.loader.ts';
import css from './item-page.module.css';

const FIRST = 8;

export function SkillUseTable({ rows }: { rows: readonly SkillUse[] }) {
  const isLong = rows.length > FIRST + 1;
  const rest = isLong ? rows.slice(FIRST) : [];
  return (
    <Panel title="기술 재료" aside={`${rows.length}가지`}>
      <Rows rows={isLong ? rows.slice(0, FIRST) : rows} hasHead />
      {rest.length > 0 && (
        <details className={css.rest}>
          <summary>나머지 {rest.length}가지 모두</summary>
          <Rows rows={rest} />
        </details>
      )}
    </Panel>
  );
}

function Rows({ rows, hasHead = false }: { rows: readonly SkillUse[]; hasHead?: boolean }) {
  return (
    <table className="t even">
      <colgroup>
        <col />
        <col className={`wide ${css.job}`} />
        <col className={css.skillLevel} />
        <col className={`${css.number} ${css.count}`} />
      </colgroup>
      <thead className={hasHead ? undefined : 'visually-hidden'}>
        <tr>
          <th>기술</th>
          <th className={`wide ${css.job}`}>직업</th>
          <th className={`num ${css.skillLevel}`}>레벨</th>
          <th className={`num ${css.number} ${css.count}`}>개수</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className="tap-row">
            <td>
              <SkillLink {...row} className="opens" sub={<span className="narrow">{row.job}</span>} />
            </td>
            <td className="wide dim nowrap">{row.job}</td>
            <td className="num">{row.level}</td>
            <td className="num">{row.quantity}개</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
