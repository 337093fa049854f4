import { CalcHead } from '#features/calculators/calculator/ui/calc-head.tsx';
import { FactNotes } from '#features/game-data/ui/public/fact-notes.tsx';
import { usePageData } from '#platform/client/use-page-data.ts';
import { Note } from '#ui/components/panel.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { Answer } from '../../calculator/ui/answer.tsx';
import calculatorCss from '../../calculator/ui/calculator.module.css';
import { FillPlace } from '../../calculator/ui/fill-from-profile.tsx';
import { useQueryState } from '../../calculator/ui/use-query-state.ts';
import { GainsPanel } from '../ui/gains-panel.tsx';
import { OtherJobs } from '../ui/other-jobs.tsx';
import { vitalAnswer } from '../ui/vital-answer.tsx';
import { VitalForm } from '../ui/vital-form.tsx';
import { VitalLadder } from '../ui/vital-ladder.tsx';
import { StepTable } from '../ui/vital-tables.tsx';
import { vitalParams } from '../vital.params.ts';
import { readVitalQuestion } from '../vital-question.rules.ts';
import { gradeSteps, NO_PRICES, ownSteps } from '../vital-table.rules.ts';
import type { load } from './hp-mp-table.loader.ts';

/** @public Read by the list of pages. */
export const params = vitalParams;

export default function VitalTablePage() {
  'use memo';
  const { prices, gains, minBuyLevel, provenance } = usePageData<typeof load>();
  const queryState = useQueryState(vitalParams);
  const question = readVitalQuestion(queryState.texts);
  const { job } = question;
  const ownPrices = prices[job] ?? NO_PRICES;
  const steps = gradeSteps(job, ownPrices);
  const mine = question.own ? ownSteps(steps, ownPrices, question.own) : undefined;
  const answer = vitalAnswer(question, steps, mine);
  return (
    <>
      <PageMeta
        title="체력·마력 표"
        description="바람의나라 클래식 네 직업의 승급 체력·마력: 칼승과 풀승, 그 사이에 필요한 경험치, 승급 재료와 기술."
        path="/calc/hp-mp-table"
      />
      <CalcHead title="체력·마력 표" tab="체력·마력" />
      <FillPlace queryState={queryState} className={`cols flip ${calculatorCss.parted}`}>
        <div className="stack">
          <VitalForm queryState={queryState} question={question} minBuyLevel={minBuyLevel} answer={answer} />
        </div>
        <div key={queryState.fills} className={`stack ${calculatorCss.answers}`}>
          <Answer {...answer} />
          <VitalLadder question={question} steps={steps} />
          <StepTable question={question} steps={steps} ownSteps={mine} />
          <Note>
            칼승은 승급할 수 있는 최소 수치, 풀승은 승급 전에 가득 채우는 수치입니다. 장비를 벗은 맨몸 기준이고, 지금
            체력을 적으면 승급마다 필요한 경험치도 보여 줍니다.
          </Note>
          <OtherJobs prices={prices} job={job} />
          <div className={calculatorCss.last}>
            <FactNotes
              facts={[
                { about: '체력·마력에 필요한 경험치', ...provenance.prices },
                { about: '승급 조건과 재료', ...provenance.grades },
              ]}
            />
          </div>
        </div>
        <div className={calculatorCss.beside}>
          <GainsPanel job={job} gains={gains} />
        </div>
      </FillPlace>
    </>
  );
}
