import type { ReactNode } from 'react';
import { CalcHead } from '#features/calculators/calculator/ui/calc-head.tsx';
import { FactNotes } from '#features/game-data/ui/public/fact-notes.tsx';
import type { Me } from '#features/people/profiles/profile.contract.ts';
import { drawnLater } from '#platform/client/drawn-later.tsx';
import { usePageData } from '#platform/client/use-page-data.ts';
import type { Vitals } from '#shared/advancement.ts';
import { gradeName } from '#shared/jobs.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { Answer, type AnswerProps } from '../../calculator/ui/answer.tsx';
import calculatorCss from '../../calculator/ui/calculator.module.css';
import { CalculatorForm } from '../../calculator/ui/calculator-form.tsx';
import { later } from '../../calculator/ui/deferred-value.ts';
import { FillFromProfile, FillPlace } from '../../calculator/ui/fill-from-profile.tsx';
import { NumberField } from '../../calculator/ui/number-field.tsx';
import { JobField, QueryChoice } from '../../calculator/ui/query-choice.tsx';
import { type QueryStateOf, useQueryState } from '../../calculator/ui/use-query-state.ts';
import { VitalFields } from '../../calculator/ui/vital-fields.tsx';
import { fillsText, hoursText } from '../../exp/exp.labels.ts';
import { bareText, eokText, GOAL_LABELS, goalName, startName } from '../plan.labels.ts';
import { planParams } from '../plan.params.ts';
import { computePlan, type Plan, type PlanStanding } from '../plan.rules.ts';
import { type PlanQuestion, readPlanQuestion } from '../plan-question.rules.ts';
import css from '../ui/plan.module.css';
import { PlanGains } from '../ui/plan-gains.tsx';
import type { BelowHuntingGrounds } from '../ui/plan-hunting-grounds.tsx';
import { PlanKings } from '../ui/plan-kings.tsx';
import { PlanLadder } from '../ui/plan-ladder.tsx';
import { PlanParts } from '../ui/plan-parts.tsx';
import type { load, PlanPageData } from './plan.loader.ts';

const PlanMaterials = later(await drawnLater(async () => (await import('../ui/plan-materials.tsx')).PlanMaterials));

const PlanHunt = later(
  await drawnLater(async () => (await import('../ui/plan-hunting-grounds.tsx')).PlanHuntingGrounds),
);

const PlanGear = await drawnLater(async () => (await import('../ui/plan-gear.tsx')).PlanGear);

const PlanSteps = later(
  await drawnLater(
    async () => (await import('#features/game-data/promotions/ui/public/promotion-panel.tsx')).PromotionPanel,
  ),
);

interface PlanFormProps {
  queryState: QueryStateOf<typeof planParams>;
  question: PlanQuestion;
  answer: AnswerProps;
}

const GRADES = [0, 1, 2, 3, 4] as const;
const GOALS = Object.entries(GOAL_LABELS).map(([value, label]) => ({ value, label }));
const PRESERVED = ['own', 'gameServer', 'gearHp', 'gearMp'] as const;

function PlanForm({ queryState, question, answer }: PlanFormProps) {
  const { job, grade, goal } = question.standing;
  const { gear, isPlaced } = question;
  const grades = GRADES.map((one) => ({ value: String(one), label: gradeName(job, one) }));
  return (
    <CalculatorForm
      title="내 캐릭터"
      action="/calc/plan"
      answer={answer}
      aside={<FillFromProfile queryState={queryState} fill={ofCharacter} />}
    >
      <JobField queryState={queryState} job={job} />
      <QueryChoice label="지금 승급" name="grade" queryState={queryState} choices={grades} current={String(grade)} />
      <VitalFields
        queryState={queryState}
        before="지금 "
        kind={gear ? '장비 포함' : '맨몸'}
        hp={{ parsed: question.hp, placeholder: '내 체력', hint: bareHint(queryState, question, 'hp') }}
        mp={{ parsed: question.mp, placeholder: '내 마력', hint: bareHint(queryState, question, 'mp') }}
      />
      <NumberField label="레벨" name="level" queryState={queryState} parsed={question.level} unit="레벨" />
      <NumberField
        label="시간당 경험치"
        name="rate"
        queryState={queryState}
        parsed={question.rate}
        isAmount
        placeholder="예: 5,000만"
        hint={question.rate.value === 0 ? '적으면 걸리는 시간도 보여 줍니다' : undefined}
      />
      <QueryChoice label="목표 승급" name="to" queryState={queryState} choices={GOALS} current={goal} />
      <PlanGear queryState={queryState} gear={gear} bare={isPlaced ? question.standing : null} />
      {PRESERVED.map((name) => {
        const value = queryState.typed[name];
        return value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />;
      })}
    </CalculatorForm>
  );
}

function bareHint({ typed }: PlanFormProps['queryState'], question: PlanQuestion, vital: keyof Vitals) {
  const { gear, standing, worn } = question;
  return gear && typed[vital]?.trim() ? bareText(worn[vital], standing[vital], gear[vital]) : undefined;
}

/** A character's values are those without equipment. */
function ofCharacter({ job, level, grade, maxHp, maxMp }: Me) {
  return { job, level, grade, hp: maxHp, mp: maxMp, gearHp: null, gearMp: null };
}

const NOTHING = '–';
const NO_TOTALS: readonly number[] = [];

function planAnswer(plan: Plan, { standing, isPlaced, ...question }: PlanQuestion, storedMax: number): AnswerProps {
  const { nextGrade, exp } = plan;
  const rate = question.rate.value;
  const goal = nextGrade === null ? null : goalName(standing.job, nextGrade, standing.goal);
  const from = startName(standing.job, standing.grade);
  return {
    label: goal ? (isPlaced ? `${goal}까지 모자란 경험치` : `${from}부터 ${goal}까지`) : '남은 승급',
    value: exp,
    remark:
      isPlaced || goal === null ? (
        formatRemark(plan, standing)
      ) : (
        <label htmlFor="hp" className={css.prompt}>
          지금 체력을 적으면 내 수치부터 계산합니다
        </label>
      ),
    stats: [
      { label: '걸리는 시간', value: goal ? renderTime(exp, rate) : NOTHING },
      { label: `최대 경험치(${eokText(storedMax)}) 채울 횟수`, value: goal ? fillsText(exp, storedMax) : NOTHING },
    ],
  };
}

/** Without a rate, links to the field that asks for it. */
function renderTime(exp: number, rate: number): ReactNode {
  if (rate > 0) return hoursText(exp / rate);
  return (
    <label htmlFor="rate" className={css.prompt}>
      시간당 경험치 적기
    </label>
  );
}

function formatRemark({ nextGrade, exp }: Plan, { job, grade }: PlanStanding): string {
  if (nextGrade === null)
    return `${gradeName(job, grade)}까지 마쳐 더 할 승급이 없습니다. 아니면 지금 승급을 고르세요.`;
  if (exp === 0) return '경험치는 다 모았습니다. 재료만 모으면 됩니다.';
  return formatDigits(exp);
}

/** @public Read by the list of pages. */
export const params = planParams;

const PATH = '/calc/plan';

interface PlanPageProps {
  belowHuntingGrounds?: BelowHuntingGrounds;
}

function PlanNotes({ provenance, promotions }: PlanPageData) {
  return (
    <FactNotes
      facts={[
        { about: '승급에 필요한 경험치', ...provenance.exp },
        { about: '갈 만한 사냥터', ...provenance.huntingGrounds },
        { about: '왕퀘', ...provenance.kings },
        { about: '승급 재료', ...provenance.materials },
        ...(promotions.length > 0 ? [{ about: '승급 순서', ...provenance.promotions }] : []),
        { about: '승급 기술', ...provenance.skills },
      ]}
    />
  );
}

export default function PlanPage({ belowHuntingGrounds }: PlanPageProps) {
  'use memo';
  const data = usePageData<typeof load>();
  const queryState = useQueryState(planParams);
  const question = readPlanQuestion(queryState.texts);
  const { standing, owned, isPlaced, gear } = question;
  const { job, level, grade } = standing;
  const plan = computePlan(standing, data);
  const advancement = plan.nextGrade === null ? undefined : data.advancements[job]?.[plan.nextGrade - 1];
  const items = new Map(data.items.map((item) => [item.id, item]));
  const materials = advancement?.materials ?? [];
  const skills = data.skills.filter(({ id }) => advancement?.skills.includes(id));
  const steps = data.promotions.filter((promotion) => promotion.grade === plan.nextGrade);
  const title = gradeName(job, plan.nextGrade ?? grade);
  const answer = planAnswer(plan, question, data.storedMax);
  const start = isPlaced ? null : startName(job, grade);
  const isMeasured = isPlaced || grade > 0;
  return (
    <>
      <PageMeta
        title="승급 계획"
        description="다음 승급까지 모자란 경험치, 갈 만한 사냥터, 재료와 시세를 봅니다."
        path={PATH}
      />
      <CalcHead title="승급 계획" tab="승급 계획" />
      <FillPlace queryState={queryState} className={`cols flip ${calculatorCss.parted}`}>
        <PlanForm queryState={queryState} question={question} answer={answer} />
        <div key={`answers ${queryState.fills}`} className={`stack ${calculatorCss.answers}`}>
          <Answer {...answer} />
          <PlanLadder
            plan={plan}
            isMeasured={isMeasured}
            materials={{ owned: materials.filter(({ id }) => owned.has(id)).length, wanted: materials.length }}
            title={<span className={`g${plan.nextGrade ?? grade}`}>{title}</span>}
          />
          <PlanParts
            plan={plan}
            standing={standing}
            start={start}
            isMeasured={isMeasured}
            gear={gear}
            rule={data.bareRule}
          />
          <PlanHunt
            huntingGrounds={data.huntingGrounds}
            standing={{ ...standing, hp: question.worn.hp }}
            isWorn={isPlaced && gear !== null}
            start={start}
            missing={plan.exp}
            totals={data.totals[job] ?? NO_TOTALS}
            cap={data.cap}
            below={belowHuntingGrounds}
          />
        </div>
        <div key={`materials ${queryState.fills}`} className={`stack ${calculatorCss.across} ${css.below}`}>
          <PlanMaterials
            queryState={queryState}
            materials={materials}
            unlisted={advancement?.unlisted ?? []}
            items={items}
            quotes={data.quotes}
            owned={owned}
            level={level}
          />
          {steps.length > 0 && <PlanSteps promotions={steps} job={job} level={level} />}
          {skills.length > 0 && (
            <PlanGains
              job={job}
              level={level}
              title={title}
              skills={skills}
              armour={(advancement?.armour ?? []).flatMap((id) => items.get(id) ?? [])}
            />
          )}
        </div>
        <div key={`more ${queryState.fills}`} className="stack">
          <PlanKings kings={data.kings} level={level} grade={grade} missing={plan.exp} start={start} />
        </div>
        <div className={calculatorCss.across}>
          <PlanNotes {...data} />
        </div>
      </FillPlace>
    </>
  );
}
