import { useDeferredValue } from 'react';
import { FactNotes } from '#features/game-data/ui/public/fact-notes.tsx';
import { formatDigits } from '#shared/korean/amount.ts';
import { withParticle } from '#shared/korean/particle.ts';
import { MAX_COUNT } from '#shared/korean/read-count.ts';
import { Panel } from '#ui/components/panel.tsx';
import { countText } from '../../calculator/count-parts.rules.ts';
import { type ParsedNumber, readNumber } from '../../calculator/number-parsing.rules.ts';
import { Answer } from '../../calculator/ui/answer.tsx';
import { NumberField } from '../../calculator/ui/number-field.tsx';
import type { QueryStateOf } from '../../calculator/ui/use-query-state.ts';
import { LAST_LEVEL } from '../../levels/level-exp.rules.ts';
import type { PriceList } from '../../vitals/vital-price.rules.ts';
import type { PointPrice } from '../exp.facts.ts';
import { answerLabel, goalText, roughCount, VITAL_LABELS } from '../exp.labels.ts';
import type { expParams } from '../exp.params.ts';
import { type ExpAnswer, type Hunt, huntFor, huntLevel, type VitalPart } from '../exp.rules.ts';
import type { ExpQuestion, Vital } from '../exp-question.rules.ts';
import { monsterById, placesFor, usualMonster } from '../hunt.rules.ts';
import { singleLevels } from '../level-rows.rules.ts';
import type { ExpPageData } from '../pages/exp.loader.ts';
import { levelRamp, vitalRamp } from '../ramp-chart.rules.ts';
import css from './exp.module.css';
import { EXP_FORM } from './exp-form.tsx';
import { HuntPanel } from './hunt-panel.tsx';
import { LevelPanel } from './level-table.tsx';
import { PartsPanel } from './parts-panel.tsx';
import { RampChart } from './ramp-chart.tsx';
import { TierTable } from './tier-table.tsx';

interface ExpAnswerProps {
  queryState: QueryStateOf<typeof expParams>;
  question: ExpQuestion;
  answer: ExpAnswer;
  facts: ExpPageData;
  lists: Readonly<Record<Vital, PriceList>>;
}

/** The answer with the panels below the question. */
export function ExpAnswerColumn({ queryState, question, answer, facts, lists }: ExpAnswerProps) {
  'use memo';
  const { job, mode, vital } = question;
  const texts = queryState.texts;
  const totals = facts.totals[job] ?? [];
  const { cap, places } = facts.hunting;
  const level = huntLevel(totals, answer.hp || answer.mp ? null : answer.level, LAST_LEVEL);
  // Deferred: the long list of monsters may update after the answer.
  const laterLevel = useDeferredValue(level);
  const monster = monsterById(places, Number(texts.monster)) ?? usualMonster(places, level);
  const hunt = monster ? huntFor(answer, monster, totals, cap) : null;
  const rate = readNumber(texts.rate, { min: 0, max: MAX_COUNT, missing: 0 });
  const points = readNumber(texts.points, { min: 0, max: facts.points.cap * 3, missing: 0 });
  const part = mode === 'vital' ? answer[vital] : null;
  return (
    <>
      <div className={`stack ${css.answers}`} key={mode}>
        <Answer
          label={answerLabel(question)}
          value={answer.exp}
          stats={listStats(answer, mode === 'vital' ? vital : null, hunt)}
        />
        <PartsPanel queryState={queryState} answer={answer} buyLevel={facts.buyLevel} />
        {part && <VitalPanels job={job} part={part} list={lists[vital]} />}
        {mode === 'level' && answer.level && (
          <div className={`stack ${css.levels}`}>
            <Panel title="레벨별 누적 경험치" aside="아래 숫자는 레벨">
              <RampChart
                ramp={levelRamp(answer.level)}
                goal={`${answer.level.toLevel}레벨`}
                label={`${answer.level.from.level}레벨에서 ${answer.level.toLevel}레벨까지 총 ${countText(answer.level.exp)}. 자세한 수치는 아래 표에 있습니다.`}
              />
            </Panel>
            <LevelPanel singles={singleLevels(answer.level.rows, hunt?.byLevel ?? [], facts.corrected[job] ?? [])} />
          </div>
        )}
        <PointsPanel queryState={queryState} points={points} price={facts.points} />
        <FactNotes
          facts={[
            mode === 'vital'
              ? { about: '체력·마력 구간표', ...facts.provenance.prices }
              : { about: '레벨 경험치표', ...facts.provenance.levels },
            { about: '몬스터 경험치', ...facts.provenance.hunting },
            { about: '힘·지력·민첩에 필요한 경험치', ...facts.provenance.points },
          ]}
        />
      </div>
      <div className={`stack ${css.hunting}`} key={`more ${mode}`}>
        {hunt && (
          <HuntPanel
            queryState={queryState}
            exp={answer.exp}
            hunt={hunt}
            places={placesFor(places, laterLevel)}
            rate={rate}
            storedMax={facts.storedMax}
          />
        )}
      </div>
    </>
  );
}

function listStats(answer: ExpAnswer, vital: Vital | null, hunt: Hunt | null) {
  const part = vital && answer[vital];
  const own = part
    ? [
        { label: `올릴 ${VITAL_LABELS[part.vital]}`, value: formatDigits(part.reached - part.from) },
        { label: '올리는 횟수', value: formatDigits(part.steps) },
      ]
    : [{ label: '올릴 레벨', value: formatDigits(answer.level?.rows.length ?? 0) }];
  return hunt
    ? [...own, { label: withParticle(hunt.monster[1], '으로/로'), value: `${roughCount(hunt.count)}마리` }]
    : own;
}

interface PointsPanelProps {
  queryState: QueryStateOf<typeof expParams>;
  points: ParsedNumber;
  price: PointPrice;
}

function PointsPanel({ queryState, points, price }: PointsPanelProps) {
  'use memo';
  const cost = points.value * price.exp;
  return (
    <Panel title="힘·지력·민첩" aside={`${price.minLevel}레벨부터`}>
      <div className={`pad ${css.pair}`}>
        <NumberField
          label="올릴 점수"
          name="points"
          form={EXP_FORM}
          queryState={queryState}
          parsed={points}
          unit="점"
          hint="세 능력치 합"
        />
        <dl className={css.cost}>
          <dt>필요 경험치</dt>
          <dd>
            <span className="own-text">{cost === 0 ? '–' : countText(cost)}</span>
            {cost > 0 && <small className="num meta">{formatDigits(cost)}</small>}
          </dd>
        </dl>
      </div>
      <p className={css.remark}>
        1점당 {formatDigits(price.exp)}, 각각 {price.cap}까지 올릴 수 있습니다. 위 결과에는 포함하지 않았습니다.
      </p>
    </Panel>
  );
}

interface VitalPanelsProps {
  job: number;
  part: VitalPart;
  list: PriceList;
}

function VitalPanels({ job, part, list }: VitalPanelsProps) {
  'use memo';
  const word = VITAL_LABELS[part.vital];
  return (
    <>
      <Panel title="구간별 필요 경험치" aside={`위 숫자는 ${withParticle(word, '을/를')} 한 번 올리는 경험치`}>
        <RampChart
          ramp={vitalRamp(part)}
          goal={goalText(job, part.vital, part.target) ?? '목표'}
          label={`${word} ${part.from}에서 ${part.reached}까지 총 ${countText(part.exp)}. 자세한 수치는 아래 구간표에 있습니다.`}
        />
      </Panel>
      <Panel title="구간표" aside={`${job <= 2 ? '격수(전사·도적)' : '비격수(주술사·도사)'} · 맨몸 ${word}`}>
        <TierTable vital={part.vital} list={list} now={part.from} purchase={part} />
      </Panel>
    </>
  );
}
