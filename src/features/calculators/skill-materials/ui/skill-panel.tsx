import { SkillLink } from '#features/game-data/ui/public/skill-link.tsx';
import { formatDigits } from '#shared/korean/amount.ts';
import { Checkbox } from '#ui/components/field.tsx';
import { Panel } from '#ui/components/panel.tsx';
import type { Asked } from '../../calculator/ui/use-asked.ts';
import type { Band, Stack } from '../material-list.rules.ts';
import type { MaterialView, SkillView } from '../pages/skill-materials.loader.ts';
import { bandText } from '../shopping.labels.ts';
import { learntText } from '../skill-question.rules.ts';

interface SkillPanelProps {
  asked: Asked;
  band: Band;
  skills: readonly SkillView[];
  materials: readonly MaterialView[];
  learnt: ReadonlySet<number>;
}

/** Every skill of the band with what it takes; those that are learnt are left out of the sum. */
export function SkillPanel({ asked, band, skills, materials, learnt }: SkillPanelProps) {
  return (
    <Panel title="배울 기술" aside={`${bandText(band)} · ${skills.length}가지`}>
      {skills.length === 0 ? (
        <p className="pad dim">이 구간에 배우는 기술이 없습니다.</p>
      ) : (
        <table className="t two even skill-steps" aria-label="배울 기술과 재료">
          <thead>
            <tr>
              <th className="num">레벨</th>
              <th>기술</th>
              <th className="wide">재료</th>
              <th className="num">배움</th>
            </tr>
          </thead>
          <tbody>
            {skills.map((skill) => {
              const isLearnt = learnt.has(skill.id);
              const stacks = <Stacks stacks={skill.stacks} materials={materials} />;
              return (
                <tr key={skill.id} className={isLearnt ? 'off' : undefined}>
                  <td className="num">{skill.level}</td>
                  <td>
                    <SkillLink {...skill} after={skill.grade ?? (skill.job === 0 ? '공통' : undefined)} />
                    <div className="narrow">{stacks}</div>
                  </td>
                  <td className="wide">{stacks}</td>
                  <td className="num">
                    <Checkbox
                      label={<span className="vh">{skill.name} 배움</span>}
                      checked={isLearnt}
                      onChange={(event) =>
                        asked.set({ have: learntText(learnt, skill.id, event.currentTarget.checked) })
                      }
                    />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </Panel>
  );
}

function Stacks({ stacks, materials }: { stacks: readonly Stack[]; materials: readonly MaterialView[] }) {
  if (stacks.length === 0) return <span className="faint">–</span>;
  return (
    <ul className="skill-stacks">
      {stacks.map(({ at, quantity }) => {
        const material = materials[at];
        const item = material?.item;
        return (
          <li key={at}>
            {item ? (
              <a className="nm" href={`/items/${item.id}`} data-card={`item:${item.id}`}>
                {item.name}
              </a>
            ) : (
              material?.name
            )}
            <span className="faint"> ×{formatDigits(quantity)}</span>
          </li>
        );
      })}
    </ul>
  );
}
