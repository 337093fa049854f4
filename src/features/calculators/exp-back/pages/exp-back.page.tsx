import { CalcHead } from '#features/calculators/calculator/ui/calc-head.tsx';
import css from '#features/calculators/exp/ui/exp.module.css';
import { breadcrumbList } from '#features/game-data/ui/public/breadcrumb-json-ld.ts';
import { usePageData } from '#platform/client/use-page-data.ts';
import { Note } from '#ui/components/note.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useSite } from '#ui/page/site-context.tsx';
import { useQueryState } from '../../calculator/ui/use-query-state.ts';
import { expBackParams } from '../exp-back.params.ts';
import { answerExpBack } from '../exp-back.rules.ts';
import { readExpBackQuestion } from '../exp-back-question.rules.ts';
import { targetHref } from '../target-href.rules.ts';
import { ExpBackAnswerColumn } from '../ui/exp-back-answer.tsx';
import { ExpBackForm } from '../ui/exp-back-form.tsx';
import type { load } from './exp-back.loader.ts';

/** @public Read by the list of pages. */
export const params = expBackParams;

const PATH = '/calc/exp-back';
const CRUMBS = [{ label: '계산기', href: '/calc/exp' }, { label: '거꾸로' }];

export default function ExpBackPage() {
  'use memo';
  const facts = usePageData<typeof load>();
  const { origin } = useSite();
  const queryState = useQueryState(expBackParams);
  const question = readExpBackQuestion(queryState.texts, facts.storedMax);
  const answer = answerExpBack(question, facts);
  const lists = facts.prices[question.job] ?? { hp: [], mp: [] };
  return (
    <>
      <PageMeta
        title="거꾸로 경험치 계산기"
        description="바람의나라 클래식에서 가진 경험치로 체력이나 마력을 얼마나 올릴 수 있는지, 다음 승급까지는 무엇을 얼마나 사면 되는지 셉니다."
        path={PATH}
        jsonLd={breadcrumbList(origin, CRUMBS, PATH)}
      />
      <CalcHead title="거꾸로 경험치" tab="거꾸로" />
      <div className="cols flip">
        <div className="stack">
          <ExpBackForm queryState={queryState} question={question} lists={lists} />
          <Note>
            다음 승급은 모자란 경험치가 적은 쪽부터 채우고, 둘 다 채우면 나머지는 쓰지 않고 남깁니다. 장비를 벗고,{' '}
            {facts.buyLevel}레벨부터 삽니다.{' '}
            <a className={css.cross} href={targetHref(question, answer)}>
              이만큼 올리는 데 드는 경험치 보기
            </a>
          </Note>
        </div>
        <ExpBackAnswerColumn
          queryState={queryState}
          question={question}
          answer={answer}
          lists={lists}
          provenance={facts.provenance}
        />
      </div>
    </>
  );
}
