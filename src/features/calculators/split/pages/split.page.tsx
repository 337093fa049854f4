import { CalcHead } from '#features/calculators/calculator/ui/calc-head.tsx';
import { divisionText, oneWeight } from '#features/community/settlements/settlement.labels.ts';
import { Note } from '#ui/components/panel.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { Answer } from '../../calculator/ui/answer.tsx';
import calculatorCss from '../../calculator/ui/calculator.module.css';
import { useQueryState } from '../../calculator/ui/use-query-state.ts';
import { splitParams } from '../split.params.ts';
import { answerSplit, readSplitQuestion } from '../split-query.rules.ts';
import { SplitForm } from '../ui/split-form.tsx';
import { SplitTable } from '../ui/split-table.tsx';

/** @public Read by the list of pages. */
export const params = splitParams;

const PATH = '/calc/split';

export default function SplitPage() {
  'use memo';
  const queryState = useQueryState(splitParams);
  const question = readSplitQuestion(queryState.texts);
  const answer = answerSplit(question);
  const weights = question.weights.value;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const { isExample } = question;
  const one = {
    label: isExample ? '한 몫 · 예시' : '한 몫',
    value: oneWeight(answer.sale, total, question.unit),
  };
  return (
    <>
      <PageMeta
        title="정산 계산기"
        description="판 아이템의 돈을 사람마다 몫대로 나눕니다. 버림 단위와 나머지를 받을 곳을 고릅니다."
        path={PATH}
      />
      <CalcHead title="정산 계산기" tab="정산" lead="판 돈을 몫대로 나누기" />
      <div className="cols flip">
        <div className={`stack ${calculatorCss.follows}`}>
          <SplitForm queryState={queryState} question={question} answer={one} />
          <Note>
            파티에서 판 아이템이면{' '}
            <a className="underline" href="/party#mine">
              내 파티
            </a>
            에서 정산을 올려 보세요. 누가 받았는지도 함께 봅니다.
          </Note>
        </div>
        <div className="stack">
          <Answer {...one} remark={divisionText({ sale: answer.sale, unit: question.unit }, total)} />
          <SplitTable
            weights={weights}
            answer={answer}
            isExample={isExample}
            onWeights={(next) => queryState.set({ w: next.join(',') })}
          />
        </div>
      </div>
    </>
  );
}
