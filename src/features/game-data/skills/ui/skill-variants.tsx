import { Note, Panel } from '#ui/components/panel.tsx';
import { SkillLink } from '../../refs/ui/public/game-link.tsx';
import type { SkillPageData } from '../pages/skill.loader.ts';

export function SkillVariants({ rows, note }: { rows: SkillPageData['variants']; note: string | null }) {
  return (
    <Panel title="신수마다 다른 이름">
      <table className="t tight">
        <tbody>
          {rows.map(({ totem, name }) => (
            <tr key={totem}>
              <th scope="row" className="dim">
                {totem}
              </th>
              <td>{name}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {note && (
        <div className="pad">
          <Note>{note}</Note>
        </div>
      )}
    </Panel>
  );
}

export function SameName({ rows }: { rows: SkillPageData['sameName'] }) {
  return (
    <Panel title="다른 직업의 같은 기술">
      <table className="t">
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="tap-row">
              <td>
                <SkillLink {...row} className="opens" />
              </td>
              <td className="dim">{row.job}</td>
              <td className="num">레벨 {row.level}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
