import { CalcHead } from '#features/calculators/calculator/ui/calc-head.tsx';
import { usePageData } from '#platform/client/use-page-data.ts';
import { Note } from '#ui/components/panel.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { FillPlace } from '../../calculator/ui/fill-from-profile.tsx';
import { useQueryState } from '../../calculator/ui/use-query-state.ts';
import { expParams } from '../exp.params.ts';
import { answerExp } from '../exp.rules.ts';
import { type ExpQuestion, readExpQuestion } from '../exp-question.rules.ts';
import css from '../ui/exp.module.css';
import { ExpAnswerColumn } from '../ui/exp-answer.tsx';
import { ExpForm } from '../ui/exp-form.tsx';
import type { load } from './exp.loader.ts';

interface ExpNoteProps {
  question: Pick<ExpQuestion, 'mode' | 'levels'>;
  buyLevel: number;
  backHref: string;
}

/** Totals above this level are multiples of ten million in the source. */
const ROUNDED_ABOVE = 68;

function ExpNote({ question: { mode, levels }, buyLevel, backHref }: ExpNoteProps) {
  const isRounded = levels.toLevel.value > ROUNDED_ABOVE;
  return (
    <Note>
      <span className="own-text">
        {mode === 'vital'
          ? `한 번 올릴 때마다 그때 맨몸 수치가 속한 구간의 경험치로 계산합니다. 마지막 한 번은 목표를 조금 넘을 수 있습니다. 장비를 벗은 맨몸 기준이며 ${buyLevel}레벨부터 올릴 수 있습니다.`
          : `레벨은 누적 경험치로 오릅니다.${isRounded ? ` ${ROUNDED_ABOVE}레벨 위로는 출처가 1,000만 단위로 적어, 결과도 그만큼 어림값입니다.` : ''}`}
      </span>{' '}
      <a className={css.cross} href={backHref}>
        이 경험치로 올릴 수 있는 체력·마력 보기
      </a>
    </Note>
  );
}

/** @public Read by the list of pages. */
export const params = expParams;

const PATH = '/calc/exp';

interface ExpPageProps {
  /** The address that says what so much experience buys. */
  backHref(question: ExpQuestion, exp: number): string;
}

export default function ExpPage({ backHref }: ExpPageProps) {
  'use memo';
  const facts = usePageData<typeof load>();
  const queryState = useQueryState(expParams);
  const question = readExpQuestion(queryState.texts, facts.totals);
  const answer = answerExp(question, facts);
  const lists = facts.prices[question.job] ?? { hp: [], mp: [] };
  return (
    <>
      <PageMeta
        title="경험치 계산기"
        description="바람의나라 클래식에서 목표 레벨까지, 99레벨 뒤에는 목표 체력·마력까지 필요한 경험치를 구간표로 계산합니다. 잡을 마릿수와 걸리는 시간도 보여 줍니다."
        path={PATH}
      />
      <CalcHead title="경험치 계산기" tab="경험치" />
      <FillPlace queryState={queryState} className={`cols flip ${css.cols}`}>
        <div className="stack">
          <ExpForm queryState={queryState} question={question} lists={lists} exp={answer.exp} />
          <ExpNote
            key={question.mode}
            question={question}
            buyLevel={facts.buyLevel}
            backHref={backHref(question, answer.exp)}
          />
        </div>
        <ExpAnswerColumn
          key={queryState.fills}
          queryState={queryState}
          question={question}
          answer={answer}
          facts={facts}
          lists={lists}
        />
      </FillPlace>
    </>
  );
}
