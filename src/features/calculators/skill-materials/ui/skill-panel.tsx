import { memo, useEffect, useRef } from 'react';
import { SkillLink } from '#features/game-data/refs/ui/public/game-link.tsx';
import { formatAmount, formatDigits } from '#shared/korean/amount.ts';
import { Checkbox } from '#ui/components/field.tsx';
import { Panel } from '#ui/components/panel.tsx';
import type { QueryStateOf } from '../../calculator/ui/use-query-state.ts';
import type { Band, Stack } from '../material-list.rules.ts';
import type { MaterialView, SkillView } from '../pages/skill-materials.loader.ts';
import { bandText } from '../shopping.labels.ts';
import type { skillMaterialsParams } from '../skill-materials.params.ts';
import { learntText } from '../skill-question.rules.ts';
import css from './skill-materials.module.css';

interface SkillStepProps {
  skill: SkillView;
  materials: readonly MaterialView[];
  isLearnt: boolean;
  onMark: (id: number, isLearnt: boolean) => void;
}

const SkillStep = memo(function SkillStep({ skill, materials, isLearnt, onMark }: SkillStepProps) {
  return (
    <tr className={isLearnt ? 'tap-row off' : 'tap-row'}>
      <td className="num">{skill.level}</td>
      <td>
        <div className={css.step}>
          <SkillLink {...skill} className="opens" after={skill.grade ?? (skill.job === 0 ? '공통' : undefined)} />
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
          className={`needs-script ${css.learnt}`}
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
      <span className="faint">
        {' '}
        <span className="own-text">{material?.isMoney ? formatAmount(quantity) : `×${formatDigits(quantity)}`}</span>
      </span>
    </li>
  );
}

interface SkillPanelProps {
  queryState: QueryStateOf<typeof skillMaterialsParams>;
  band: Band;
  skills: readonly SkillView[];
  materials: readonly MaterialView[];
  learnt: ReadonlySet<number>;
}

export function SkillPanel({ queryState, band, skills, materials, learnt }: SkillPanelProps) {
  const mark = useStable((id: number, isLearnt: boolean) => queryState.set({ have: learntText(learnt, id, isLearnt) }));
  const known = skills.filter(({ stacks }) => stacks.length > 0);
  const others = skills.filter(({ stacks }) => stacks.length === 0);
  const renderRows = (shown: readonly SkillView[]) =>
    shown.map((skill) => (
      <SkillStep key={skill.id} skill={skill} materials={materials} isLearnt={learnt.has(skill.id)} onMark={mark} />
    ));
  return (
    <Panel title="배울 기술" aside={`${bandText(band)} · ${skills.length}가지`}>
      {skills.length === 0 && <p className="pad dim">이 구간에 배우는 기술이 없습니다.</p>}
      {known.length > 0 && (
        <table className={`t even ${css.steps}`} aria-label="배울 기술과 재료">
          <thead>
            <tr>
              <th className="num">레벨</th>
              <th>기술과 재료</th>
              <th className="num">
                <span className="needs-script">배움</span>
              </th>
            </tr>
          </thead>
          <tbody>{renderRows(known)}</tbody>
        </table>
      )}
      {others.length > 0 && (
        <details className={css.others}>
          <summary>재료가 알려지지 않은 기술 {others.length}가지</summary>
          <table className={`t even ${css.steps}`} aria-label="재료가 알려지지 않은 기술">
            <thead className="visually-hidden">
              <tr>
                <th>레벨</th>
                <th>기술</th>
                <th>배움</th>
              </tr>
            </thead>
            <tbody>{renderRows(others)}</tbody>
          </table>
        </details>
      )}
    </Panel>
  );
}

/** Returns a function of stable identity that calls the latest `act`, so memoised rows do not render again. */
function useStable<Given extends unknown[]>(act: (...given: Given) => void): (...given: Given) => void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useRef((...given: Given) => latest.current(...given)).current;
}
