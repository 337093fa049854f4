import { formatDigits } from '#shared/korean/amount.ts';
import type { Skill } from '../../../catalog/skill.contract.ts';
import { GameCard } from '../../../refs/ui/public/card-parts.tsx';
import { skillIcon } from '../../../refs/ui/public/skill-icon.ts';
import { materialAmount, skillGradeName, skillJobName } from '../../skill.labels.ts';

export function SkillCard({ skill }: { skill: Skill }) {
  const grade = skillGradeName(skill);
  const rows = [
    ...(skill.effect === null ? [] : [{ label: '효과', value: skill.effect }]),
    ...(grade === null ? [] : [{ label: '승급', value: grade }]),
    ...(skill.reqExp === null ? [] : [{ label: '경험치', value: formatDigits(skill.reqExp) }]),
    ...skill.reqItems.map(({ itemName: name, quantity }) => ({
      label: name,
      value: materialAmount({ name, quantity }),
    })),
  ];
  return (
    <GameCard
      look={skillIcon(skill)}
      name={skill.name}
      sub={`${skillJobName(skill)} 기술 · 레벨 ${skill.reqLv}부터`}
      rows={rows}
      confidence={skill.confidence}
      href={`/skills/${skill.id}`}
    />
  );
}
