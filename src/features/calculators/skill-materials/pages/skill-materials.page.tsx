import { useDeferredValue } from 'react';
import { CalcHead } from '#features/calculators/calculator/ui/calc-head.tsx';
import { skillsParams } from '#features/game-data/skills/skill.params.ts';
import { FactNote } from '#features/game-data/ui/public/fact-note.tsx';
import { Price } from '#features/trade/quotes/ui/public/price.tsx';
import { usePageData } from '#platform/client/use-page-data.ts';
import { jobName } from '#shared/jobs.ts';
import { formatCount, formatDigits } from '#shared/korean/amount.ts';
import { knownCostText, unpricedText } from '#shared/korean/material-cost.ts';
import { Note } from '#ui/components/panel.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { AnswerPanel } from '../../calculator/ui/answer.tsx';
import calculatorCss from '../../calculator/ui/calculator.module.css';
import { CalculatorForm } from '../../calculator/ui/calculator-form.tsx';
import { FillFromProfile, FillPlace } from '../../calculator/ui/fill-from-profile.tsx';
import { NumberField } from '../../calculator/ui/number-field.tsx';
import { JobField } from '../../calculator/ui/query-choice.tsx';
import { type QueryStateOf, useQueryState } from '../../calculator/ui/use-query-state.ts';
import { computeMaterials, type MaterialList, skillsInBand } from '../material-list.rules.ts';
import { skillMaterialsParams } from '../skill-materials.params.ts';
import { readSkillQuestion, type SkillQuestion } from '../skill-question.rules.ts';
import { MaterialPanel } from '../ui/material-panel.tsx';
import { SkillPanel } from '../ui/skill-panel.tsx';
import type { load } from './skill-materials.loader.ts';

/** @public Read by the list of pages. */
export const params = skillMaterialsParams;

const PATH = '/calc/skills';

export default function SkillMaterialsPage() {
  'use memo';
  const { skills, materials, provenance } = usePageData<typeof load>();
  const queryState = useQueryState(skillMaterialsParams);
  const question = readSkillQuestion(queryState.texts);
  const { band, learnt } = question;
  const shown = skillsInBand(skills, band);
  // Deferred, because rendering the long table would slow down typing.
  const laterBand = readSkillQuestion(useDeferredValue(queryState.texts)).band;
  const list = computeMaterials(shown, materials, learnt);
  const open = shown.filter(({ id }) => !learnt.has(id)).length;
  return (
    <>
      <PageMeta
        title="기술 재료 계산기"
        description={`바람의나라 클래식 ${jobName(band.job)} 기술을 배우는 데 필요한 재료를 레벨 구간별로 모아 시세와 함께 계산합니다.`}
        path={PATH}
      />
      <CalcHead title="기술 재료 계산기" tab="기술 재료" lead="배울 기술의 재료 합계" />
      <FillPlace queryState={queryState} className="cols flip">
        <div className={`stack ${calculatorCss.follows}`}>
          <SkillForm
            queryState={queryState}
            question={question}
            answer={{ label: '재료 합계', value: knownCostText(list.knownCost, list.missing) }}
          />
          <Note>
            <span className="needs-script">
              이미 배운 기술은 표에서 <b>배움</b>으로 표시하면 계산에서 빠집니다.{' '}
            </span>
            네 직업이 모두 배우는 기술도 함께 계산합니다.
          </Note>
          <a className="btn" href={skillsParams.link('/skills', { job: band.job })}>
            {jobName(band.job)} 기술 전체 보기
          </a>
        </div>
        <div key={queryState.fills} className="stack">
          <CostAnswer list={list} open={open} />
          <MaterialPanel band={band} list={list} materials={materials} />
        </div>
        <div key={`skills ${queryState.fills}`} className={`stack ${calculatorCss.across}`}>
          <SkillPanel
            queryState={queryState}
            band={laterBand}
            skills={skillsInBand(skills, laterBand)}
            materials={materials}
            learnt={learnt}
          />
          <FactNote {...provenance} about="기술 재료" />
        </div>
      </FillPlace>
    </>
  );
}

interface CostAnswerProps {
  list: MaterialList;
  open: number;
}

function CostAnswer({ list: { rows, knownCost, missing, exp }, open }: CostAnswerProps) {
  return (
    <AnswerPanel
      label="재료 합계"
      hero={
        missing > 0 && missing === rows.length ? (
          <span className="won hero">–</span>
        ) : (
          <Price amount={knownCost} size="hero" />
        )
      }
      remark={missing === 0 ? `${formatDigits(knownCost)}전` : unpricedText(missing, knownCost)}
      stats={[
        { label: '배울 기술', value: `${open}가지` },
        { label: '필요 재료', value: `${rows.length}가지` },
        { label: '필요 경험치', value: exp === 0 ? '–' : formatCount(exp) },
      ]}
    />
  );
}

interface SkillFormProps {
  queryState: QueryStateOf<typeof skillMaterialsParams>;
  question: SkillQuestion;
  answer: { label: string; value: string };
}

function SkillForm({ queryState, question: { band, from, to }, answer }: SkillFormProps) {
  const { gameServer, have: learnt } = queryState.texts;
  return (
    <CalculatorForm
      title="직업과 레벨"
      action="/calc/skills"
      answer={answer}
      aside={<FillFromProfile queryState={queryState} fill={(me) => ({ job: me.job, to: me.level })} />}
    >
      {gameServer && <input type="hidden" name="gameServer" value={gameServer} />}
      {learnt && <input type="hidden" name="have" value={learnt} />}
      <JobField queryState={queryState} job={band.job} />
      <NumberField label="몇 레벨부터" name="from" queryState={queryState} parsed={from} unit="레벨" />
      <NumberField
        label="몇 레벨까지"
        name="to"
        queryState={queryState}
        parsed={to}
        unit="레벨"
        hint="승급 기술은 99레벨에 포함됩니다"
      />
    </CalculatorForm>
  );
}
