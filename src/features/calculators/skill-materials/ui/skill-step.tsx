import { memo } from 'react';
import { SkillLink } from '#features/game-data/ui/public/skill-link.tsx';
import { formatDigits } from '#shared/korean/amount.ts';
import { Checkbox } from '#ui/components/field.tsx';
import type { Stack } from '../material-list.rules.ts';
import type { MaterialView, SkillView } from '../pages/skill-materials.loader.ts';
import css from './skill-materials.module.css';

interface SkillStepProps {
  skill: SkillView;
  materials: readonly MaterialView[];
  isLearnt: boolean;
  onMark: (id: number, isLearnt: boolean) => void;
}

export const SkillStep = memo(function SkillStep({ skill, materials, isLearnt, onMark }: SkillStepProps) {
  return (
    <tr className={isLearnt ? 'off' : undefined}>
      <td className="num">{skill.level}</td>
      <td>
        <div className={css.step}>
          <SkillLink {...skill} after={skill.grade ?? (skill.job === 0 ? '공통' : undefined)} />
          <ul className={css.stacks}>
            {skill.stacks.length === 0 && <li className="faint">알려진 재료 없음</li>}
            {skill.stacks.map((stack) => (
              <StackItem key={stack.at} stack={stack} material={materials[stack.at]} />
            ))}
          </ul>
        </div>
      </td>
      <td className="num">
        <Checkbox
          className={css.learnt}
          label={<span className="visually-hidden">{skill.name} 배움</span>}
          checked={isLearnt}
          onChange={(event) => onMark(skill.id, event.currentTarget.checked)}
        />
      </td>
    </tr>
  );
});

function StackItem({ stack: { quantity }, material }: { stack: Stack; material: MaterialView | undefined }) {
  const item = material?.item;
  return (
    <li>
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
}
