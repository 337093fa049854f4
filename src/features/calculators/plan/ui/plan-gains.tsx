import { ItemLink, SkillLink } from '#features/game-data/refs/ui/public/game-link.tsx';
import { formatDigits } from '#shared/korean/amount.ts';
import { Panel } from '#ui/components/panel.tsx';
import { later } from '../../calculator/ui/deferred-value.ts';
import { skillMaterialsParams } from '../../skill-materials/skill-materials.params.ts';
import type { GainedSkill, PlanItem } from '../advancement.facts.ts';
import css from './plan.module.css';

interface PlanGainsProps {
  job: number;
  level: number;
  title: string;
  skills: readonly GainedSkill[];
  armour: readonly PlanItem[];
}

export const PlanGains = later(function PlanGains({ job, level, title, skills, armour }: PlanGainsProps) {
  return (
    <Panel
      title="배우는 기술"
      aside={title}
      more={{ href: skillMaterialsParams.link('/calc/skills', { job, to: level }), label: '기술 재료' }}
    >
      <ul className={`lines lit ${css.gains}`} aria-label="승급하면 배우는 기술">
        {skills.map(({ exp, parts, ...skill }) => (
          <li key={skill.id} className={`line tap-row ${css.gain}`}>
            <SkillLink
              {...skill}
              className="opens"
              sub={exp === null ? '필요 경험치 모름' : `필요 경험치 ${formatDigits(exp)}`}
            />
            <p className={css.gainParts}>
              <span className="faint">재료</span>{' '}
              <span className="own-text">{parts.length > 0 ? <Parts parts={parts} /> : '알려지지 않음'}</span>
            </p>
          </li>
        ))}
      </ul>
      {armour.length > 0 && (
        <p className={`pad ${css.armour}`}>
          <span className="meta">받는 갑옷</span>
          {armour.map(({ isTradable, drops, shops, recipe, ...ref }) => (
            <ItemLink key={ref.id} {...ref} size="s" />
          ))}
        </p>
      )}
    </Panel>
  );
});

function Parts({ parts }: Pick<GainedSkill, 'parts'>) {
  return parts.map(({ id, name, quantity }, index) => (
    <span key={name}>
      {index > 0 && <span className="own-text">{', '}</span>}
      {id === null ? (
        name
      ) : (
        <a className="quiet" href={`/items/${id}`} data-card={`item:${id}`}>
          {name}
        </a>
      )}{' '}
      {quantity}
    </span>
  ));
}
