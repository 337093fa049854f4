import { CalcHead } from '#features/calculators/calculator/ui/calc-head.tsx';
import css from '#features/calculators/king-quest/ui/king-quest.module.css';
import { FactNote } from '#features/game-data/ui/public/fact-note.tsx';
import { usePageData } from '#platform/client/use-page-data.ts';
import { formatCount } from '#shared/korean/amount.ts';
import { withParticle } from '#shared/korean/particle.ts';
import { Segmented } from '#ui/components/choices.tsx';
import { Note } from '#ui/components/note.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { useQueryState } from '../../calculator/ui/use-query-state.ts';
import { expBackParams } from '../../exp-back/exp-back.params.ts';
import { roundsToCeiling } from '../expectation.rules.ts';
import { KINGS } from '../king.labels.ts';
import { kingParams } from '../king.params.ts';
import { errandsOf, readKingQuestion } from '../king-question.rules.ts';
import { KingAnswer } from '../ui/king-answer.tsx';
import { KingBands } from '../ui/king-bands.tsx';
import { KingForm } from '../ui/king-form.tsx';
import { KingHuntingGrounds } from '../ui/king-hunting-grounds.tsx';
import { KingTerms } from '../ui/king-terms.tsx';
import { useStoredMinutes } from '../ui/stored-minutes.ts';
import type { load } from './king-quest.loader.ts';

/** @public Read by the list of pages. */
export const params = kingParams;

export default function KingQuestPage() {
  'use memo';
  const data = usePageData<typeof load>();
  const queryState = useQueryState(kingParams);
  const stored = useStoredMinutes();
  const { king, bands, curse, ceiling, provenance } = data;
  const question = readKingQuestion(queryState.texts, data);
  const band = bands[question.band];
  const errands = band ? errandsOf(band.monsters, king.slug, question.minutes.value, stored) : [];
  const roundsLeft = question.isExpGiven && band ? roundsToCeiling(errands, question.exp.value, ceiling) : null;
  const search = queryState.href({ skip: null });
  return (
    <>
      <PageMeta
        title={`${king.name} 임무 계산기`}
        description={`바람의나라 클래식 ${withParticle(king.name, '이/가')} 레벨마다 시키는 몬스터와 보상 경험치, 한 시간에 얻는 경험치, 사는 곳과 가는 길.`}
        path={`/calc/kingQuest/${king.slug}`}
      />
      <CalcHead title="왕의 임무" tab="왕의 임무" />
      <div className={`cols flip ${css.cols}`}>
        <div className={`stack ${css.question}`}>
          <Segmented
            label="왕"
            className={css.kings}
            choices={KINGS.map(({ slug, name }) => ({
              href: `/calc/kingQuest/${slug}${search === '?' ? '' : search}`,
              label: name,
              current: slug === king.slug,
            }))}
          />
          <KingForm
            {...{ queryState, king, question, roundsLeft }}
            isByGrade={bands.some(({ grades }) => grades !== null)}
            curseMinutes={curse.minutes}
          />
          {roundsLeft === 0 && (
            <p className="note bad">
              지금 {formatCount(question.exp.value)}이라 보상을 다 받을 자리가 없습니다.{' '}
              <a href={expBackParams.link('/calc/exp-back', { exp: question.exp.value })} className="underline">
                먼저 팔고
              </a>{' '}
              받으세요.
            </p>
          )}
          <KingTerms {...data} />
        </div>
        <div className="stack">
          <KingAnswer {...{ king, band, question, errands }} />
          <KingBands {...{ queryState, king, bands, question, errands, stored }} minLevel={data.minLevel} />
          {band && <KingHuntingGrounds band={band} palace={data.palace} level={question.level.value} />}
          {data.note && <Note>{data.note}</Note>}
          {provenance.lists && <FactNote {...provenance.lists} about={`${king.name} 임무 목록`} />}
        </div>
      </div>
    </>
  );
}
