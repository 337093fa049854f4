import { Panel } from '#ui/components/panel.tsx';
import { SkillLink } from '../../ui/public/skill-link.tsx';
import type { SkillUse } from '../pages/item.loader.ts';
import css from './item-page.module.css';

export function SkillUseTable({ rows }: { rows: readonly SkillUse[] }) {
  return (
    <Panel title="기술 재료" aside={`${rows.length}가지`}>
      <table className="t even">
        <thead>
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
    </Panel>
  );
}
