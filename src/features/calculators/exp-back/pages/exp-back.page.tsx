import { CalcHead } from '#features/calculators/calculator/ui/calc-head.tsx';
import css from '#features/calculators/exp/ui/exp.module.css';
import { usePageData } from '#platform/client/use-page-data.ts';
import { gradeName } from '#shared/jobs.ts';
import { Note } from '#ui/components/panel.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import calculatorCss from '../../calculator/ui/calculator.module.css';
import { CalculatorForm } from '../../calculator/ui/calculator-form.tsx';
import { FillFromProfile, FillPlace } from '../../calculator/ui/fill-from-profile.tsx';
import { NumberField } from '../../calculator/ui/number-field.tsx';
import { JobField, QueryChoice } from '../../calculator/ui/query-choice.tsx';
import { type QueryStateOf, useQueryState } from '../../calculator/ui/use-query-state.ts';
import { VitalFields } from '../../calculator/ui/vital-fields.tsx';
import { standingText } from '../../exp/exp.labels.ts';
import type { VitalPrices } from '../../vitals/vital-price.rules.ts';
import { expBackParams } from '../exp-back.params.ts';
import { answerExpBack, ownExpBack, targetHref } from '../exp-back.rules.ts';
import { type ExpBackQuestion, readExpBackQuestion } from '../exp-back-question.rules.ts';
import { ExpBackAnswerColumn, spendingLine } from '../ui/exp-back-answer.tsx';
import type { load } from './exp-back.loader.ts';

/** @public Read by the list of pages. */
export const params = expBackParams;

const PATH = '/calc/exp-back';

export default function ExpBackPage() {
  'use memo';
  const facts = usePageData<typeof load>();
  const queryState = useQueryState(expBackParams);
  const question = readExpBackQuestion(queryState.texts, facts.storedMax);
  const answer = answerExpBack(question, facts);
  const lists = facts.prices[question.job] ?? { hp: [], mp: [] };
  return (
    <>
      <PageMeta
        title="경험치→체마 계산기"
        description="바람의나라 클래식에서 보유 경험치로 체력이나 마력을 얼마나 올릴 수 있는지, 다음 승급까지는 무엇을 얼마나 올리면 되는지 계산합니다."
        path={PATH}
      />
      <CalcHead title="경험치→체마" tab="경험치→체마" />
      <FillPlace queryState={queryState} className="cols flip">
        <div className={`stack ${calculatorCss.follows}`}>
          <ExpBackForm
            queryState={queryState}
            question={question}
            lists={lists}
            answer={spendingLine(question, answer)}
          />
        </div>
        <ExpBackAnswerColumn
          queryState={queryState}
          question={question}
          answer={answer}
          lists={lists}
          provenance={facts.provenance}
          note={
            <Note>
              다음 승급은 모자란 경험치가 적은 쪽부터 채우고, 둘 다 채우면 나머지는 남깁니다. 장비를 벗은 맨몸 기준이며{' '}
              {facts.buyLevel}레벨부터 올릴 수 있습니다.{' '}
              <a className={css.cross} href={targetHref(question, answer)}>
                올리는 데 필요한 경험치 계산하기
              </a>
            </Note>
          }
        />
      </FillPlace>
    </>
  );
}

interface ExpBackFormProps {
  queryState: QueryStateOf<typeof expBackParams>;
  question: ExpBackQuestion;
  lists: VitalPrices;
  answer: ReturnType<typeof spendingLine>;
}

function ExpBackForm({ queryState, question, lists, answer }: ExpBackFormProps) {
  const { job, level, hp, mp, exp, into, goal } = question;
  const grades = [1, 2, 3, 4].map((grade) => ({ value: String(grade), label: gradeName(job, grade) }));
  return (
    <CalculatorForm
      title="보유 경험치"
      aside={<FillFromProfile queryState={queryState} fill={ownExpBack} />}
      action="/calc/exp-back"
      answer={answer}
    >
      <JobField queryState={queryState} job={job} />
      <NumberField label="경험치" name="exp" queryState={queryState} parsed={exp} isAmount />
      <VitalFields
        queryState={queryState}
        before="지금 "
        hp={{ parsed: hp, hint: standingText(job, 'hp', lists.hp, hp.value) }}
        mp={{ parsed: mp, hint: standingText(job, 'mp', lists.mp, mp.value) }}
      />
      <NumberField
        label="지금 레벨"
        name="level"
        queryState={queryState}
        parsed={level}
        unit="레벨"
        hint="99보다 낮으면 레벨부터 올립니다"
      />
      <QueryChoice
        label="목표 승급"
        name="grade"
        queryState={queryState}
        choices={grades}
        current={String(goal?.grade ?? '')}
      />
      <input type="hidden" name="into" value={into} />
    </CalculatorForm>
  );
}
