import { CalcHead } from '#features/calculators/calculator/ui/calc-head.tsx';
import css from '#features/calculators/king-quest/ui/king-quest.module.css';
import { dungeonLevelText } from '#features/game-data/dungeons/dungeon.labels.ts';
import { mapRouteHref } from '#features/game-data/refs/ui/public/map-route-link.ts';
import { CorrectionLink, type Provenance } from '#features/game-data/ui/public/fact-note.tsx';
import { FactNotes } from '#features/game-data/ui/public/fact-notes.tsx';
import { usePageData } from '#platform/client/use-page-data.ts';
import { formatCount, formatDigits } from '#shared/korean/amount.ts';
import { withParticle } from '#shared/korean/particle.ts';
import { Segmented } from '#ui/components/choices.tsx';
import { Note, Panel } from '#ui/components/panel.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { Answer, type AnswerProps } from '../../calculator/ui/answer.tsx';
import { later } from '../../calculator/ui/deferred-value.ts';
import { FillPlace } from '../../calculator/ui/fill-from-profile.tsx';
import { useQueryState } from '../../calculator/ui/use-query-state.ts';
import { expBackParams } from '../../exp-back/exp-back.params.ts';
import { computeExpectation, type Errand, roundsToCeiling, wholeReward } from '../expectation.rules.ts';
import type { KingBand } from '../king.facts.ts';
import { KINGS, type King, minuteText } from '../king.labels.ts';
import { kingParams } from '../king.params.ts';
import { type KingQuestion, readKingQuestion, toErrands } from '../king-question.rules.ts';
import { MyBand, OtherBands } from '../ui/king-bands.tsx';
import { KingForm } from '../ui/king-form.tsx';
import { KingTerms } from '../ui/king-terms.tsx';
import { useStoredMinutes } from '../ui/stored-minutes.ts';
import type { load } from './king-quest.loader.ts';

interface KingHuntingGroundsProps {
  band: KingBand;
  palace: { code: string; name: string } | null;
  level: number;
}

const KingHuntingGrounds = later(function KingHuntingGrounds({ band, palace, level }: KingHuntingGroundsProps) {
  const homeless = band.monsters.filter(({ ref }) => ref === null).map(({ name }) => name);
  return (
    <Panel title="출현 장소와 가는 길" aside={palace ? `${palace.name}에서` : '왕이 있는 곳은 알려지지 않음'}>
      <table className="t two" aria-label="출현 장소">
        <thead>
          <tr>
            <th scope="col">사냥터</th>
            <th scope="col" className="wide">
              몬스터
            </th>
            <th scope="col" className="num">
              <span className="visually-hidden">가는 길</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {band.huntingGrounds.map((huntingGround) => (
            <tr key={huntingGround.id} className="tap-row">
              <th scope="row">
                <a href={huntingGround.href} className="opens text-paper">
                  {huntingGround.name}
                </a>
                <span className="sub narrow">{huntingGround.monsters.join(' · ')}</span>
                <span className="sub wide">{dungeonLevelText(huntingGround.levels)}</span>
              </th>
              <td className="dim wide">{huntingGround.monsters.join(' · ')}</td>
              <td className="num">
                <a
                  className="btn sm"
                  href={mapRouteHref({
                    ...(palace ? { from: palace.code } : {}),
                    to: `dungeon:${huntingGround.id}`,
                    level,
                  })}
                  aria-label={`${huntingGround.name} 가는 길`}
                >
                  가는 길
                </a>
              </td>
            </tr>
          ))}
          {homeless.length > 0 && (
            <tr className="off">
              <th scope="row">
                알려지지 않음
                <span className="sub narrow">{homeless.join(' · ')}</span>
              </th>
              <td className="wide">{homeless.join(' · ')}</td>
              <td />
            </tr>
          )}
        </tbody>
      </table>
    </Panel>
  );
});

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
  const errands = band ? toErrands(band.monsters, king.slug, question.minutes.value, stored) : [];
  const roundsLeft = question.isExpGiven && band ? roundsToCeiling(errands, question.exp.value, ceiling) : null;
  const search = queryState.href({ skip: null });
  const answer = kingAnswer({ king, band, question, errands });
  return (
    <>
      <PageMeta
        title={`${king.name} 왕퀘 계산기`}
        description={`바람의나라 클래식 ${withParticle(king.name, '이/가')} 레벨별로 시키는 몬스터와 보상 경험치, 시간당 경험치, 출현 장소와 가는 길.`}
        path={`/calc/kingQuest/${king.slug}`}
      />
      <CalcHead title="왕퀘" tab="왕퀘" />
      <FillPlace queryState={queryState} className="cols flip">
        <div className="stack">
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
            {...{ queryState, king, question, roundsLeft, answer }}
            isByGrade={bands.some(({ grades }) => grades !== null)}
            curseMinutes={curse.minutes}
            ceiling={ceiling}
          />
          <KingTerms {...data} />
          {roundsLeft === 0 && (
            <p className="note bad">
              지금 {withParticle(formatCount(question.exp.value), '이라/라')} 보상을 다 받으면 경험치 한도를 넘습니다.{' '}
              <a href={expBackParams.link('/calc/exp-back', { exp: question.exp.value })} className="underline">
                체력·마력으로 바꾼 뒤
              </a>{' '}
              받으세요.
            </p>
          )}
        </div>
        <div key={queryState.fills} className="stack">
          <Answer {...answer} />
          {band && <MyBand key={band.title} {...{ queryState, king, band, question, errands, stored }} />}
          {band && <KingHuntingGrounds band={band} palace={data.palace} level={question.level.value} />}
          <p className={`meta ${css.assumed}`}>
            왕퀘는 무작위라고만 알려져, 목록의 몬스터가 똑같은 확률로 나온다고 가정했습니다. 잡을 때 얻는 경험치는
            뺐습니다.
          </p>
          <OtherBands {...{ king, bands }} minLevel={data.minLevel} mine={question.band} />
          {data.note && <Note>{data.note}</Note>}
          <FactNotes
            facts={[
              ...named(`${king.name} 왕퀘 목록`, provenance.lists),
              ...named('왕퀘 규칙', provenance.rule),
              ...named('경험치 상한', provenance.ceiling),
            ]}
          />
        </div>
      </FillPlace>
    </>
  );
}

function named(about: string, provenance: Provenance | null) {
  return provenance ? [{ about, ...provenance }] : [];
}

interface KingAnswerProps {
  king: King;
  band: KingBand | undefined;
  question: KingQuestion;
  errands: readonly Errand[];
}

function kingAnswer({ king, band, question, errands }: KingAnswerProps): AnswerProps {
  const { skips, wait, level } = question;
  const { perHour, perRound, minutes } = computeExpectation(errands, skips, wait.value);
  const known = (text: string) => (band ? text : '–');
  return {
    label: '시간당 보상 (기댓값)',
    value: band ? Math.round(perHour) : null,
    remark: band ? (
      formatDigits(Math.round(perHour))
    ) : (
      <span className={css.none}>
        {withParticle(king.name, '이/가')} {level.value}레벨에게 주는 목록은 알려지지 않았습니다.{' '}
        <CorrectionLink about={`${king.name} ${level.value}레벨 목록`} />
      </span>
    ),
    stats: [
      { label: '1회 보상', value: known(formatDigits(wholeReward(perRound))) },
      { label: '1회 시간', value: known(minuteText(Math.round(minutes * 10) / 10)) },
      { label: '시간당', value: known(`${roundsPerHour(minutes)}회`) },
    ],
  };
}

function roundsPerHour(minutes: number): string {
  return minutes > 0 ? String(Math.round((60 / minutes) * 10) / 10) : '0';
}
