import { useDeferredValue } from 'react';
import { CalcHead } from '#features/calculators/calculator/ui/calc-head.tsx';
import { skillsParams } from '#features/game-data/skills/skill.params.ts';
import { breadcrumbList } from '#features/game-data/ui/public/breadcrumb-json-ld.ts';
import { FactNote } from '#features/game-data/ui/public/fact-note.tsx';
import { usePageData } from '#platform/client/use-page-data.ts';
import { jobName } from '#shared/jobs.ts';
import { Note } from '#ui/components/note.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useSite } from '#ui/page/site-context.tsx';
import { useQueryState } from '../../calculator/ui/use-query-state.ts';
import { materialsOf, skillsInBand } from '../material-list.rules.ts';
import { skillMaterialsParams } from '../skill-materials.params.ts';
import { readSkillQuestion } from '../skill-question.rules.ts';
import { CostAnswer } from '../ui/cost-answer.tsx';
import { MaterialPanel } from '../ui/material-panel.tsx';
import { SkillForm } from '../ui/skill-form.tsx';
import { SkillPanel } from '../ui/skill-panel.tsx';
import type { load } from './skill-materials.loader.ts';

/** @public Read by the list of pages. */
export const params = skillMaterialsParams;

const PATH = '/calc/skills';

export default function SkillMaterialsPage() {
  'use memo';
  const { skills, materials, provenance } = usePageData<typeof load>();
  const { origin } = useSite();
  const queryState = useQueryState(skillMaterialsParams);
  const question = readSkillQuestion(queryState.texts);
  const { band, learnt } = question;
  const shown = skillsInBand(skills, band);
  // Deferred, because rendering the long table would slow down typing.
  const laterBand = readSkillQuestion(useDeferredValue(queryState.texts)).band;
  const list = materialsOf(shown, materials, learnt);
  const open = shown.filter(({ id }) => !learnt.has(id)).length;
  return (
    <>
      <PageMeta
        title="기술 재료 계산기"
        description={`바람의나라 클래식 ${jobName(band.job)} 기술을 배우는 데 드는 재료를 레벨 구간으로 모아 시세와 함께 셈합니다.`}
        path={PATH}
        jsonLd={breadcrumbList(origin, [{ label: '계산기', href: '/calc/exp' }, { label: '기술 재료' }], PATH)}
      />
      <CalcHead title="기술 재료 계산기" tab="기술 재료" lead="배울 기술의 재료를 한꺼번에" />
      <div className="cols flip">
        <div className="stack">
          <SkillForm queryState={queryState} question={question} />
          <Note>
            이미 배운 기술은 아래 표에서 <b>배움</b>으로 표시하면 셈에서 빠집니다. 네 직업이 모두 배우는 기술도 함께
            셉니다.
          </Note>
          <a className="btn" href={skillsParams.link('/skills', { job: band.job })}>
            {jobName(band.job)} 기술 모두 보기
          </a>
        </div>
        <div className="stack">
          <CostAnswer list={list} open={open} />
          <MaterialPanel band={band} list={list} materials={materials} />
          <SkillPanel
            queryState={queryState}
            band={laterBand}
            skills={skillsInBand(skills, laterBand)}
            materials={materials}
            learnt={learnt}
          />
          <FactNote {...provenance} about="기술 재료" />
        </div>
      </div>
    </>
  );
}
