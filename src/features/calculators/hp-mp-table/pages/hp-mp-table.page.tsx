import { CalcHead } from '#features/calculators/calculator/ui/calc-head.tsx';
import { FactNote } from '#features/game-data/ui/public/fact-note.tsx';
import { usePageData } from '#platform/client/use-page-data.ts';
import { Note } from '#ui/components/note.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useQueryState } from '../../calculator/ui/use-query-state.ts';
import { GainsPanel } from '../ui/gains-panel.tsx';
import { JobTable } from '../ui/job-table.tsx';
import { VitalAnswer } from '../ui/vital-answer.tsx';
import { VitalForm } from '../ui/vital-form.tsx';
import { VitalLadder } from '../ui/vital-ladder.tsx';
import { OwnTable, StepTable } from '../ui/vital-tables.tsx';
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
  const { job, grade } = question;
  const ownPrices = prices[job] ?? NO_PRICES;
  const steps = gradeSteps(job, ownPrices);
  const mine = question.own ? ownSteps(steps, ownPrices, question.own) : undefined;
  return (
    <>
      <PageMeta
        title="체력·마력 표"
        description="바람의나라 클래식 네 직업의 승급 체력·마력: 칼승과 풀승, 그 사이에 드는 경험치, 승급 재료와 기술."
        path="/calc/hp-mp-table"
      />
      <CalcHead title="체력·마력 표" tab="체력·마력" />
      <div className="cols flip">
        <div className="stack">
          <VitalForm queryState={queryState} question={question} minBuyLevel={minBuyLevel} />
          <Note>
            칼승은 승급할 수 있는 가장 적은 값, 풀승은 그 앞에서 채워 두는 값입니다. 장비를 벗은 맨몸으로 셉니다.
          </Note>
        </div>
        <div className="stack">
          <VitalAnswer question={question} steps={steps} own={mine} />
          <VitalLadder question={question} steps={steps} />
          <StepTable question={question} steps={steps} />
          <OwnTable question={question} steps={steps} ownSteps={mine} />
          <GainsPanel job={job} gains={gains} provenance={provenance.grades} />
          <JobTable prices={prices} job={job} grade={grade} />
          <FactNote {...provenance.prices} about="체력·마력을 사는 경험치" />
        </div>
      </div>
    </>
  );
}
