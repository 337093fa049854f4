import { FactNote, type Provenance } from '#features/game-data/ui/public/fact-note.tsx';
import { ItemLink } from '#features/game-data/ui/public/item-link.tsx';
import { SkillLink } from '#features/game-data/ui/public/skill-link.tsx';
import { Panel } from '#ui/components/panel.tsx';
import type { GradeGains, NamedThing } from '../pages/hp-mp-table.loader.ts';
import css from './hp-mp-table.module.css';
import { GradeTitle } from './vital-tables.tsx';

interface GainsPanelProps {
  job: number;
  gains: readonly GradeGains[];
  provenance: Provenance;
}

export function GainsPanel({ job, gains: all, provenance }: GainsPanelProps) {
  'use memo';
  const gains = all.filter((one) => one.job === job);
  return (
    <Panel title="승급에 드는 것과 얻는 것">
      {gains.length === 0 && <p className="pad dim">알려지지 않았습니다.</p>}
      <ul className={css.gradeGains}>
        {gains.map(({ grade, materials, skills, armor }) => (
          <li key={grade}>
            <h3>
              <GradeTitle job={job} grade={grade} />
            </h3>
            <dl>
              <dt>재료</dt>
              <dd>
                <Things things={materials} />
              </dd>
              <dt>기술</dt>
              <dd>
                <Things things={skills} isSkill />
              </dd>
              {armor.length > 0 && (
                <>
                  <dt>갑옷 (남 · 여)</dt>
                  <dd>
                    <Things things={armor} />
                  </dd>
                </>
              )}
            </dl>
          </li>
        ))}
      </ul>
      <FactNote {...provenance} about="승급 문턱과 재료" variant="foot" />
    </Panel>
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
