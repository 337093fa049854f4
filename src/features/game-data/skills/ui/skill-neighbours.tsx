import { Panel } from '#ui/components/panel.tsx';
import { SkillLink } from '../../ui/public/skill-link.tsx';
import type { SkillNeighbour } from '../pages/skill.loader.ts';

interface SkillNeighboursProps {
  rows: readonly SkillNeighbour[];
  skillId: number;
  job: { id: number; name: string };
}

export function SkillNeighbours({ rows, skillId, job }: SkillNeighboursProps) {
  return (
    <Panel title={`${job.name} 기술`} more={{ href: `/skills?job=${job.id}`, label: '모두' }}>
      <table className="t tight">
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.id}
              className={row.id === skillId ? 'now' : undefined}
              aria-current={row.id === skillId ? 'page' : undefined}
            >
              <td>
                <SkillLink {...row} size="s" />
              </td>
              <td className="num dim">레벨 {row.level}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
