import type { ReactNode } from 'react';
import { ItemLink, SkillLink } from '#features/game-data/refs/ui/public/game-link.tsx';
import { Panel } from '#ui/components/panel.tsx';
import type { GradeGains, NamedThing } from '../pages/hp-mp-table.loader.ts';
import css from './hp-mp-table.module.css';
import { GradeTitle } from './vital-tables.tsx';

export function GainsPanel({ job, gains: all }: { job: number; gains: readonly GradeGains[] }) {
  'use memo';
  const gains = all.filter((one) => one.job === job);
  return (
    <Panel title="승급 재료와 보상">
      {gains.length === 0 && <p className="pad dim">알려지지 않았습니다.</p>}
      <ul className={css.gradeGains}>
        {gains.map(({ grade, materials, skills, armor }) => (
          <li key={grade}>
            <h3>
              <GradeTitle job={job} grade={grade} />
            </h3>
            <dl>
              <Gains label="재료">
                <Things things={materials} />
              </Gains>
              <Gains label="기술">
                <Things things={skills} isSkill />
              </Gains>
              {armor.length > 0 && (
                <Gains label="갑옷">
                  <Things things={armor} />
                </Gains>
              )}
            </dl>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Gains({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Things({ things, isSkill = false }: { things: readonly NamedThing[]; isSkill?: boolean }) {
  if (things.length === 0) return <span className="dim">알려지지 않음</span>;
  const Link = isSkill ? SkillLink : ItemLink;
  return things.map(({ name, ref, quantity }) => {
    const after = quantity === undefined ? undefined : `${quantity}개`;
    if (ref) return <Link key={name} {...ref} size="s" after={after} className={css.gain} />;
    return (
      <span key={name}>
        {name} {after}
      </span>
    );
  });
}
